import Documents

/// `<window>`, which adds nothing to a view.
enum WindowElement: ViewElement {
    static let names = ["window"]
    typealias View = UIWindow
}
