import Documents

/// `<pageViewController>`. Its style is read by its initialiser.
enum PageViewControllerElement: ControllerElement {
    static let names = ["pageViewController"]

    static func decode(_ element: InterfaceElement, _ pages: UIPageViewController, _ loader: NibLoader) {
        // Only pages that curl have a spine.
        if element["transitionStyle"] == "scroll" { _ = element["spineLocation"] }
    }
}
