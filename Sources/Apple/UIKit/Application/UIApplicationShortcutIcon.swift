/// The picture of a shortcut item.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
    let image: UIImage?

    public init(systemImageName: String) {
        image = UIImage(systemName: systemImageName)
    }

    public init(templateImageName: String) {
        image = UIImage(named: templateImageName)
    }
}
