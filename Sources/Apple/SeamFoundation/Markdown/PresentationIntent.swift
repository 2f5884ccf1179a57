public import Foundation

/// The blocks that a part of a text is in, as Markdown says them: the innermost one first.
public struct PresentationIntent: Hashable, Sendable {
    /// What a block is.
    public enum Kind: Hashable, Sendable {
        case paragraph
        /// A heading, of level 1 to 6.
        case header(level: Int)
        case orderedList
        case unorderedList
        /// An item of a list, with its number.
        case listItem(ordinal: Int)
        /// Lines of code, with the language's name if it is said.
        case codeBlock(languageHint: String?)
        case blockQuote
        case thematicBreak
    }

    /// One block.
    public struct IntentType: Hashable, Sendable, CustomStringConvertible {
        /// What the block is.
        public var kind: Kind
        /// Tells blocks of a text apart.
        public var identity: Int

        /// Creates a block.
        public init(kind: Kind, identity: Int) {
            self.kind = kind
            self.identity = identity
        }

        public var description: String { "\(kind) (id \(identity))" }
    }

    /// The blocks, the innermost one first.
    public var components: [IntentType]

    /// Creates an intent of a block in those of another intent.
    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    /// Creates an intent of blocks.
    public init(types: [IntentType]) { components = types }

    /// How many lists the text is in, less one; zero outside of lists.
    public var indentationLevel: Int {
        let lists = components.count { $0.kind == .orderedList || $0.kind == .unorderedList }
        return max(lists - 1, 0)
    }
}
