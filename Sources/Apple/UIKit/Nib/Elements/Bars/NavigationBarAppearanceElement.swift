import Documents

/// `<navigationBarAppearance>` of a bar or of an item.
@MainActor
enum NavigationBarAppearanceElement {
    /// Nil without an element.
    static func value(_ element: InterfaceElement?, _ loader: NibLoader) -> UINavigationBarAppearance? {
        guard let element else { return nil }
        let appearance = UINavigationBarAppearance()
        switch element["backgroundEffect"] ?? element["style"] {
        case "none", "opaque": appearance.configureWithOpaqueBackground()
        case "transparent": appearance.configureWithTransparentBackground()
        default: break
        }
        if let color = loader.color(element, "backgroundColor") { appearance.backgroundColor = color }
        if let color = loader.color(element, "shadowColor") { appearance.shadowColor = color }
        if let attributes = loader.textAttributes(element.child(key: "titleTextAttributes")) {
            appearance.titleTextAttributes = attributes
        }
        if let attributes = loader.textAttributes(element.child(key: "largeTitleTextAttributes")) {
            appearance.largeTitleTextAttributes = attributes
        }
        return appearance
    }
}
