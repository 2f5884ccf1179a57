import UIKit
import WebKit

/// The page of a controller with its bars.
@preconcurrency @MainActor
final class PageScreen: NSObject, WKNavigationDelegate, WKUIDelegate {
    let view = UIView()
    let back = UIButton(type: .system)
    let web: WKWebView
    private unowned let owner: SFSafariViewController
    private let url: URL
    private let top = UIView(), bottom = UIView()
    private let field = UIView(), host = UILabel(), lock = UIImageView(image: UIImage(systemName: "lock.fill"))
    private let reload = PageScreen.button("arrow.clockwise", "Reload")
    private let goBack = PageScreen.button("chevron.left", "Back")
    private let goForward = PageScreen.button("chevron.right", "Forward")
    private let share = PageScreen.button("square.and.arrow.up", "Share")
    private let outside = PageScreen.button("safari", "Open in Browser")
    private let progress = UIProgressView(progressViewStyle: .bar)
    private var observations: [NSKeyValueObservation] = []
    private var isFirst = true

    private static func button(_ symbol: String, _ label: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: symbol), for: .normal)
        button.accessibilityLabel = label
        return button
    }

    init(_ owner: SFSafariViewController, _ url: URL) {
        self.owner = owner
        self.url = url
        let configuration = WKWebViewConfiguration()
        if owner._isEphemeral { configuration.websiteDataStore = .nonPersistent() }
        web = WKWebView(frame: .zero, configuration: configuration)
        super.init()
        web.navigationDelegate = self
        web.uiDelegate = self
        web.allowsBackForwardNavigationGestures = true
        setUp()
        observe()
    }

    func load(_ headers: [String: String]) {
        var request = URLRequest(url: url)
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        web.load(request)
    }

    func show(bar: UIColor, controls: UIColor?) {
        top.backgroundColor = bar
        bottom.backgroundColor = bar
        view.tintColor = controls
    }

    // MARK: Layout

    private func setUp() {
        back.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        field.backgroundColor = .tertiarySystemFill
        field.layer.cornerRadius = 10
        host.font = .systemFont(ofSize: 15)
        host.lineBreakMode = .byTruncatingMiddle
        lock.tintColor = .secondaryLabel
        reload.tintColor = .label
        progress.trackTintColor = .clear
        let tools = UIStackView(arrangedSubviews: [goBack, goForward, share, outside])
        tools.distribution = .equalSpacing
        let lines = [UIView(), UIView()]
        for line in lines { line.backgroundColor = .separator }
        for part in [web, top, bottom, lines[0], lines[1], back, field, host, lock, reload, tools, progress] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let safe = view.safeAreaLayoutGuide
        // The heights of bars, 44 points each, are iOS's (Human Interface Guidelines).
        NSLayoutConstraint.activate([
            top.topAnchor.constraint(equalTo: view.topAnchor),
            top.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            top.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            top.bottomAnchor.constraint(equalTo: safe.topAnchor, constant: 44),
            bottom.topAnchor.constraint(equalTo: safe.bottomAnchor, constant: -44),
            bottom.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bottom.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bottom.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            web.topAnchor.constraint(equalTo: top.bottomAnchor), web.bottomAnchor.constraint(equalTo: bottom.topAnchor),
            web.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            web.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            back.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            back.centerYAnchor.constraint(equalTo: top.bottomAnchor, constant: -22),
            field.leadingAnchor.constraint(equalTo: back.trailingAnchor, constant: 12),
            field.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -12),
            field.centerYAnchor.constraint(equalTo: back.centerYAnchor),
            field.heightAnchor.constraint(equalToConstant: 36),
            host.centerXAnchor.constraint(equalTo: field.centerXAnchor),
            host.centerYAnchor.constraint(equalTo: field.centerYAnchor),
            host.leadingAnchor.constraint(greaterThanOrEqualTo: field.leadingAnchor, constant: 36),
            lock.trailingAnchor.constraint(equalTo: host.leadingAnchor, constant: -4),
            lock.centerYAnchor.constraint(equalTo: host.centerYAnchor),
            lock.heightAnchor.constraint(equalToConstant: 12), lock.widthAnchor.constraint(equalToConstant: 10),
            reload.trailingAnchor.constraint(equalTo: field.trailingAnchor, constant: -8),
            reload.centerYAnchor.constraint(equalTo: field.centerYAnchor),
            tools.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 24),
            tools.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -24),
            tools.centerYAnchor.constraint(equalTo: bottom.topAnchor, constant: 22),
            progress.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            progress.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            progress.bottomAnchor.constraint(equalTo: top.bottomAnchor),
            lines[0].topAnchor.constraint(equalTo: top.bottomAnchor),
            lines[1].bottomAnchor.constraint(equalTo: bottom.topAnchor),
        ])
        for line in lines {
            line.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
            line.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
            line.heightAnchor.constraint(equalToConstant: 0.5).isActive = true
        }
        back.addAction(UIAction { [weak self] _ in self?.owner.finish() }, for: .touchUpInside)
        reload.addAction(UIAction { [weak self] _ in self?.web.reload() }, for: .touchUpInside)
        goBack.addAction(UIAction { [weak self] _ in self?.web.goBack() }, for: .touchUpInside)
        goForward.addAction(UIAction { [weak self] _ in self?.web.goForward() }, for: .touchUpInside)
        share.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                owner.share(web.url ?? url, title: web.title, from: share)
            }, for: .touchUpInside)
        outside.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                owner.openInBrowser(web.url ?? url)
            }, for: .touchUpInside)
        showState()
    }

    // MARK: State

    private func observe() {
        func follow<Value>(_ path: KeyPath<WKWebView, Value>) {
            observations.append(
                web.observe(path) { [weak self] _, _ in MainActor.assumeIsolated { self?.showState() } })
        }
        follow(\.url)
        follow(\.estimatedProgress)
        follow(\.isLoading)
        follow(\.canGoBack)
        follow(\.canGoForward)
        follow(\.hasOnlySecureContent)
    }

    private func showState() {
        let shown = web.url ?? url
        let name = shown.host ?? url.host ?? ""
        host.text = name.hasPrefix("www.") ? String(name.dropFirst(4)) : name
        lock.isHidden = shown.scheme != "https"
        goBack.isEnabled = web.canGoBack
        goForward.isEnabled = web.canGoForward
        progress.isHidden = !web.isLoading
        progress.progress = Float(web.estimatedProgress)
    }

    // MARK: The page

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
        guard let address = navigationAction.request.url else { return decisionHandler(.allow) }
        if owner._takesAddress?(address) ?? false { return decisionHandler(.cancel) }
        guard let scheme = address.scheme, WKWebView.handlesURLScheme(scheme) else {
            // Another app's, such as a call or a letter.
            UIApplication.shared.open(address, options: [:]) { _ in }
            return decisionHandler(.cancel)
        }
        decisionHandler(.allow)
    }

    func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) {
        if isFirst, let address = webView.url {
            owner.delegate?.safariViewController(owner, initialLoadDidRedirectTo: address)
        }
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { completed(true) }

    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {
        completed(false)
        guard (error as NSError).code != NSURLErrorCancelled else { return }
        let title = "Safari can\u{2019}t open the page."
        let style = "font: 17px -apple-system; text-align: center; margin: 40% 24px; color: gray"
        let text = (error as NSError).localizedDescription.replacingOccurrences(of: "<", with: "&lt;")
        webView.loadHTMLString(
            "<meta name=viewport content='width=device-width'><body style='\(style)'>\(title)<p>\(text)", baseURL: url)
    }

    private func completed(_ isLoaded: Bool) {
        guard isFirst else { return }
        isFirst = false
        owner.delegate?.safariViewController(owner, didCompleteInitialLoad: isLoaded)
    }

    /// A page for a new window comes in this one's place.
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
        webView.load(navigationAction.request)
        return nil
    }

    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
        let alert = UIAlertController(title: frame.securityOrigin.host, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Close", style: .default) { _ in completionHandler() })
        owner.present(alert, animated: true)
    }

    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
    ) {
        let alert = UIAlertController(title: frame.securityOrigin.host, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in completionHandler(false) })
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in completionHandler(true) })
        owner.present(alert, animated: true)
    }
}
