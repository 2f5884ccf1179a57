import Documents

/// `<rotationGestureRecognizer>`.
enum RotationGestureElement: RecognizerElement {
    static let names = ["rotationGestureRecognizer"]

    static func recognizer(_ element: InterfaceElement) -> UIRotationGestureRecognizer { UIRotationGestureRecognizer() }
}
