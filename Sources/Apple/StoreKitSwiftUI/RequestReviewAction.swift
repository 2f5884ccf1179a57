public import StoreKit
public import SwiftUI

/// Asks a person to rate the app. The system decides whether it asks, and here, where there is no store, it never does;
/// the log says so once.
public struct RequestReviewAction: Sendable {
    /// Asks for a rating, if the system wants to.
    @preconcurrency @MainActor
    public func callAsFunction() { SKStoreReviewController.requestReview() }
}

private struct RequestReviewKey: EnvironmentKey { static let defaultValue = RequestReviewAction() }

extension EnvironmentValues {
    /// Asks a person to rate the app.
    public var requestReview: RequestReviewAction { self[RequestReviewKey.self] }
}
