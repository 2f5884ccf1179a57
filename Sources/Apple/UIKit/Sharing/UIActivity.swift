/// Something that can be done with the items of a share sheet.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// The name of an activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a type from a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// Copying to the clipboard; the share sheet offers it.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// The activity `mail` of iOS. The share sheet does not offer it.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// The activity `message` of iOS. The share sheet does not offer it.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        /// The activity `print` of iOS. The share sheet does not offer it.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        /// The activity `airDrop` of iOS. The share sheet does not offer it.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// The activity `assignToContact` of iOS. The share sheet does not offer it.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// The activity `saveToCameraRoll` of iOS. The share sheet does not offer it.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        /// The activity `addToReadingList` of iOS. The share sheet does not offer it.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        /// The activity `postToFacebook` of iOS. The share sheet does not offer it.
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        /// The activity `postToTwitter` of iOS. The share sheet does not offer it.
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        /// The activity `postToFlickr` of iOS. The share sheet does not offer it.
        public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
        /// The activity `postToVimeo` of iOS. The share sheet does not offer it.
        public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
        /// The activity `postToWeibo` of iOS. The share sheet does not offer it.
        public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
        /// The activity `postToTencentWeibo` of iOS. The share sheet does not offer it.
        public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
        /// The activity `sharePlay` of iOS. The share sheet does not offer it.
        public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
        /// The activity `addToHomeScreen` of iOS. The share sheet does not offer it.
        public static let addToHomeScreen = ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
        /// The activity `collaborationInviteWithLink` of iOS. The share sheet does not offer it.
        public static let collaborationInviteWithLink = ActivityType(
            "com.apple.UIKit.activity.CollaborationInviteWithLink")
        /// The activity `collaborationCopyLink` of iOS. The share sheet does not offer it.
        public static let collaborationCopyLink = ActivityType("com.apple.UIKit.activity.CollaborationCopyLink")
        /// The activity `openInIBooks` of iOS. The share sheet does not offer it.
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        /// The activity `markupAsPDF` of iOS. The share sheet does not offer it.
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
        /// Of "Save to Files".
        static let saveToFiles = ActivityType("com.apple.DocumentManagerUICore.SaveToFiles")
    }

    /// The row of the share sheet that an activity is in.
    public enum Category: Int, Sendable {
        /// The list of actions, or the row of places to share to.
        case action, share
    }

    /// The row of the share sheet; `.action` by default.
    open class var activityCategory: Category { .action }

    public override init() {
        super.init()
    }

    /// The name of the activity; subclasses override it.
    open var activityType: ActivityType? { nil }
    /// The title in the share sheet; subclasses override it.
    open var activityTitle: String? { nil }
    /// The image in the share sheet; subclasses override it.
    open var activityImage: UIImage? { nil }

    /// Whether the activity is offered for these items.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Called with the items before the activity is carried out.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// The controller presented to carry out the activity; nil calls ``perform()`` instead.
    open var activityViewController: UIViewController? { nil }
    /// Does it; ends with ``activityDidFinish(_:)``.
    open func perform() {}

    /// Ends the activity; subclasses call it.
    open func activityDidFinish(_ completed: Bool) {
        let finished = self.finished
        self.finished = nil
        finished?(completed)
    }

    var finished: ((Bool) -> Void)?
}
