import Documents

/// An element of a storyboard or xib that stands for a gesture recogniser.
@MainActor
protocol RecognizerElement {
    associatedtype Recognizer: UIGestureRecognizer

    /// Names in documents.
    static var names: [String] { get }

    /// A recogniser with the attributes of its class.
    static func recognizer(_ element: InterfaceElement) -> Recognizer
}

extension RecognizerElement {
    /// A recogniser with all attributes.
    static func make(_ element: InterfaceElement, _ loader: NibLoader) -> UIGestureRecognizer {
        let recognizer = recognizer(element)
        element.markKnown()
        if let isEnabled = element.bool("enabled") { recognizer.isEnabled = isEnabled }
        if let cancels = element.bool("cancelsTouchesInView") { recognizer.cancelsTouchesInView = cancels }
        if let delays = element.bool("delaysTouchesBegan") { recognizer.delaysTouchesBegan = delays }
        if let delays = element.bool("delaysTouchesEnded") { recognizer.delaysTouchesEnded = delays }
        loader.note(recognizer, element)
        return recognizer
    }
}
