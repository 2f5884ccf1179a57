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

enum Store {
    static func notice(_ what: String) { LoggedOnce.say("StoreKit: there is no store here: \(what).") }
}
