public import Foundation

extension AttributeScopes {
    /// What Markdown says of a text, besides its links.
    public struct _MarkdownAttributes: AttributeScope {
        /// How a part is marked within its line.
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        /// The blocks that a part is in.
        public let presentationIntent: PresentationIntentAttribute

        /// The key of marks within lines.
        public enum InlinePresentationIntentAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = InlinePresentationIntent
            /// The attribute's name.
            public static let name = "NSInlinePresentationIntent"
        }
        /// The key of blocks.
        public enum PresentationIntentAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = PresentationIntent
            /// The attribute's name.
            public static let name = "NSPresentationIntent"
        }
    }
}

extension AttributeDynamicLookup {
    /// Finds an attribute of Markdown by its name, as in `text.inlinePresentationIntent`.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes._MarkdownAttributes, T>
    ) -> T {
        self[T.self]
    }
}
