import URLLoading
import UIKit

/// What the engine tells a view.
extension WKWebView {
    func receive(_ message: PageMessage) {
        switch message.verb {
        case "picture": show(message)
        case "state": takeState(message)
        case "list": backForwardList.update(message)
        case "load": loadChanged(message.text(2))
        case "failed": failed(message)
        case "ended": processEnded()
        case "decide": decide(message)
        case "create": create(message)
        case "closed": uiDelegate?.webViewDidClose(self)
        case "panel": showPanel(message)
        case "authenticate": authenticate(message)
        case "menu": content.showMenu(message)
        case "message": receiveScript(message)
        case "typing", "caret", "surrounding", "unmarked": content.receive(message)
        default: break
        }
    }

    private func takeState(_ message: PageMessage) {
        let url = message.url(2)
        // A page that is being loaded has its address from the beginning.
        if state.pending == nil, url != self.url { self.url = url }
        if message.text(3) != title { title = message.text(3) }
        if message.number(4) != estimatedProgress { estimatedProgress = message.number(4) }
        let isLoading = message.bool(5) || state.pending != nil
        if isLoading != self.isLoading { self.isLoading = isLoading }
        if message.bool(6) != canGoBack { canGoBack = message.bool(6) }
        if message.bool(7) != canGoForward { canGoForward = message.bool(7) }
        if message.bool(8) != hasOnlySecureContent { hasOnlySecureContent = message.bool(8) }
        let parts = message.text(9).split(separator: " ").compactMap { Double($0) }
        let color = parts.count == 4 ? UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]) : nil
        if color != themeColor { themeColor = color }
    }

    private func loadChanged(_ event: String) {
        switch event {
        case "started":
            state.current = state.pending ?? WKNavigation()
            state.pending = nil
            state.hasFailed = false
            if !isLoading { isLoading = true }
            setBusy(true)
            navigationDelegate?.webView(self, didStartProvisionalNavigation: state.current)
        case "redirected":
            navigationDelegate?.webView(self, didReceiveServerRedirectForProvisionalNavigation: state.current)
        case "committed":
            state.scrolling = 0
            state.offset = .zero
            navigationDelegate?.webView(self, didCommit: state.current)
        case "finished":
            // A loading that fails ends as well.
            guard !state.hasFailed, let navigation = state.current else { return }
            // The engine tells of the title later; an app asks for it as soon as it hears of the end.
            PageEngine.shared.ask("evaluate", number, WKContentWorld.own.engineName, "document.title") {
                [weak self] answer in
                self?.finish(navigation, title: PageValue.value(answer.text(4)) as? String)
            }
        default: break
        }
    }

    private func finish(_ navigation: WKNavigation, title: String?) {
        guard state.current === navigation else { return }
        if let title, title != self.title { self.title = title }
        state.current = nil
        navigationDelegate?.webView(self, didFinish: navigation)
        if state.pending == nil { waitForPictures() }
    }

    private func failed(_ message: PageMessage) {
        fail(PageFailure.error(message), afterCommit: message.bool(2))
    }

    // MARK: Decisions

    var mainFrame: WKFrameInfo {
        WKFrameInfo(
            isMainFrame: true, request: URLRequest(url: url ?? URL(string: "about:blank")!), webView: self)
    }

    private func decide(_ message: PageMessage) {
        if message.text(3) == "response" { return decideResponse(message) }
        guard let url = message.url(5) ?? URL(string: "about:blank") else { return answer(message, true) }
        let types: [WKNavigationType] = [
            .linkActivated, .formSubmitted, .backForward, .reload, .formResubmitted, .other,
        ]
        let number = message.int(6)
        let type = types.indices.contains(number) ? types[number] : .other
        let expected = state.expectsMainFrame
        state.expectsMainFrame = false
        guard type == .other, !expected, message.text(3) == "action" else {
            return decideAction(message, url, type, isMainFrame: true)
        }
        // A frame in the page, or the page itself: the engine does not tell.
        PageEngine.shared.ask("evaluate", self.number, WKContentWorld.own.engineName, PageScript.frameAddresses) {
            [weak self] answer in
            let frames = PageValue.value(answer.text(4)) as? [String] ?? []
            self?.decideAction(message, url, type, isMainFrame: !frames.contains(url.absoluteString))
        }
    }

    private func decideAction(_ message: PageMessage, _ url: URL, _ type: WKNavigationType, isMainFrame: Bool) {
        guard let delegate = navigationDelegate else { return answer(message, true) }
        var request = URLRequest(url: url)
        request.httpMethod = message.text(4)
        request.allHTTPHeaderFields = message.headers(from: 11)
        let source = mainFrame
        let target =
            message.text(3) == "window"
            ? nil : WKFrameInfo(isMainFrame: isMainFrame, request: request, webView: self)
        let action = WKNavigationAction(
            source: source, target: target, type: type, request: request,
            modifiers: PageKeys.flags(ofEngine: message.int(10)), button: message.int(9))
        let preferences = WKWebpagePreferences()
        preferences.allowsContentJavaScript = configuration.defaultWebpagePreferences?.allowsContentJavaScript ?? true
        delegate.webView(self, decidePolicyFor: action, preferences: preferences) { [weak self] policy, preferences in
            guard let self else { return }
            if isMainFrame, policy == .allow {
                send("scripted", preferences.allowsContentJavaScript && configuration.preferences.javaScriptEnabled)
            }
            answer(message, policy == .allow)
            if policy == .cancel, isMainFrame, state.pending != nil, target != nil {
                // Nothing begins, and nothing is told of it.
                state.pending = nil
                isLoading = false
                setBusy(false)
            }
        }
    }

    private func decideResponse(_ message: PageMessage) {
        let canShow = message.bool(9)
        guard let delegate = navigationDelegate, let url = message.url(4) else { return answer(message, canShow) }
        let status = message.int(5)
        var headers = message.headers(from: 11)
        if headers["Content-Type"] == nil, !message.text(6).isEmpty { headers["Content-Type"] = message.text(6) }
        let response: URLResponse =
            status > 0
            ? HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)
                ?? URLResponse()
            : URLResponse(
                url: url, mimeType: message.text(6), expectedContentLength: message.int(7), textEncodingName: nil)
        let navigation = WKNavigationResponse(
            isForMainFrame: message.bool(10), response: response, canShowMIMEType: canShow)
        delegate.webView(self, decidePolicyFor: navigation) { [weak self] policy in
            self?.answer(message, policy == .allow)
        }
    }

    private func answer(_ message: PageMessage, _ isAllowed: Bool) {
        PageEngine.shared.send(PageMessage("decision", message.int(2), isAllowed))
    }

    // MARK: Windows and panels

    private func create(_ message: PageMessage) {
        let request = URLRequest(url: message.url(3) ?? URL(string: "about:blank")!)
        let action = WKNavigationAction(
            source: mainFrame, target: nil, type: message.bool(4) ? .linkActivated : .other, request: request)
        let configuration = configuration.copy() as? WKWebViewConfiguration ?? configuration
        let view = uiDelegate?.webView(
            self, createWebViewWith: configuration, for: action, windowFeatures: WKWindowFeatures())
        PageEngine.shared.send(PageMessage("created", message.int(2), view?.number ?? 0))
    }

    private func showPanel(_ message: PageMessage) {
        let number = message.int(2)
        func answer(_ isConfirmed: Bool, _ text: String = "") {
            PageEngine.shared.send(PageMessage("panelled", number, isConfirmed, text))
        }
        guard let delegate = uiDelegate else { return answer(false) }
        let text = message.text(4)
        switch message.int(3) {
        case 0:
            delegate.webView(self, runJavaScriptAlertPanelWithMessage: text, initiatedByFrame: mainFrame) {
                answer(true)
            }
        case 1:
            delegate.webView(self, runJavaScriptConfirmPanelWithMessage: text, initiatedByFrame: mainFrame) {
                answer($0)
            }
        default:
            delegate.webView(
                self, runJavaScriptTextInputPanelWithPrompt: text, defaultText: message.text(5),
                initiatedByFrame: mainFrame
            ) { answer($0 != nil, $0 ?? "") }
        }
    }

    private func authenticate(_ message: PageMessage) {
        let number = message.int(2)
        let methods = [2: NSURLAuthenticationMethodHTTPBasic, 3: NSURLAuthenticationMethodHTTPDigest]
        let space = URLProtectionSpace(
            host: message.text(3), port: message.int(4), protocol: url?.scheme, realm: message.text(5),
            authenticationMethod: methods[message.int(6)] ?? NSURLAuthenticationMethodDefault)
        guard let delegate = navigationDelegate else {
            return PageEngine.shared.send(PageMessage("authenticated", number, "without"))
        }
        let challenge = URLAuthenticationChallenge(
            protectionSpace: space, proposedCredential: nil, previousFailureCount: message.bool(7) ? 1 : 0,
            failureResponse: nil, error: nil, sender: ChallengeSender())
        delegate.webView(self, didReceive: challenge) { disposition, credential in
            switch disposition {
            case .useCredential:
                guard let credential else { fallthrough }
                let persistence = credential.persistence == .none ? 0 : 1
                PageEngine.shared.send(
                    PageMessage(
                        "authenticated", number, "use", credential.user, credential.password, persistence))
            case .performDefaultHandling, .rejectProtectionSpace:
                PageEngine.shared.send(PageMessage("authenticated", number, "without"))
            default: PageEngine.shared.send(PageMessage("authenticated", number, "cancel"))
            }
        }
    }
}

/// Nobody: an answer goes through the delegate's handler.
private final class ChallengeSender: NSObject, URLAuthenticationChallengeSender {
    func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
    func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {}
    func cancel(_ challenge: URLAuthenticationChallenge) {}
    func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
    func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
}
