import Documents

extension YAMLNode {
    /// The value of a key of a mapping.
    package subscript(key: String) -> YAMLNode? { pairs?.first { $0.key.text == key }?.value }

    /// The texts of a list; a text is taken for a list of one.
    package var texts: [String] { items?.compactMap(\.text) ?? text.map { [$0] } ?? [] }

    /// The keys of a mapping with their values, in their order.
    var entries: [(name: String, value: YAMLNode)] {
        (pairs ?? []).compactMap { pair in pair.key.text.map { ($0, pair.value) } }
    }

    /// What YAML takes for true.
    package var isTrue: Bool { ["true", "yes", "on"].contains(text?.lowercased() ?? "") }

    /// A list of texts, where this stands.
    func list(_ texts: [String]) -> YAMLNode {
        YAMLNode(
            content: .sequence(
                texts.map { YAMLNode(content: .scalar($0, isPlain: false), line: line, column: column) }),
            line: line, column: column)
    }

    /// The mapping with `other` over it: mappings are put together, lists are joined, and all else is replaced, as is
    /// what a key with `:REPLACE` behind it names.
    func merging(_ other: YAMLNode) -> YAMLNode {
        switch (content, other.content) {
        case (.mapping(var own), .mapping(let added)):
            for (key, value) in added {
                let name = key.text ?? ""
                let isReplaced = name.hasSuffix(":REPLACE")
                let plain = isReplaced ? String(name.dropLast(8)) : name
                if let index = own.firstIndex(where: { $0.key.text == plain }) {
                    own[index].value = isReplaced ? value : own[index].value.merging(value)
                } else {
                    let key = YAMLNode(
                        content: .scalar(plain, isPlain: false), line: key.line, column: key.column)
                    own.append((key, value))
                }
            }
            return YAMLNode(content: .mapping(own), line: other.line, column: other.column)
        case (.sequence(let own), .sequence(let added)):
            return YAMLNode(content: .sequence(own + added), line: other.line, column: other.column)
        default: return other
        }
    }

    /// The value with `transform` applied to every text in it, those of keys too.
    func mapTexts(_ transform: (String) -> String) -> YAMLNode {
        var result = self
        switch content {
        case .scalar(let text, let isPlain): result.content = .scalar(transform(text), isPlain: isPlain)
        case .sequence(let items): result.content = .sequence(items.map { $0.mapTexts(transform) })
        case .mapping(let pairs):
            result.content = .mapping(pairs.map { ($0.key.mapTexts(transform), $0.value.mapTexts(transform)) })
        }
        return result
    }

    /// The value with what `<<` names put under the keys beside it.
    func mergingAliases() -> YAMLNode {
        var result = self
        switch content {
        case .scalar: break
        case .sequence(let items): result.content = .sequence(items.map { $0.mergingAliases() })
        case .mapping(let pairs):
            var own: [(key: YAMLNode, value: YAMLNode)] = []
            var inherited: [YAMLNode] = []
            for (key, value) in pairs {
                let value = value.mergingAliases()
                if key.text == "<<" { inherited += value.items ?? [value] } else { own.append((key, value)) }
            }
            for (key, value) in inherited.flatMap({ $0.pairs ?? [] })
            where !own.contains(where: { $0.key.text == key.text }) { own.append((key, value)) }
            result.content = .mapping(own)
        }
        return result
    }

    /// The value as a property list has it: numbers and truth where the text is not quoted.
    var propertyList: PropertyList {
        switch content {
        case .scalar(let text, let isPlain):
            guard isPlain else { return .string(text) }
            if let number = Int(text) { return .integer(number) }
            if let number = Double(text), text.contains(".") { return .real(number) }
            switch text.lowercased() {
            case "true", "yes", "on": return .boolean(true)
            case "false", "no", "off": return .boolean(false)
            default: return .string(text)
            }
        case .sequence(let items): return .array(items.map(\.propertyList))
        case .mapping:
            return .dictionary(
                Dictionary(entries.map { ($0.name, $0.value.propertyList) }, uniquingKeysWith: { $1 }))
        }
    }
}
