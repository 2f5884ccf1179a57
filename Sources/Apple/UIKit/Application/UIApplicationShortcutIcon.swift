/// The picture of a shortcut item.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
    let image: UIImage?

    /// Creates an icon from a symbol or an image of the app.
    public init(systemImageName: String) {
        image = UIImage(systemName: systemImageName)
    }

    /// Creates an icon from a symbol or an image of the app.
    public init(templateImageName: String) {
        image = UIImage(named: templateImageName)
    }
}
