import Documents

/// `<activityIndicatorView>`.
enum ActivityIndicatorElement: ViewElement {
    static let names = ["activityIndicatorView"]

    static func decode(_ element: InterfaceElement, _ view: UIActivityIndicatorView, _ loader: NibLoader) {
        switch element["style"] {
        case "large", "whiteLarge": view.style = .large
        default: view.style = .medium
        }
        if element["style"] == "white" || element["style"] == "whiteLarge" { view.color = .white }
        if let color = loader.color(element, "color") { view.color = color }
        let isHidden = view.isHidden
        view.hidesWhenStopped = element.bool("hidesWhenStopped") ?? false
        if element.bool("animating") == true { view.startAnimating() }
        // A hidden indicator stays hidden until the app shows it.
        if isHidden { view.isHidden = true }
    }
}
