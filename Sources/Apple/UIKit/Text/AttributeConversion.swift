/// How one attribute goes from `AttributedString` to `NSAttributedString`, and back.
struct AttributeConversion: @unchecked Sendable {
    let key: NSAttributedString.Key
    /// The value for an `NSAttributedString`; nil if the container has none.
    let read: (AttributeContainer) -> Any?
    /// Puts the value of an `NSAttributedString` in, if it is of a type that the attribute takes.
    let write: (Any, inout AttributeContainer) -> Void

    private static func plain<K: AttributedStringKey>(_ key: K.Type) -> AttributeConversion {
        converted(key, read: { $0 }, write: { $0 as? K.Value })
    }

    private static func number<K: AttributedStringKey>(_ key: K.Type) -> AttributeConversion where K.Value == CGFloat {
        converted(key, read: { $0 }, write: attributeNumber)
    }

    private static func line<K: AttributedStringKey>(
        _ key: K.Type
    ) -> AttributeConversion where K.Value == NSUnderlineStyle {
        converted(
            key, read: { $0.rawValue },
            write: { value in
                value as? NSUnderlineStyle ?? attributeNumber(value).map { NSUnderlineStyle(rawValue: Int($0)) }
            })
    }

    private static func converted<K: AttributedStringKey>(
        _ key: K.Type, read: @escaping (K.Value) -> Any?, write: @escaping (Any) -> K.Value?
    ) -> AttributeConversion {
        AttributeConversion(
            key: NSAttributedString.Key(K.name), read: { $0[K.self].flatMap(read) },
            write: { value, container in if let value = write(value) { container[K.self] = value } })
    }

    private typealias UIKitKeys = AttributeScopes.UIKitAttributes

    /// Those of Foundation's that text is shown with.
    static let foundation: [AttributeConversion] = [
        converted(
            AttributeScopes.FoundationAttributes.LinkAttribute.self, read: { $0 },
            write: { $0 as? URL ?? ($0 as? String).flatMap { URL(string: $0) } }),
        converted(
            AttributeScopes._MarkdownAttributes.InlinePresentationIntentAttribute.self, read: { $0.rawValue },
            write: { value in
                value as? InlinePresentationIntent
                    ?? attributeNumber(value).map { InlinePresentationIntent(rawValue: UInt(max(0, $0))) }
            }),
        plain(AttributeScopes._MarkdownAttributes.PresentationIntentAttribute.self),
    ]

    /// Those of UIKit, and Foundation's.
    static let uiKit: [AttributeConversion] =
        [
            plain(UIKitKeys.FontAttribute.self), plain(UIKitKeys.ForegroundColorAttribute.self),
            plain(UIKitKeys.BackgroundColorAttribute.self), plain(UIKitKeys.ParagraphStyleAttribute.self),
            number(UIKitKeys.KernAttribute.self), number(UIKitKeys.TrackingAttribute.self),
            number(UIKitKeys.BaselineOffsetAttribute.self), line(UIKitKeys.UnderlineStyleAttribute.self),
            plain(UIKitKeys.UnderlineColorAttribute.self), line(UIKitKeys.StrikethroughStyleAttribute.self),
            plain(UIKitKeys.StrikethroughColorAttribute.self), plain(UIKitKeys.StrokeColorAttribute.self),
            number(UIKitKeys.StrokeWidthAttribute.self), number(UIKitKeys.ObliquenessAttribute.self),
            plain(UIKitKeys.ShadowAttribute.self), plain(UIKitKeys.AttachmentAttribute.self),
        ] + foundation

    static func of(_ scope: Any.Type) -> [AttributeConversion] {
        scope == AttributeScopes.FoundationAttributes.self ? foundation : uiKit
    }
}

/// A number as apps put it into an attribute: `Int`, `CGFloat`, `NSNumber` and so on.
func attributeNumber(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Int: CGFloat(value)
    case let value as UInt: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
}
