internal import SeamPrimitives

/// Asks a person to rate the app. The system decides whether it asks, and here, where there is no store, it never does; the
/// log says so once.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
    /// Asks for a rating, if the system wants to.
    open class func requestReview() { Store.notice("no rating is asked for") }
    /// Asks for a rating, if the system wants to.
    open class func requestReview(in windowScene: UIWindowScene) { requestReview() }
}

/// The store.
public enum AppStore {
    /// Asks for a rating, if the system wants to.
    @preconcurrency @MainActor
    public static func requestReview(in scene: UIWindowScene) { SKStoreReviewController.requestReview() }
    /// Whether the person may buy. Nobody can: there is no store.
    public static var canMakePayments: Bool { false }
    /// Fetches what the person has bought. Throws: there is no store.
    public static func sync() async throws { throw StoreKitError.notAvailableInStorefront }
}

/// What went wrong with the store.
public enum StoreKitError: Error, Sendable {
    /// Something else.
    case unknown
    /// The person left.
    case userCancelled
    /// The store could not be reached.
    case networkError(URLError)
    /// The system could not do it.
    case systemError(any Error)
    /// The store has it not where the person is.
    case notAvailableInStorefront
}

enum Store {
    static func notice(_ what: String) { LoggedOnce.say("StoreKit: there is no store here: \(what).") }
}
