import SafariServices
public import UIKit

/// Lets a person sign in at a site, in a page that the app does not see.
///
/// The person is asked first, as on iOS. The page is one of `SFSafariViewController`'s; it ends when it leads to an
/// address of the app's.
@preconcurrency @MainActor
open class ASWebAuthenticationSession: NSObject {
    /// Called once, with the address that the page has led to, or with the reason why there is none.
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void

    /// The addresses at which a session ends.
    public struct Callback: Sendable {
        fileprivate let matches: @Sendable (URL) -> Bool

        /// Addresses of a scheme of the app's.
        public static func customScheme(_ customScheme: String) -> Callback {
            Callback { $0.scheme?.lowercased() == customScheme.lowercased() }
        }

        /// Addresses of `https` with a host and a path.
        public static func https(host: String, path: String) -> Callback {
            Callback { $0.scheme == "https" && $0.host == host && $0.path == path }
        }

        /// Whether an address is one of them.
        public func matchesURL(_ url: URL) -> Bool { matches(url) }
    }

    /// Says where the page is shown. It is not kept.
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    /// Whether the page begins without cookies, and leaves none. False by default.
    open var prefersEphemeralWebBrowserSession = false
    /// What is asked for with the first request, beside its address.
    open var additionalHeaderFields: [String: String]?
    private let url: URL
    private let callback: Callback?
    private var handler: CompletionHandler?
    private var controller: SFSafariViewController?
    private var hasStarted = false
    /// A session that goes on lives without its app.
    private static var running: [ASWebAuthenticationSession] = []

    /// Creates a session that ends at an address of a scheme.
    public init(
        url URL: URL, callbackURLScheme: String?,
        completionHandler: @escaping ASWebAuthenticationSession.CompletionHandler
    ) {
        url = URL
        callback = callbackURLScheme.map { .customScheme($0) }
        handler = completionHandler
    }

    /// Creates a session that ends at certain addresses.
    public init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
        url = URL
        self.callback = callback
        handler = completionHandler
    }

    /// Whether ``start()`` would begin now.
    open var canStart: Bool { !hasStarted && presenter != nil }

    private var presenter: UIViewController? {
        let window = presentationContextProvider?.presentationAnchor(for: self)
        var top = window?.rootViewController
        while let next = top?.presentedViewController { top = next }
        return top
    }

    /// Asks the person, and shows the page. False if it has begun before, or has no place to be shown.
    @discardableResult
    open func start() -> Bool {
        guard !hasStarted else { return false }
        guard presentationContextProvider != nil else {
            end(nil, ASWebAuthenticationSessionError(.presentationContextNotProvided))
            return false
        }
        guard let presenter else {
            end(nil, ASWebAuthenticationSessionError(.presentationContextInvalid))
            return false
        }
        hasStarted = true
        Self.running.append(self)
        let name = Bundle.main.infoDictionary?["CFBundleDisplayName"] ?? Bundle.main.infoDictionary?["CFBundleName"]
        let app = name as? String ?? ProcessInfo.processInfo.processName
        let question = UIAlertController(
            title: "\u{201C}\(app)\u{201D} Wants to Use \u{201C}\(url.host ?? "")\u{201D} to Sign In",
            message: "This allows the app and website to share information about you.", preferredStyle: .alert)
        question.addAction(
            UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in
                self?.end(nil, ASWebAuthenticationSessionError(.canceledLogin))
            })
        question.addAction(
            UIAlertAction(title: "Continue", style: .default) { [weak self] _ in self?.show(over: presenter) })
        presenter.present(question, animated: true)
        return true
    }

    private func show(over presenter: UIViewController) {
        guard handler != nil else { return }
        let controller = SFSafariViewController(url: url)
        self.controller = controller
        controller.dismissButtonStyle = .cancel
        controller.modalPresentationStyle = .pageSheet
        controller._isEphemeral = prefersEphemeralWebBrowserSession
        controller._headers = additionalHeaderFields ?? [:]
        controller._wasFinished = { [weak self] in self?.cancelled() }
        controller._takesAddress = { [weak self] address in
            guard let self, callback?.matchesURL(address) ?? false else { return false }
            end(address, nil)
            return true
        }
        presenter.present(controller, animated: true)
    }

    private func cancelled() { end(nil, ASWebAuthenticationSessionError(.canceledLogin)) }

    /// Ends the session. The handler is called, as when the person goes back.
    open func cancel() {
        guard hasStarted else { return }
        cancelled()
    }

    private func end(_ address: URL?, _ error: (any Error)?) {
        guard let handler else { return }
        self.handler = nil
        controller?.presentingViewController?.dismiss(animated: true)
        controller = nil
        Self.running.removeAll { $0 === self }
        handler(address, error)
    }
}
