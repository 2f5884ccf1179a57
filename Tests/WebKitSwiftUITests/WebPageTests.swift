import Foundation
import Stage
import Testing

@testable import QuickLook
@testable import SwiftUI
@testable import UIKit
@testable import WebKit
@testable import _QuickLook_SwiftUI
@testable import _WebKit_SwiftUI

@MainActor @Suite("Pages and files in SwiftUI", .serialized)
struct WebPageTests {
    private func window<V: View>(_ view: V) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        window.rootViewController = UIHostingController(rootView: view)
        window.makeKeyAndVisible()
        for _ in 0..<4 {
            NextTurn.drain()
            window.layoutIfNeeded()
        }
        return window
    }

    private func all<V: UIView>(_ type: V.Type, in view: UIView) -> [V] {
        (view as? V).map { [$0] } ?? view.subviews.flatMap { all(type, in: $0) }
    }

    @Test("A page is shown where its view is, with what the views around it say")
    func view() throws {
        let page = WebPage()
        let window = window(
            VStack {
                Text("above").frame(height: 100)
                WebView(page).webViewBackForwardNavigationGestures(.disabled).webViewLinkPreviews(.disabled)
            })
        let view = try #require(all(WKWebView.self, in: window).first)
        #expect(view === page.view && view.frame.width == 300 && view.frame.height > 150)
        #expect(!view.allowsBackForwardNavigationGestures && !view.allowsLinkPreview)
    }

    @Test("A page tells of what it is told of")
    func properties() {
        let page = WebPage()
        #expect(page.title == "" && page.url == nil && page.currentNavigationEvent == nil)
        nonisolated(unsafe) var isTold = false
        withObservationTracking {
            _ = page.title
        } onChange: {
            isTold = true
        }
        page.view.title = "하나 🙂"
        #expect(isTold && page.title == "하나 🙂")
        page.view.estimatedProgress = 0.5
        #expect(page.estimatedProgress == 0.5)
        #expect(page.backForwardList.currentItem == nil && page.backForwardList[1] == nil)
    }

    @Test("What happens is told in order, to its end")
    func events() async throws {
        let page = WebPage()
        let delegate = try #require(page.view.navigationDelegate)
        let events = page.load(html: "<p>x")
        delegate.webView(page.view, didStartProvisionalNavigation: nil)
        delegate.webView(page.view, didCommit: nil)
        delegate.webView(page.view, didFinish: nil)
        var told: [WebPage.NavigationEvent] = []
        for try await event in events { told.append(event) }
        #expect(told == [.startedProvisionalNavigation, .committed, .finished])
        #expect(page.currentNavigationEvent == .finished)
        let failing = page.load(URL(string: "https://a.b"))
        delegate.webView(page.view, didFail: nil, withError: CocoaError(.fileNoSuchFile))
        await #expect(throws: WebPage.NavigationError.self) { for try await _ in failing {} }
    }

    @Test("A page that nobody keeps goes")
    func lifetime() {
        weak var page: WebPage?
        do {
            let made = WebPage()
            page = made
        }
        #expect(page == nil)
    }

    private struct Files: View {
        let item: Binding<URL?>
        var body: some View { Text("below").quickLookPreview(item) }
    }

    @Test("A file is shown while there is one")
    func quickLook() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
        try "text".write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        var item: URL? = file
        let window = window(Files(item: Binding(get: { item }, set: { item = $0 })))
        let screen = try #require(window.rootViewController?.presentedViewController)
        screen.view.layoutIfNeeded()
        func find(_ controller: UIViewController) -> QLPreviewController? {
            controller as? QLPreviewController ?? controller.children.lazy.compactMap(find).first
        }
        let preview = try #require(find(screen))
        #expect(preview.currentPreviewItem?.previewItemURL == file)
        preview.delegate?.previewControllerWillDismiss(preview)
        #expect(item == nil)
    }
}
