import SwiftSyntax

/// `@NSManaged func addToItems(_ value: Item)`
enum ManagedMethodsRule: TranslationRule {
    static let name = "managed methods"
    static let summary = """
        An `@NSManaged` method gets the body that Core Data would give it: adding objects to a relationship, removing, \
        inserting and replacing them, or a value as it is kept.
        """
    static let example = RuleExample(
        before: "class Note: NSManagedObject {\n    @objc(addTagsObject:) @NSManaged func addToTags(_ value: Tag)\n}",
        after: "class Note: NSManagedObject {\n                                     func addToTags(_ value: Tag) "
            + "{ _addManaged(value, to: \"tags\") }\n}",
        added: "SelectorTable.add(Note.self, \"addTagsObject:\") "
            + "{ t, a, _ in t.addToTags(SelectorTable.argument(a) as Tag); return nil }")

    static func add(to hooks: inout RuleHooks) {
        hooks.methods.add(self) { site, file in
            let node = site.node
            guard node.attributes.has("NSManaged"), node.body == nil else { return }
            let names = node.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
            let selector = site.record.selector
            let accessor =
                ManagedAccessor(selector: selector)
                ?? ManagedAccessor(name: node.name.identifierText, labels: node.labels)
            guard let body = accessor?.body(names) else {
                // As on iOS, where the call finds no method.
                let type = site.scope.name
                file.report(
                    .warning, "Core Data has no method of the name '\(selector)'; calling it ends the app",
                    at: node.name)
                file.append(
                    " { fatalError(\"-[\(type) \(selector)]: unrecognized selector sent to instance\") }", to: node)
                return
            }
            file.append(" { \(body) }", to: node)
        }
    }
}

/// A method that Core Data makes for a property of an entity.
struct ManagedAccessor: Equatable {
    enum Kind {
        case add, remove, insert, removeAt, replace, primitive, setPrimitive
    }

    var kind: Kind
    var key: String

    /// The method of a selector, as `insertObject:inItemsAtIndex:`.
    init?(selector: String) {
        let patterns: [(Kind, [(prefix: String, suffix: String)])] = [
            (.insert, [("insertObject:in", "AtIndex:"), ("insert", ":atIndexes:")]),
            (.removeAt, [("removeObjectFrom", "AtIndex:"), ("remove", "AtIndexes:")]),
            (.replace, [("replaceObjectIn", "AtIndex:withObject:")]),
            (.add, [("add", "Object:"), ("add", ":")]),
            (.remove, [("remove", "Object:"), ("remove", ":")]),
            (.setPrimitive, [("setPrimitive", ":")]),
            (.primitive, [("primitive", "")]),
        ]
        for (kind, forms) in patterns {
            for form in forms {
                guard selector.hasPrefix(form.prefix), selector.hasSuffix(form.suffix),
                    let key = Self.key(in: String(selector.dropLast(form.suffix.count)), after: form.prefix),
                    // `addToItems:` is what Swift calls it.
                    !key.contains(":"), !Self.isSwiftName(key, kind)
                else { continue }
                self.init(kind: kind, key: key)
                return
            }
        }
        // replaceItemsAtIndexes:withItems:
        if let match = selector.wholeMatch(of: /replace(\w+)AtIndexes:with(\w+):/), match.1 == match.2,
            let key = Self.key(in: String(match.1), after: "")
        {
            self.init(kind: .replace, key: key)
            return
        }
        return nil
    }

    /// The method of a name of Swift's, as `insertIntoItems(_:at:)`.
    init?(name: String, labels: [String]) {
        let forms: [(String, [String], Kind)] = [
            ("addTo", [""], .add), ("removeFrom", [""], .remove), ("removeFrom", ["at"], .removeAt),
            ("insertInto", ["", "at"], .insert), ("replace", ["at", "with"], .replace),
        ]
        for (prefix, wanted, kind) in forms where labels == wanted {
            guard let key = Self.key(in: name, after: prefix) else { continue }
            self.init(kind: kind, key: key)
            return
        }
        return nil
    }

    private init(kind: Kind, key: String) {
        self.kind = kind
        self.key = key
    }

    private static func isSwiftName(_ key: String, _ kind: Kind) -> Bool {
        let prefix = kind == .add ? "to" : kind == .remove ? "from" : nil
        guard let prefix, key.hasPrefix(prefix) else { return false }
        return key.dropFirst(prefix.count).first?.isUppercase == true
    }

    /// `items` of `addToItems` after `addTo`; nil if nothing follows, or what does is no name's beginning.
    static func key(in name: String, after prefix: String) -> String? {
        guard name.hasPrefix(prefix) else { return nil }
        let rest = name.dropFirst(prefix.count)
        guard let first = rest.first, !first.isLowercase else { return nil }
        // A name that begins with an abbreviation keeps it: `addToURLs` is for `URLs`.
        if let second = rest.dropFirst().first, second.isUppercase { return String(rest) }
        return first.lowercased() + rest.dropFirst()
    }

    /// The statement of the method, given the names of its parameters; nil if there are too few.
    func body(_ names: [String]) -> String? {
        let count =
            switch kind {
            case .primitive: 0
            case .add, .remove, .removeAt, .setPrimitive: 1
            case .insert, .replace: 2
            }
        guard names.count == count else { return nil }
        return switch kind {
        case .add: "_addManaged(\(names[0]), to: \"\(key)\")"
        case .remove: "_removeManaged(\(names[0]), from: \"\(key)\")"
        case .insert: "_insertManaged(\(names[0]), into: \"\(key)\", at: \(names[1]))"
        case .removeAt: "_removeManaged(from: \"\(key)\", at: \(names[0]))"
        case .replace: "_replaceManaged(in: \"\(key)\", at: \(names[0]), with: \(names[1]))"
        case .primitive: "SelectorTable.argument(primitiveValue(forKey: \"\(key)\"))"
        case .setPrimitive: "setPrimitiveValue(\(names[0]), forKey: \"\(key)\")"
        }
    }
}
