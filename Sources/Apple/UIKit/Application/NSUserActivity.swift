internal import SeamPrimitives

/// The user's current activity, to go on with it elsewhere.
///
/// A Linux desktop has no other device that takes an activity over and no index that it is found in: the app's own
/// scenes are what it is handed to.
open class NSUserActivity: NSObject, @unchecked Sendable {
    /// The kind of the activity.
    public let activityType: String
    /// The title.
    open var title: String?
    /// Values of the app's.
    open var userInfo: [AnyHashable: Any]?
    /// The names of the values without which the activity cannot be gone on with. Empty by default.
    open var requiredUserInfoKeys: Set<String>? = []
    /// Words by which the activity is found. Empty by default.
    open var keywords: Set<String> = []
    /// The page that shows the same in a browser.
    open var webpageURL: URL?
    /// The page that led to the app.
    open var referrerURL: URL?
    /// The name of the content, by which a scene that shows it is chosen.
    open var targetContentIdentifier: String?
    /// When the activity is no longer of interest; nil for never.
    open var expirationDate: Date?
    /// By which the activity is deleted.
    open var persistentIdentifier: String?
    /// What may be said to begin the activity.
    open var suggestedInvocationPhrase: String?
    /// Whether other devices may take the activity over. True by default. Has no effect: there are none.
    open var isEligibleForHandoff = true
    /// Whether it may be found on the device. False by default. Has no effect: there is no index.
    open var isEligibleForSearch = false
    /// Whether it may be found by everybody. False by default. Has no effect: there is no index.
    open var isEligibleForPublicIndexing = false
    /// Whether it may be suggested. False by default. Has no effect.
    open var isEligibleForPrediction = false
    /// Whether streams may lead to the device that goes on with it. False by default. Has no effect.
    open var supportsContinuationStreams = false
    /// Hears when the activity is about to be saved.
    open weak var delegate: (any NSUserActivityDelegate)?

    /// Whether the values are old: a current activity then asks its delegate and its responders for new ones.
    open var needsSave = false {
        didSet { if needsSave { saveIfCurrent() } }
    }
    private var isValid = true
    /// Who has the activity as theirs, and puts values in when it is saved.
    private var owners: [ActivityOwner] = []

    /// Creates an activity of a kind, which is named in reverse notation.
    public init(activityType: String) {
        self.activityType = activityType
    }

    /// Adds values to ``userInfo``.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    // MARK: What the user does now

    /// The one that is the user's now.
    private static let current = Locked(CurrentActivity())

    private var isCurrent: Bool { Self.current.withLock { $0.activity === self } }

    /// Makes this what the user does now, in place of another.
    open func becomeCurrent() {
        guard isValid else { return }
        Self.current.withLock { $0.activity = self }
        if needsSave { saveIfCurrent() }
    }

    /// Ends that this is what the user does now.
    open func resignCurrent() {
        Self.current.withLock { if $0.activity === self { $0.activity = nil } }
    }

    /// Ends the activity for good.
    open func invalidate() {
        resignCurrent()
        isValid = false
    }

    private func saveIfCurrent() {
        guard isCurrent else { return }
        DispatchQueue.main.async { [self] in
            MainActor.assumeIsolated {
                guard needsSave, isCurrent else { return }
                needsSave = false
                delegate?.userActivityWillSave(self)
                owners.removeAll { $0.responder == nil }
                for owner in owners { owner.responder?.updateUserActivityState(self) }
            }
        }
    }

    // MARK: What was found

    /// Deletes what an index has of activities; nothing has.
    public class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [String], completionHandler handler: @escaping () -> Void
    ) { DispatchQueue.main.async(execute: Work(handler).item) }

    /// Deletes what an index has of activities; nothing has.
    public class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {
        DispatchQueue.main.async(execute: Work(handler).item)
    }
}

/// Hears of an activity that is saved or taken over. Every method is optional.
public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// Called before a current activity whose values are old is saved.
    func userActivityWillSave(_ userActivity: NSUserActivity)
    /// Called when another device goes on with the activity. Never: there is none.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// The kind of an activity that was begun in a browser: its address is ``NSUserActivity/webpageURL``.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// A responder that has an activity as its own.
private struct ActivityOwner {
    weak var responder: UIResponder?
}

extension NSUserActivity {
    /// Asks a responder for its values from now on.
    func addOwner(_ responder: UIResponder) { owners.append(ActivityOwner(responder: responder)) }

    /// Asks it no more.
    func removeOwner(_ responder: UIResponder) { owners.removeAll { $0.responder === responder } }
}

private struct CurrentActivity: @unchecked Sendable {
    var activity: NSUserActivity?
}

private struct Work {
    let item: DispatchWorkItem
    init(_ handler: @escaping () -> Void) { item = DispatchWorkItem(block: handler) }
}
