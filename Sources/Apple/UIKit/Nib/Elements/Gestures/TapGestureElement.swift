import Documents

/// `<tapGestureRecognizer>`.
enum TapGestureElement: RecognizerElement {
    static let names = ["tapGestureRecognizer"]

    static func recognizer(_ element: InterfaceElement) -> UITapGestureRecognizer {
        let tap = UITapGestureRecognizer()
        if let count = element.integer("numberOfTapsRequired"), count > 0 { tap.numberOfTapsRequired = count }
        if let count = element.integer("numberOfTouchesRequired"), count > 0 { tap.numberOfTouchesRequired = count }
        return tap
    }
}
