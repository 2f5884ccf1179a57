public import URLLoading
public import SwiftUI
public import WebKit

/// A page of the web, which tells of itself while views look on and can be told what to show.
@MainActor @Observable
public final class WebPage {
    /// The page's title; empty without one.
    public private(set) var title = ""
    /// The address of the page, or of the one that is being loaded.
    public private(set) var url: URL?
    /// Whether something is being loaded.
    public private(set) var isLoading = false
    /// How much of the page has been loaded, from 0 to 1.
    public private(set) var estimatedProgress = 0.0
    /// Whether all of the page has come by connections that nobody else can read.
    public private(set) var hasOnlySecureContent = false
    /// The colour that the page gives its surroundings; nil if it says none.
    public private(set) var themeColor: Color?
    /// The pages that were shown.
    public private(set) var backForwardList: BackForwardList
    /// What happened last; nil before the first page.
    public private(set) var currentNavigationEvent: NavigationEvent?

    /// The page as UIKit shows it.
    @ObservationIgnored let view: WKWebView
    @ObservationIgnored private var observations: [NSKeyValueObservation] = []
    @ObservationIgnored private let delegate = WebPageDelegate()
    @ObservationIgnored private var listeners: [Int: AsyncThrowingStream<NavigationEvent, any Error>.Continuation] = [:]
    @ObservationIgnored private var number = 0

    /// Something that happens while a page is loaded.
    public enum NavigationEvent: Hashable, Sendable {
        /// A page is asked for.
        case startedProvisionalNavigation
        /// The server names another address.
        case receivedServerRedirect
        /// The page begins to come.
        case committed
        /// The page is there.
        case finished
    }

    /// Why a page did not come.
    public enum NavigationError: Error {
        /// It could not be asked for.
        case failedProvisionalNavigation(any Error)
        /// The program of the page has ended.
        case webContentProcessTerminated
        /// The page is none any more.
        case pageClosed
        /// The address is none.
        case invalidURL
    }

    /// Creates an empty page.
    public init(configuration: Configuration = Configuration()) {
        view = WKWebView(frame: .zero, configuration: configuration.webKit)
        backForwardList = BackForwardList(list: view.backForwardList)
        view.navigationDelegate = delegate
        delegate.happened = { [weak self] in self?.take($0) }
        observe()
    }

    private func observe() {
        func follow<Value>(_ path: KeyPath<WKWebView, Value>, _ take: @escaping @MainActor (WebPage) -> Void) {
            observations.append(
                view.observe(path, options: []) { [weak self] _, _ in
                    MainActor.assumeIsolated { if let self { take(self) } }
                })
        }
        follow(\.title) { $0.title = $0.view.title ?? "" }
        follow(\.url) { $0.url = $0.view.url }
        follow(\.isLoading) { $0.isLoading = $0.view.isLoading }
        follow(\.estimatedProgress) { $0.estimatedProgress = $0.view.estimatedProgress }
        follow(\.hasOnlySecureContent) { $0.hasOnlySecureContent = $0.view.hasOnlySecureContent }
        follow(\.themeColor) { $0.themeColor = $0.view.themeColor.map { Color($0) } }
        for path in [\WKWebView.canGoBack, \.canGoForward] {
            follow(path) { $0.backForwardList = BackForwardList(list: $0.view.backForwardList) }
        }
    }

    // MARK: Loading

    /// Loads an address. What is returned tells of it; nobody has to look.
    @discardableResult
    public func load(_ request: URLRequest) -> AsyncThrowingStream<NavigationEvent, any Error> {
        begin { self.view.load(request) }
    }

    /// Loads an address; nil empties the page.
    @discardableResult
    public func load(_ url: URL?) -> AsyncThrowingStream<NavigationEvent, any Error> {
        load(URLRequest(url: url ?? URL(string: "about:blank")!))
    }

    /// Loads a page from its text.
    @discardableResult
    public func load(
        html: String, baseURL: URL = URL(string: "about:blank")!
    ) -> AsyncThrowingStream<NavigationEvent, any Error> {
        begin { self.view.loadHTMLString(html, baseURL: baseURL) }
    }

