import Documents

/// `<pinchGestureRecognizer>`.
enum PinchGestureElement: RecognizerElement {
    static let names = ["pinchGestureRecognizer"]

    static func recognizer(_ element: InterfaceElement) -> UIPinchGestureRecognizer { UIPinchGestureRecognizer() }
}
