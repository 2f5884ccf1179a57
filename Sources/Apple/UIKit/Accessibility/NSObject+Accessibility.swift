internal import ObjectiveC

/// What assistive technology is told of objects that are neither views nor elements, such as models from which an app makes
/// some: it is kept for whoever asks. The classes of UIKit have these members themselves.
extension NSObjectProtocol {
    /// A short name of the object.
    public var accessibilityLabel: String? {
        get { AccessibilityWords.of(self)?.label }
        set { AccessibilityWords.make(self).label = newValue }
    }
    /// What doing something with the object results in.
    public var accessibilityHint: String? {
        get { AccessibilityWords.of(self)?.hint }
        set { AccessibilityWords.make(self).hint = newValue }
    }
    /// The value of the object.
    public var accessibilityValue: String? {
        get { AccessibilityWords.of(self)?.value }
        set { AccessibilityWords.make(self).value = newValue }
    }
    /// The name by which tests find the object.
    public var accessibilityIdentifier: String? {
        get { AccessibilityWords.of(self)?.identifier }
        set { AccessibilityWords.make(self).identifier = newValue }
    }
    /// Whether the object is an element of its own. False by default.
    public var isAccessibilityElement: Bool {
        get { AccessibilityWords.of(self)?.isElement ?? false }
        set { AccessibilityWords.make(self).isElement = newValue }
    }
    /// What the object is like. Nothing by default.
    public var accessibilityTraits: UIAccessibilityTraits {
        get { AccessibilityWords.of(self)?.traits ?? .none }
        set { AccessibilityWords.make(self).traits = newValue }
    }

    /// Whether the object's class has the requirements of a protocol.
    public func conforms<P>(to aProtocol: P.Type) -> Bool { self is P }
}

private final class AccessibilityWords {
    var label: String?
    var hint: String?
    var value: String?
    var identifier: String?
    var isElement = false
    var traits = UIAccessibilityTraits.none

    nonisolated(unsafe) private static var key: UInt8 = 0

    static func of(_ object: AnyObject) -> AccessibilityWords? {
        objc_getAssociatedObject(object, &key) as? AccessibilityWords
    }

    static func make(_ object: AnyObject) -> AccessibilityWords {
        if let words = of(object) { return words }
        let words = AccessibilityWords()
        objc_setAssociatedObject(object, &key, words, .OBJC_ASSOCIATION_RETAIN)
        return words
    }
}
