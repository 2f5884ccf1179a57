import Documents
import SeamPrimitives

/// `<color>`.
extension NibLoader {
    func color(_ element: InterfaceElement?) -> UIColor? {
        guard let element else { return nil }
        element.markKnown()
        _ = element["key"]
        guard element.name == "color" else { return nil }
        for attribute in element.attributes { _ = element[attribute.name] }
        let space = element["customColorSpace"] ?? element["colorSpace"]
        if let name = element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"]
            ?? element["cocoaTouchSystemColor"]
        {
            if let color = UIColor.system(named: name) { return color }
        }
        if let name = element["name"] {
            if let color = UIColor(named: name, in: bundle, compatibleWith: nil) { return color }
            if let recorded = document.resources.namedColors[name] { return color(recorded) }
            LoggedOnce.say("\(place(element)): warning: there is no colour named \"\(name)\"")
        }
        let alpha = CGFloat(element.number("alpha") ?? 1)
        if let white = element.number("white") { return UIColor(white: CGFloat(white), alpha: alpha) }
        if let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue") {
            if space == "displayP3" {
                return UIColor(displayP3Red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
            }
            return UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
        }
        return nil
    }

    /// The colour of a property: nil where the element is absent or says `<nil>`.
    func color(_ element: InterfaceElement, _ key: String) -> UIColor? {
        color(element.child(key: key))
    }
}
