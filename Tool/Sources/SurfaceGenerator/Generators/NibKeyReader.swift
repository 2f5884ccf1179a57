/// Reads which keys the classes of some modules have for nibs; see ``NibKeyGenerator``.
struct NibKeyReader {
    private let types: [String: TypeDeclaration]
    private let order: [String]
    /// Properties that an extension of `NSObject` gives every object.
    private let ofObjects: [MemberDeclaration]

    init(modules: [Surface]) {
        var types: [String: TypeDeclaration] = [:]
        var order: [String] = []
        var foreign: [TypeDeclaration] = []
        for module in modules {
            for type in module.types where types[type.name] == nil {
                types[type.name] = type
                order.append(type.name)
            }
            foreign += module.extended
        }
        // Members that one of the modules adds to a type of another.
        for type in foreign { types[type.name]?.members += type.members }
        self.types = types
        self.order = order
        ofObjects = foreign.filter { $0.name == "NSObject" }.flatMap(\.members)
    }

    /// The public classes that are one of `roots`, come from one, or are one's superclass, in order of name.
    func families(of roots: Set<String>) -> [TypeDeclaration] {
        let above = Set(roots.flatMap { ancestors(of: $0) })
        return order.compactMap { types[$0] }
            .filter { type in
                type.kind == .class && type.access.isPublic && !type.name.contains(".") && !type.name.hasPrefix("_")
                    && type.genericParameters.isEmpty
                    && (roots.contains(type.name) || above.contains(type.name)
                        || ancestors(of: type.name).contains(where: roots.contains))
            }
            .sorted { $0.name < $1.name }
    }

    /// Superclasses, the nearest first.
    private func ancestors(of name: String) -> [String] {
        var found: [String] = []
        var next = types[name]?.inherited.first
        while let name = next, types[name]?.kind == .class, !found.contains(name) {
            found.append(name)
            next = types[name]?.inherited.first
        }
        return found
    }

    /// Members of protocols for this class and its subclasses alone, which conforms to them: those that a subclass may
    /// declare anew with another type.
    private func ofOwnProtocols(_ type: TypeDeclaration) -> [MemberDeclaration] {
        type.inherited.compactMap { types[$0] }
            .filter { $0.kind == .protocol && $0.inherited.contains(type.name) }
            .flatMap(\.members)
    }

    /// The statements that add the keys of a class, in order of key.
    func lines(of type: TypeDeclaration) -> [String] {
        let ancestors = ancestors(of: type.name).compactMap { types[$0] }
        var seen: Set<String> = []
        var found: [(key: String, line: String)] = []
        for member in type.members + ofOwnProtocols(type) + (ancestors.isEmpty ? ofObjects : []) {
            guard member.kind == .property, member.access.isPublic, !member.isStatic, !member.name.hasPrefix("_"),
                member.extensionRequirements.isEmpty, let declared = member.type, member.mark("nib") != "none",
                seen.insert(member.name).inserted
            else { continue }
            let isAlreadySettable = ancestors.contains { ancestor in
                ancestor.members.contains { $0.name == member.name && $0.isSettable && $0.access.isPublic }
            }
            if member.isOverride, isAlreadySettable || !member.isSettable { continue }
            let value = NibValueType(declared, in: [type.name] + ancestors.map(\.name), types)
            for key in keys(of: member, value) {
                let name = "\"\(key)\""
                if member.mark("nib") == "ignored" {
                    found.append((key, "table.ignore(\(name))"))
                    continue
                }
                if member.isSettable, let read = value.read {
                    found.append((key, "table.set(type, \(name)) { $0.\(member.name) = try $1.\(read) }"))
                }
                if value.isObject {
                    found.append((key, "table.get(type, \(name)) { $0.\(member.name) as AnyObject? }"))
                }
            }
        }
        return found.sorted { $0 < $1 }.map(\.line)
    }

    /// The key of Objective-C; a truth value `isHidden` is `hidden` there, and found by both names.
    private func keys(of member: MemberDeclaration, _ value: NibValueType) -> [String] {
        guard value.isBool, member.name.hasPrefix("is"), let first = member.name.dropFirst(2).first, first.isUppercase
        else { return [member.name] }
        return [first.lowercased() + member.name.dropFirst(3), member.name]
    }
}
