import Documents

/// `<panGestureRecognizer>`.
enum PanGestureElement: RecognizerElement {
    static let names = ["panGestureRecognizer"]

    static func recognizer(_ element: InterfaceElement) -> UIPanGestureRecognizer {
        let pan = UIPanGestureRecognizer()
        if let count = element.integer("minimumNumberOfTouches"), count > 0 { pan.minimumNumberOfTouches = count }
        if let count = element.integer("maximumNumberOfTouches"), count > 0 { pan.maximumNumberOfTouches = count }
        return pan
    }
}
