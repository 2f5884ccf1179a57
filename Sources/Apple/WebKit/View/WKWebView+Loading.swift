public import FoundationNetworking
public import UIKit

extension WKWebView {
    /// Loads what a request asks for.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? {
        guard let url = request.url else { return nil }
        if url.isFileURL { return loadFileURL(url, allowingReadAccessTo: url) }
        let method = request.httpMethod ?? "GET"
        let navigation = begin(url)
        guard method == "GET" else {
            post(request, navigation)
            return navigation
        }
        var message = PageMessage("load", number, url.absoluteString)
        message.add(headers: request.allHTTPHeaderFields ?? [:])
        perform(message)
        return navigation
    }

    /// The engine takes no body with a request: the app's own session sends it, and the page is made of the answer.
    private func post(_ request: URLRequest, _ navigation: WKNavigation) {
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

    /// Loads a file of the app's.
    ///
    /// - Parameter readAccessURL: A file or a folder that the page may read as well. The page may read what the app may.
    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        let navigation = begin(URL)
        perform(PageMessage("load", number, URL.absoluteString))
        return navigation
    }

    /// Loads a request for a file of the app's.
    @discardableResult
    open func loadFileRequest(_ request: URLRequest, allowingReadAccessTo readAccessURL: URL) -> WKNavigation {
        request.url.flatMap { loadFileURL($0, allowingReadAccessTo: readAccessURL) } ?? WKNavigation()
    }

    /// Shows a text of HTML.
    ///
    /// - Parameter baseURL: The address from which the page's own addresses go on.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        let navigation = begin(baseURL ?? URL(string: "about:blank"))
        perform(PageMessage("html", number, string, baseURL?.absoluteString))
        return navigation
    }

    /// Shows data.
    @discardableResult
    open func load(
        _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? {
        let navigation = begin(baseURL)
        show(data, type: MIMEType, encoding: characterEncodingName, base: baseURL)
        return navigation
    }

    /// Shows data as if it were the answer to a request.
    @discardableResult
    open func loadSimulatedRequest(_ request: URLRequest, response: URLResponse, responseData data: Data)
        -> WKNavigation
    {
        let navigation = begin(request.url)
        show(data, type: response.mimeType, encoding: response.textEncodingName, base: request.url)
        return navigation
    }

    /// Shows a text of HTML as if it were the answer to a request.
    @discardableResult
    open func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation {
        let navigation = begin(request.url)
        show(Data(string.utf8), type: "text/html", encoding: "utf-8", base: request.url)
        return navigation
    }

    private func show(_ data: Data, type: String?, encoding: String?, base: URL?) {
        perform(PageMessage("data", number, type ?? "text/html", encoding, base?.absoluteString, data))
    }

    /// Loads the page again.
    @discardableResult
    open func reload() -> WKNavigation? {
        guard url != nil else { return nil }
        return command("reload", false)
    }

    /// Loads the page again, past all caches.
    @discardableResult
    open func reloadFromOrigin() -> WKNavigation? {
        guard url != nil else { return nil }
        return command("reload", true)
    }

    /// Goes to the page before.
    @discardableResult
    open func goBack() -> WKNavigation? { canGoBack ? command("back") : nil }

    /// Goes to the page after.
    @discardableResult
    open func goForward() -> WKNavigation? { canGoForward ? command("forward") : nil }

    /// Goes to a page of the list.
    @discardableResult
    open func go(to item: WKBackForwardListItem) -> WKNavigation? {
        backForwardList.distance(to: item).flatMap { $0 == 0 ? nil : command("go", $0) }
    }

    /// Loads no more.
    open func stopLoading() { send("stop") }

    /// Whether the engine answers addresses of a scheme itself.
    open class func handlesURLScheme(_ urlScheme: String) -> Bool {
        ["http", "https", "file", "about", "data", "blob", "ws", "wss", "javascript", "ftp"]
            .contains(urlScheme.lowercased())
    }

    // MARK: Loadings

    private func begin(_ url: URL?) -> WKNavigation {
        let navigation = WKNavigation()
        state.pending = navigation
        state.expectsMainFrame = true
        state.hasFailed = false
        if let url { self.url = url }
        if !isLoading { isLoading = true }
        setBusy(true)
        return navigation
    }

    private func perform(_ message: PageMessage) {
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

    private func command(_ verb: String, _ argument: Any? = nil) -> WKNavigation {
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
