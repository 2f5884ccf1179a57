public import Foundation

/// Says where a session is shown.
@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    /// Returns the window that a session's page is shown over.
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
