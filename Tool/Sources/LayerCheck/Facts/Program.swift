import SourceTranslator

/// The types of a project's sources.
final class Program {
    let files: [SourceFile]
    private(set) var types: [TypeFacts] = []
    private var byName: [String: [TypeFacts]] = [:]
    private var foreign: [String: TypeFacts] = [:]

    init(_ files: [SourceFile]) {
        self.files = files
        // Extensions may come before what they extend: declarations are read from all files first.
        for file in files { FactReader(file, into: self).walk(file.tree) }
        adopt()
    }

    // MARK: Reading

    func declare(_ name: String, _ kind: TypeFacts.Kind, in outer: TypeFacts?) -> TypeFacts {
        let type = TypeFacts(name: name, outer: outer, kind: kind)
        types.append(type)
        byName[name, default: []].append(type)
        return type
    }

    /// The extensions of a type, which may be declared by a file that is yet to be read.
    func extended(_ name: String) -> TypeFacts {
        if let type = foreign[name] { return type }
        let type = TypeFacts(name: name, outer: nil, kind: .foreign)
        foreign[name] = type
        return type
    }

    /// Gives the extensions of the project's own types to these.
    private func adopt() {
        for (name, extensions) in foreign {
            guard let type = type(named: name) else {
                types.append(extensions)
                continue
            }
            type.parts += extensions.parts
            type.inherited += extensions.inherited
            type.properties += extensions.properties
            type.methods += extensions.methods
            let home = type.parts.first { !$0.isExtension }?.file
            type.references += extensions.references.map { reference in
                var reference = reference
                reference.isElsewhere = reference.file !== home
                return reference
            }
            for other in types where other.outer === extensions { other.outer = type }
            foreign[name] = nil
        }
    }

    // MARK: Asking

    /// The only type of a name; nil if there is none, or several.
    func type(named name: String) -> TypeFacts? {
        guard let found = byName[name], found.count == 1 else { return nil }
        return found[0]
    }

    func types(named name: String) -> [TypeFacts] { byName[name] ?? [] }

    /// The names of the type's superclasses and protocols, and of theirs, nearest first.
    func ancestors(of type: TypeFacts) -> [String] {
        var result: [String] = []
        var pending = type.inherited[...]
        while let name = pending.popFirst() {
            guard !result.contains(name) else { continue }
            result.append(name)
            if let type = self.type(named: name) { pending += type.inherited }
        }
        return result
    }

    /// Whether the type is a framework's class or comes from it.
    func isKind(_ type: TypeFacts, of name: String) -> Bool {
        ancestors(of: type).contains {
            $0 == name || (FrameworkClasses.contains($0) && FrameworkClasses.is($0, under: name))
        }
    }

    /// The types that a property may hold, among the project's.
    func types(heldBy property: TypeFacts.Property) -> [TypeFacts] {
        property.typeNames.compactMap(type(named:))
    }

    /// The project's classes and structures that conform to a protocol.
    func conformers(of type: TypeFacts) -> [TypeFacts] {
        types.filter { $0.kind != .protocol && $0.inherited.contains(type.name) }
    }
}
