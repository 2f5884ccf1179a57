/// An action of the app that its icon offers: here, one that the Info.plist or the app names.
///
/// A Linux desktop shows what the app's `.desktop` file lists, which is none of the app's to change while it runs; an
/// item comes back to the app when it is started with the item's type in the environment, as `LaunchEnvironment` has it.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
    /// The app's own name for the action.
    open internal(set) var type: String
    /// The title that the user reads.
    open internal(set) var localizedTitle: String
    /// A second line under the title, if there is one.
    open internal(set) var localizedSubtitle: String?
    /// The icon beside the title.
    open internal(set) var icon: UIApplicationShortcutIcon?
    /// Values of the app's own, handed back with the action.
    open internal(set) var userInfo: [String: any NSSecureCoding]?
    /// Names the content that the shortcut opens, for choosing a scene; nil by default.
    open internal(set) var targetContentIdentifier: Any?

    /// Creates a shortcut.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        self.icon = icon
        self.userInfo = userInfo
    }

    /// Creates a shortcut.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }

    /// Those of the Info.plist.
    static let ofBundle: [UIApplicationShortcutItem] = {
        let entries = Bundle.main.infoDictionary?["UIApplicationShortcutItems"] as? [[String: Any]] ?? []
        return entries.compactMap { entry in
            guard let type = entry["UIApplicationShortcutItemType"] as? String,
                let title = entry["UIApplicationShortcutItemTitle"] as? String
            else { return nil }
            return UIApplicationShortcutItem(
                type: type, localizedTitle: title,
                localizedSubtitle: entry["UIApplicationShortcutItemSubtitle"] as? String,
                icon: (entry["UIApplicationShortcutItemIconSymbolName"] as? String).map {
                    UIApplicationShortcutIcon(systemImageName: $0)
                })
        }
    }()

    /// The one that the app was started for.
    static var ofLaunch: UIApplicationShortcutItem? {
        guard let type = UIApplication.driver?.shortcutItemType else { return nil }
        return ofBundle.first { $0.type == type } ?? UIApplicationShortcutItem(type: type, localizedTitle: type)
    }
}
