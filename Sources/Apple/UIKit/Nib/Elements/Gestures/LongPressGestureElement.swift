import Documents

/// `<pongPressGestureRecognizer>`, as Xcode spells it.
enum LongPressGestureElement: RecognizerElement {
    static let names = ["pongPressGestureRecognizer", "longPressGestureRecognizer"]

    static func recognizer(_ element: InterfaceElement) -> UILongPressGestureRecognizer {
        let press = UILongPressGestureRecognizer()
        if let duration = element.number("minimumPressDuration") { press.minimumPressDuration = duration }
        if let distance = element.number("allowableMovement") { press.allowableMovement = CGFloat(distance) }
        if let count = element.integer("numberOfTapsRequired") { press.numberOfTapsRequired = count }
        return press
    }
}
