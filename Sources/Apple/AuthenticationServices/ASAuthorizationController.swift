public import UIKit

/// Hears whether somebody has signed in.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerDelegate: AnyObject {
    /// Somebody has.
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    /// Nobody has.
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

/// Says where a question is shown.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
    /// Returns the window that it is shown over.
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Asks somebody to sign in. As on a device without an account, each request fails with
/// ``ASAuthorizationError/Code/unknown``; the log says so once.
@preconcurrency @MainActor
open class ASAuthorizationController: NSObject {
    /// What is asked.
    public let authorizationRequests: [ASAuthorizationRequest]
    /// The object that hears of the answer; held weakly.
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    /// The object that says where the question is shown; held weakly.
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

    private static var hasSaid = false

    /// Creates a controller of requests.
    public init(authorizationRequests: [ASAuthorizationRequest]) {
        self.authorizationRequests = authorizationRequests
    }

    /// Asks.
    open func performRequests() {
        if !Self.hasSaid {
            Self.hasSaid = true
            NSLog("AuthenticationServices: there is no account on this device, so nobody can sign in with one")
        }
        DispatchQueue.main.async { [self] in
            delegate?.authorizationController(
                controller: self, didCompleteWithError: ASAuthorizationError(.unknown))
        }
    }

    /// Asks, if that can be done without showing anything.
    open func performAutoFillAssistedRequests() { performRequests() }

    /// Takes the question back.
    open func cancel() {}
}
