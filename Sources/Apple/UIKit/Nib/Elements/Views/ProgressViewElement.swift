import Documents

/// `<progressView>`.
enum ProgressViewElement: ViewElement {
    static let names = ["progressView"]

    static func decode(_ element: InterfaceElement, _ view: UIProgressView, _ loader: NibLoader) {
        if element["progressViewStyle"] == "bar" { view.progressViewStyle = .bar }
        if let progress = element.number("progress") { view.progress = Float(progress) }
        if let color = loader.color(element, "progressTintColor") { view.progressTintColor = color }
        if let color = loader.color(element, "trackTintColor") { view.trackTintColor = color }
    }
}
