import Documents

/// `<swipeGestureRecognizer>`.
enum SwipeGestureElement: RecognizerElement {
    static let names = ["swipeGestureRecognizer"]

    static func recognizer(_ element: InterfaceElement) -> UISwipeGestureRecognizer {
        let swipe = UISwipeGestureRecognizer()
        switch element["direction"] {
        case "left": swipe.direction = .left
        case "up": swipe.direction = .up
        case "down": swipe.direction = .down
        default: swipe.direction = .right
        }
        return swipe
    }
}
