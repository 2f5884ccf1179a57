public import SwiftUI
import WebKit

/// Shows a page of the web.
@MainActor @preconcurrency
public struct WebView: View {
    private let page: WebPage?
    private let url: URL?

    /// Creates a view of a page that the app has.
    public init(_ page: WebPage) {
        self.page = page
        url = nil
    }

    /// Creates a view of an address; nil shows nothing. Another address is loaded when it is set.
    public init(url: URL?) {
        page = nil
        self.url = url
    }

    public var body: some View {
        if let page {
            WebRepresentation(page: page)
        } else {
            OwnPage(url: url)
        }
    }
}

/// A page that the view has for itself.
private struct OwnPage: View {
    let url: URL?
    @State private var page = WebPage()

    var body: some View {
        WebRepresentation(page: page).onChange(of: url, initial: true) { _, new in
            if new != nil || page.url != nil { page.load(new) }
        }
    }
}

private struct WebRepresentation: UIViewRepresentable {
    let page: WebPage

    func makeUIView(context: Context) -> WebHost { WebHost() }

    func updateUIView(_ host: WebHost, context: Context) {
        host.show(page.view)
        let environment = context.environment
        page.view.allowsBackForwardNavigationGestures = environment.webViewGestures != .disabled
        page.view.allowsLinkPreview = environment.webViewLinkPreviews != .disabled
        page.view.isOpaque = environment.webViewBackground != .hidden
        if environment.webViewBackground == .hidden { page.view.backgroundColor = .clear }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: WebHost, context: Context) -> CGSize? {
        proposal.replacingUnspecifiedDimensions()
    }
}

/// Holds the view of a page, which may come to another view.
private final class WebHost: UIView {
    func show(_ view: UIView) {
        guard view.superview !== self else { return }
        for old in subviews { old.removeFromSuperview() }
        addSubview(view)
        view.frame = bounds
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews { view.frame = bounds }
    }
}

/// Whether views of pages let a person do something.
public struct WebViewBehavior: Hashable, Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = WebViewBehavior(name: "automatic")
    /// They do.
    public static let enabled = WebViewBehavior(name: "enabled")
    /// They do not.
    public static let disabled = WebViewBehavior(name: "disabled")
}

extension WebView {
    /// Whether a finger from the edge goes to other pages.
    public typealias BackForwardNavigationGesturesBehavior = WebViewBehavior
    /// Whether a link that is held shows its page.
    public typealias LinkPreviewBehavior = WebViewBehavior
}

private struct WebViewGesturesKey: EnvironmentKey { static let defaultValue = WebViewBehavior.automatic }
private struct WebViewLinkPreviewsKey: EnvironmentKey { static let defaultValue = WebViewBehavior.automatic }
private struct WebViewBackgroundKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

extension EnvironmentValues {
    var webViewGestures: WebViewBehavior {
        get { self[WebViewGesturesKey.self] }
        set { self[WebViewGesturesKey.self] = newValue }
    }
    var webViewLinkPreviews: WebViewBehavior {
        get { self[WebViewLinkPreviewsKey.self] }
        set { self[WebViewLinkPreviewsKey.self] = newValue }
    }
    var webViewBackground: Visibility {
        get { self[WebViewBackgroundKey.self] }
        set { self[WebViewBackgroundKey.self] = newValue }
    }
}

extension View {
    /// Sets whether a finger from the edge goes to other pages. It does by default.
    public func webViewBackForwardNavigationGestures(_ value: WebViewBehavior) -> some View {
        environment(\.webViewGestures, value)
    }

    /// Sets whether a link that is held shows its page. It does by default.
    public func webViewLinkPreviews(_ value: WebViewBehavior) -> some View {
        environment(\.webViewLinkPreviews, value)
    }

    /// Sets whether pages have a background of their own. They do by default.
    public func webViewContentBackground(_ visibility: Visibility) -> some View {
        environment(\.webViewBackground, visibility)
    }
}
