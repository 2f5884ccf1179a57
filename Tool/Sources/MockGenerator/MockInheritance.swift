/// What a mock overrides of the types that its own inherits from, where these are among the files as well.
struct MockInheritance {
    private let types: [String: MockedType]
    private let paths: [String: String]

    private let extensions: [String: Set<String>]

    /// - Parameter extensions: The names of members that extensions have, by the types'.
    init(_ types: [MockedType], extensions: [String: Set<String>]) {
        self.extensions = extensions
        self.types = Dictionary(types.map { (Self.path($0), $0) }) { first, _ in first }
        paths = Dictionary(types.map { ($0.name, Self.path($0)) }) { first, _ in first }
    }

    private static func path(_ type: MockedType) -> String {
        type.parent.isEmpty ? type.name : "\(type.parent).\(type.name)"
    }

    /// The type with what it inherits.
    func complete(_ type: MockedType) -> MockedType {
        var result = type
        var seen: Set<String> = [Self.path(type)]
        add(ancestorsOf: type, to: &result, &seen)
        if type.isClass { addProtocols(of: type, to: &result, &seen) }
        result.needsObject = !type.isClass && isObject(type)
        return result
    }

    private func add(ancestorsOf type: MockedType, to result: inout MockedType, _ seen: inout Set<String>) {
        for name in type.inherited {
            guard let other = find(name, from: type), other.isClass == result.isClass,
                seen.insert(Self.path(other)).inserted
            else { continue }
            // What a generic superclass has is written in its own names for types.
            if !other.isClass || other.generics.isEmpty { merge(other, into: &result) }
            add(ancestorsOf: other, to: &result, &seen)
        }
    }

    /// Adds what the protocols of a class ask for, and it has from an extension of theirs.
    private func addProtocols(of type: MockedType, to result: inout MockedType, _ seen: inout Set<String>) {
        let fixed = result.members.fixed.union(extensions[Self.path(type)] ?? [])
        for name in type.inherited {
            guard var other = find(name, from: type), other.generics.isEmpty else { continue }
            if !other.isClass, seen.insert(Self.path(other)).inserted {
                other.members.initializers = []
                other.members.methods.removeAll { fixed.contains($0.name) || $0.isOptional }
                other.members.properties.removeAll { fixed.contains($0.name) }
                for index in other.members.methods.indices { other.members.methods[index].isOfProtocol = true }
                for index in other.members.properties.indices { other.members.properties[index].isOfProtocol = true }
                merge(other, into: &result)
            }
            addProtocols(of: other, to: &result, &seen)
        }
    }

    private func merge(_ other: MockedType, into result: inout MockedType) {
        result.members.fixed.formUnion(other.members.fixed)
        let methods = Set(result.members.methods.map(\.identity))
        result.members.methods += other.members.methods.filter { !methods.contains($0.identity) }
        let properties = result.members.fixed.union(result.members.properties.map(\.name))
        result.members.properties += other.members.properties.filter { !properties.contains($0.name) }
        let initializers = Set(result.members.initializers)
        result.members.initializers += other.members.initializers.filter { !initializers.contains($0) }
        let generics = Set(result.generics.map(\.name))
        result.generics += other.generics.filter { !generics.contains($0.name) }
        if !result.isClass { result.requirements += other.requirements.filter { !result.requirements.contains($0) } }
    }

    /// A type that another names: one beside it, or in a type around it, or any of that name.
    private func find(_ name: String, from type: MockedType) -> MockedType? {
        var scope = type.parent.split(separator: ".")
        while true {
            if let found = types[(scope + [Substring(name)]).joined(separator: ".")] { return found }
            guard scope.popLast() != nil else { break }
        }
        return paths[name].flatMap { types[$0] }
    }

    private func isObject(_ type: MockedType, _ seen: Set<String> = []) -> Bool {
        type.inherited.contains { name in
            if name == "NSObjectProtocol" { return true }
            guard let other = find(name, from: type), !seen.contains(Self.path(other)) else { return false }
            return isObject(other, seen.union([Self.path(other)]))
        }
    }
}