    /// Loads a page from its bytes.
    @discardableResult
    public func load(
        _ data: Data, mimeType: String, characterEncoding: String.Encoding, baseURL: URL
    ) -> AsyncThrowingStream<NavigationEvent, any Error> {
        let name = characterEncoding == .utf16 ? "utf-16" : characterEncoding == .isoLatin1 ? "iso-8859-1" : "utf-8"
        return begin { self.view.load(data, mimeType: mimeType, characterEncodingName: name, baseURL: baseURL) }
    }

    /// Goes to one of the pages that were shown.
    @discardableResult
    public func load(_ item: BackForwardList.Item) -> AsyncThrowingStream<NavigationEvent, any Error> {
        begin { self.view.go(to: item.item) }
    }

    /// Loads the page again.
    ///
    /// - Parameter fromOrigin: Whether all of it is asked for anew.
    @discardableResult
    public func reload(fromOrigin: Bool = false) -> AsyncThrowingStream<NavigationEvent, any Error> {
        begin { fromOrigin ? self.view.reloadFromOrigin() : self.view.reload() }
    }

    /// Ends what is being loaded.
    public func stopLoading() { view.stopLoading() }

    /// What happens from now on, of all pages.
    public var navigations: AsyncThrowingStream<NavigationEvent, any Error> { listen(untilEnd: false) }

    private func begin(_ load: () -> WKNavigation?) -> AsyncThrowingStream<NavigationEvent, any Error> {
        let stream = listen(untilEnd: true)
        _ = load()
        return stream
    }

    @ObservationIgnored private var ending: Set<Int> = []

    private func listen(untilEnd: Bool) -> AsyncThrowingStream<NavigationEvent, any Error> {
        number += 1
        let own = number
        if untilEnd {
            // Who waits for another page waits no longer.
            for other in ending { listeners.removeValue(forKey: other)?.finish() }
            ending = [own]
        }
        return AsyncThrowingStream { continuation in
            listeners[own] = continuation
            continuation.onTermination = { [weak self] _ in
                Task { @MainActor in
                    self?.listeners[own] = nil
                    self?.ending.remove(own)
                }
            }
        }
    }

    private func take(_ result: Result<NavigationEvent, NavigationError>) {
        switch result {
        case .success(let event):
            currentNavigationEvent = event
            for listener in listeners.values { listener.yield(event) }
            if event == .finished { end { $0.finish() } }
        case .failure(let error): end { $0.finish(throwing: error) }
        }
    }

    private func end(_ finish: (AsyncThrowingStream<NavigationEvent, any Error>.Continuation) -> Void) {
        for own in ending { listeners.removeValue(forKey: own).map(finish) }
        ending = []
    }

    // MARK: Scripts and settings

    /// Runs the body of a function of JavaScript's in the page, and returns what it gives.
    ///
    /// - Parameters:
    ///   - functionBody: The statements of the function; `return` gives its value.
    ///   - arguments: Values by the names that the statements call them.
    public func callJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        contentWorld: WKContentWorld? = nil
    ) async throws -> Any? {
        try await view.callAsyncJavaScript(
            functionBody, arguments: arguments, in: frame, contentWorld: contentWorld ?? .page)
    }

    /// The name by which servers know the app; nil for the usual one.
    public var customUserAgent: String? {
        get { view.customUserAgent }
        set { view.customUserAgent = newValue }
    }

    /// Whether a person may look into the page with tools for developers.
    public var isInspectable: Bool {
        get { view.isInspectable }
        set { view.isInspectable = newValue }
    }
}

/// Hears of what becomes of a page.
@MainActor
private final class WebPageDelegate: NSObject, WKNavigationDelegate {
    var happened: (Result<WebPage.NavigationEvent, WebPage.NavigationError>) -> Void = { _ in }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
        happened(.success(.startedProvisionalNavigation))
    }
    func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) {
        happened(.success(.receivedServerRedirect))
    }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { happened(.success(.committed)) }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { happened(.success(.finished)) }
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
        happened(.failure(.failedProvisionalNavigation(error)))
    }
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) { happened(.failure(.failedProvisionalNavigation(error))) }
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
        happened(.failure(.webContentProcessTerminated))
    }
}
