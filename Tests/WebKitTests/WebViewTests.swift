import Testing

@testable import UIKit
@testable import WebKit

@MainActor @Suite("Pages in views", .serialized, .enabled(if: Engine.isInstalled)) struct WebViewTests {
    private let recorder = Recorder()
    private let viewport = "<meta name='viewport' content='width=device-width'>"

    private func view(_ configuration: WKWebViewConfiguration = WKWebViewConfiguration()) -> WKWebView {
        configuration.websiteDataStore = .nonPersistent()
        let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), configuration: configuration)
        view.navigationDelegate = recorder
        view.layoutIfNeeded()
        return view
    }

    private func load(_ html: String, in view: WKWebView) async {
        let count = recorder.events.filter { $0 == "finish" }.count
        view.loadHTMLString(viewport + html, baseURL: nil)
        await Engine.wait { recorder.events.filter { $0 == "finish" }.count > count }
    }

    @Test func aTextIsLoadedAndShown() async throws {
        let view = view()
        var titles: [String?] = []
        let token = view.observe(\.title) { view, _ in MainActor.assumeIsolated { titles.append(view.title) } }
        await load("<title>하나</title><body style='background: #0f0'>Text", in: view)
        #expect(recorder.events == ["decide about:blank", "start", "commit", "finish"])
        #expect(view.title == "하나" && titles.contains("하나"))
        #expect(!view.isLoading && view.estimatedProgress == 1)
        let picture = try await view.takeSnapshot(configuration: nil)
        #expect(picture.size == CGSize(width: 300, height: 400))
        let pixel = picture.cgImage?.withPixels { Array($0[4 * 50..<4 * 50 + 4]) }
        #expect(pixel == [0, 255, 0, 255])
        await Engine.wait { view.underPageBackgroundColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
        #expect(view.underPageBackgroundColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        token.invalidate()
    }

    @Test func scriptsHaveValuesAndErrors() async throws {
        let view = view()
        await load("<p id=a>x", in: view)
        let value = try await view.evaluateJavaScript("({a: [1, 'zwei', null, true]})") as? [String: Any]
        #expect((value?["a"] as? [Any])?[1] as? String == "zwei")
        let sum = try await view.callAsyncJavaScript(
            "return await new Promise(next => next(a + b.c))", arguments: ["a": 1, "b": ["c": 2]], contentWorld: .page)
        #expect((sum as? NSNumber)?.intValue == 3)
        do {
            try await view.evaluateJavaScript("nothing.there")
            Issue.record("the script has thrown nothing")
        } catch {
            #expect((error as? WKError)?.code == .javaScriptExceptionOccurred)
        }
        // Worlds have variables of their own.
        try await view.evaluateJavaScript("window.seen = 1", contentWorld: .defaultClient)
        let seen = try await view.evaluateJavaScript("typeof window.seen") as? String
        #expect(seen == "undefined")
    }

    private final class OldListener: NSObject, UIWebViewDelegate {
        var events: [String] = []
        func webView(
            _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebViewNavigationType
        ) -> Bool {
            events.append("decide \(request.url?.scheme ?? "") \(navigationType.rawValue)")
            return request.url?.scheme != "app"
        }
        func webViewDidStartLoad(_ webView: UIWebView) { events.append("start") }
        func webViewDidFinishLoad(_ webView: UIWebView) { events.append("finish") }
        func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) { events.append("fail") }
    }

    @Test func theViewOfOldAppsLoadsAndRunsScripts() async {
        let view = UIWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let listener = OldListener()
        view.delegate = listener
        view.loadHTMLString(viewport + "<title>하나 🎈</title><p id=a>x", baseURL: nil)
        await Engine.wait { listener.events.contains("finish") }
        #expect(listener.events == ["decide about 5", "start", "finish"])
        #expect(view.stringByEvaluatingJavaScript(from: "document.title") == "하나 🎈")
        #expect(view.stringByEvaluatingJavaScript(from: "1 + 1") == "2")
        #expect(view.stringByEvaluatingJavaScript(from: "1 > 0") == "true")
        #expect(view.stringByEvaluatingJavaScript(from: "nothing.there") == nil)
        #expect(view.stringByEvaluatingJavaScript(from: "location = 'app://x'; undefined") == "")
        await Engine.wait { listener.events.contains { $0.hasPrefix("decide app") } }
        #expect(listener.events.contains { $0.hasPrefix("decide app") })
    }

    private final class Listener: NSObject, WKScriptMessageHandler, WKScriptMessageHandlerWithReply {
        var bodies: [String] = []
        func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
            bodies.append("\(message.name) \(message.body)")
        }
        func userContentController(
            _ controller: WKUserContentController, didReceive message: WKScriptMessage
        ) async -> (Any?, String?) { (["twice": (message.body as? Int ?? 0) * 2], nil) }
    }

    @Test func scriptsAndTheAppTalk() async throws {
        let configuration = WKWebViewConfiguration()
        let listener = Listener()
        configuration.userContentController.add(listener, name: "said")
        configuration.userContentController.addScriptMessageHandler(listener, contentWorld: .page, name: "asked")
        configuration.userContentController.addUserScript(
            WKUserScript(
                source: "window.webkit.messageHandlers.said.postMessage('시작 ' + document.readyState)",
                injectionTime: .atDocumentStart, forMainFrameOnly: true))
        let view = view(configuration)
        await load("<p>x", in: view)
        await Engine.wait { !listener.bodies.isEmpty }
        #expect(listener.bodies == ["said 시작 loading"])
        let answer = try await view.callAsyncJavaScript(
            "return (await webkit.messageHandlers.asked.postMessage(21)).twice", contentWorld: .page)
        #expect((answer as? NSNumber)?.intValue == 42)
    }

    @Test func loadingIsDecidedAboutAndFails() async throws {
        let view = view()
        recorder.refused = ["seam-test:stop"]
        await load("<p>x", in: view)
        recorder.events = []
        view.evaluateJavaScript("location.href = 'seam-test:stop'", completionHandler: nil)
        await Engine.wait { recorder.events.contains("decide seam-test:stop") }
        let port = try #require(Engine.closedPort)
        view.load(URLRequest(url: try #require(URL(string: "http://127.0.0.1:\(port)/"))))
        await Engine.wait { recorder.error != nil }
        #expect(recorder.events == ["decide seam-test:stop", "decide http://127.0.0.1:\(port)/", "start", "fail"])
        #expect(recorder.error?.domain == NSURLErrorDomain)
        #expect(recorder.error?.code == NSURLErrorCannotConnectToHost)
    }

    @Test func thePageAndItsScrollViewFollowEachOther() async throws {
        let view = view()
        view.scrollView.contentInsetAdjustmentBehavior = .never
        await load("<body style='margin: 0'><div style='height: 2000px'>x", in: view)
        await Engine.wait { view.scrollView.contentSize.height == 2000 }
        #expect(view.scrollView.contentSize == CGSize(width: 300, height: 2000))
        view.scrollView.contentOffset = CGPoint(x: 0, y: 500)
        var place = 0
        for _ in 0..<1000 where place != 500 {
            place = (try await view.evaluateJavaScript("scrollY") as? NSNumber)?.intValue ?? 0
        }
        #expect(place == 500)
        try await view.evaluateJavaScript("scrollTo(0, 800)")
        await Engine.wait { view.scrollView.contentOffset.y == 800 }
        #expect(view.scrollView.contentOffset.y == 800)
        // A page that says nothing of its width is laid out for that of a computer.
        view.loadHTMLString("<p>wide", baseURL: nil)
        await Engine.wait { view.state.layoutWidth == 980 }
        #expect(view.state.layoutWidth == 980)
    }
}
