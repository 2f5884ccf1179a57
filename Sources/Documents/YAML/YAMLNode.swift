/// A value of a YAML document and where it stands.
package struct YAMLNode: Sendable {
    /// The contents of a node.
    package enum Content: Sendable {
        /// A plain scalar may stand for null, a number or a boolean; a quoted one is text.
        case scalar(String, isPlain: Bool)
        case sequence([YAMLNode])
        /// The pairs in the order of the text; no key comes twice.
        case mapping([(key: YAMLNode, value: YAMLNode)])
    }

    package var content: Content
    /// From 1.
    package var line: Int
    /// From 1, in characters.
    package var column: Int

    package init(content: Content, line: Int, column: Int) {
        self.content = content
        self.line = line
        self.column = column
    }

    package var text: String? {
        if case .scalar(let text, _) = content { return text }
        return nil
    }

    /// An empty value, `~` or `null`.
    package var isNull: Bool {
        if case .scalar(let text, isPlain: true) = content { return ["", "~", "null", "Null", "NULL"].contains(text) }
        return false
    }

    package var items: [YAMLNode]? {
        if case .sequence(let items) = content { return items }
        return nil
    }

    package var pairs: [(key: YAMLNode, value: YAMLNode)]? {
        if case .mapping(let pairs) = content { return pairs }
        return nil
    }

    /// The kind of the node, for a message.
    package var kind: String {
        switch content {
        case .scalar: isNull ? "nothing" : "text"
        case .sequence: "a list"
        case .mapping: "a mapping"
        }
    }
}
