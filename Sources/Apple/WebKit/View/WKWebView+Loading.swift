public import URLLoading
public import UIKit

extension WKWebView {
    /// The engine takes no body with a request: the app's own session sends it, and the page is made of the answer.
    func post(_ request: URLRequest, _ navigation: WKNavigation) {
        let task = URLSession.shared.dataTask(with: request) { data, response, error in
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    guard self.state.pending === navigation else { return }
                    guard let response else { return self.fail(error ?? URLError(.badServerResponse)) }
                    self.show(
                        data ?? Data(), type: response.mimeType, encoding: response.textEncodingName,
                        base: response.url ?? request.url)
                }
            }
        }
        task.resume()
    }

    func show(_ data: Data, type: String?, encoding: String?, base: URL?) {
        perform(PageMessage("data", number, type ?? "text/html", encoding, base?.absoluteString, data))
    }

    func begin(_ url: URL?) -> WKNavigation {
        let navigation = WKNavigation()
        state.pending = navigation
        state.expectsMainFrame = true
        state.hasFailed = false
        if let url { self.url = url }
        if !isLoading { isLoading = true }
        setBusy(true)
        return navigation
    }

    func perform(_ message: PageMessage) {
        make()
        guard isMade else {
            // After the call that asked for it, as all failures.
            DispatchQueue.main.async { [weak self] in
                MainActor.assumeIsolated { self?.fail(URLError(.resourceUnavailable)) }
            }
            return
        }
        PageEngine.shared.send(message)
    }

    func command(_ verb: String, _ argument: Any? = nil) -> WKNavigation {
        let navigation = WKNavigation()
        state.pending = navigation
        state.expectsMainFrame = true
        setBusy(true)
        send(verb, argument)
        return navigation
    }

    /// Loading has failed with the page unchanged.
    func fail(_ error: any Error, afterCommit: Bool = false) {
        let navigation = state.current ?? state.pending
        if state.current == nil { state.pending = nil }
        state.current = nil
        state.hasFailed = true
        if state.pending == nil {
            isLoading = false
            setBusy(false)
        }
        if afterCommit {
            navigationDelegate?.webView(self, didFail: navigation, withError: error)
        } else {
            navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
        }
    }

    func processEnded() {
        setBusy(false)
        navigationDelegate?.webViewWebContentProcessDidTerminate(self)
    }
}
