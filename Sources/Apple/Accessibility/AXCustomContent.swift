public import Foundation

/// More that is said of something on demand: a word, and what it says.
open class AXCustomContent: NSObject, NSCopying, NSSecureCoding {
    /// When it is said.
    public enum Importance: UInt, Sendable {
        /// On demand.
        case `default`
        /// With the rest.
        case high
    }

    /// The word.
    open var label: String { attributedLabel.string }
    /// The word.
    public let attributedLabel: NSAttributedString
    /// What it says.
    open var value: String { attributedValue.string }
    /// What it says.
    public let attributedValue: NSAttributedString
    /// When it is said. On demand by default.
    open var importance = Importance.default

    /// Creates content of words.
    public convenience init(label: String, value: String) {
        self.init(
            attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
    }

    /// Creates content of words with attributes.
    public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
        (attributedLabel, attributedValue) = (label, value)
        super.init()
    }

    public static var supportsSecureCoding: Bool { true }

    public func encode(with coder: NSCoder) {
        coder.encode(label as NSString, forKey: "label")
        coder.encode(value as NSString, forKey: "value")
        coder.encode(Int(importance.rawValue), forKey: "importance")
    }

    public required convenience init?(coder: NSCoder) {
        guard let label = coder.decodeObject(of: NSString.self, forKey: "label") as String?,
            let value = coder.decodeObject(of: NSString.self, forKey: "value") as String?
        else { return nil }
        self.init(label: label, value: value)
        importance = Importance(rawValue: UInt(coder.decodeInteger(forKey: "importance"))) ?? .default
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
        copy.importance = importance
        return copy
    }
}

/// What has more to say of itself.
public protocol AXCustomContentProvider: NSObjectProtocol {
    /// What it says on demand. Has no effect: it is asked for by nobody here.
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}
