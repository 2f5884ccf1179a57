/// UIKit's attributes of `AttributedString`, and the way to `NSAttributedString`.
extension AttributeScopes {
    /// The attributes that UIKit draws.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes of an `AttributedString` that UIKit draws.
    public struct UIKitAttributes: AttributeScope {
        /// The font of the text.
        public let font: FontAttribute
        /// The colour of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// The arrangement of the paragraph's lines.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The room added after each letter, in points.
        public let kern: KernAttribute
        /// The room added between letters, in points.
        public let tracking: TrackingAttribute
        /// The height of the text over its baseline, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The line under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The colour of the line under the text.
        public let underlineColor: UnderlineColorAttribute
        /// The line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The colour of the line through the text.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The colour of the letters' outlines.
        public let strokeColor: StrokeColorAttribute
        /// The width of the letters' outlines, in hundredths of the font's size.
        public let strokeWidth: StrokeWidthAttribute
        /// How far the letters lean.
        public let obliqueness: ObliquenessAttribute
        /// The shadow of the letters.
        public let shadow: ShadowAttribute
        /// The picture or file in the text.
        public let attachment: AttachmentAttribute
        /// Foundation's own attributes.
        public let foundation: FoundationAttributes

        /// The key of the font.
        public enum FontAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = UIFont
            /// The attribute's name in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.font.rawValue
        }
        /// The key of the text's colour.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = UIColor
            /// The attribute's name in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.foregroundColor.rawValue
        }
        /// The key of the colour behind the text.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = UIColor
            /// The attribute's name in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.backgroundColor.rawValue
        }
        /// The key of the paragraph style.
        public enum ParagraphStyleAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = NSParagraphStyle
            /// The attribute's name in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.paragraphStyle.rawValue
        }
        /// The key of the room after each letter.
        public enum KernAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = CGFloat
            /// The attribute's name in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.kern.rawValue
        }
        /// The key of the room between letters.
        public enum TrackingAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = CGFloat
            /// The attribute's name in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.tracking.rawValue
        }
        /// The key of the height over the baseline.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = CGFloat
            /// The attribute's name in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.baselineOffset.rawValue
        }
        /// The key of the line under the text.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = NSUnderlineStyle
            /// The attribute's name in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.underlineStyle.rawValue
        }
        /// The key of the colour of the line under the text.
        public enum UnderlineColorAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = UIColor
            /// The attribute's name in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.underlineColor.rawValue
        }
        /// The key of the line through the text.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = NSUnderlineStyle
            /// The attribute's name in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
        }
        /// The key of the colour of the line through the text.
        public enum StrikethroughColorAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = UIColor
            /// The attribute's name in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.strikethroughColor.rawValue
        }
        /// The key of the colour of the letters' outlines.
        public enum StrokeColorAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = UIColor
            /// The attribute's name in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.strokeColor.rawValue
        }
        /// The key of the width of the letters' outlines.
        public enum StrokeWidthAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = CGFloat
            /// The attribute's name in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.strokeWidth.rawValue
        }
        /// The key of the letters' lean.
        public enum ObliquenessAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = CGFloat
            /// The attribute's name in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.obliqueness.rawValue
        }
        /// The key of the letters' shadow.
        public enum ShadowAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = NSShadow
            /// The attribute's name in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.shadow.rawValue
        }
        /// The key of pictures and files.
        public enum AttachmentAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = NSTextAttachment
            /// The attribute's name in an `NSAttributedString`.
            public static let name = NSAttributedString.Key.attachment.rawValue
        }
    }
}

extension AttributeDynamicLookup {
    /// Finds an attribute of UIKit by its name, as in `text.font`.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T {
        self[T.self]
    }
}
