/// The declarations of all files of a module.
public struct ModuleIndex: Codable, Hashable, Sendable {
    /// The class itself and its extensions, by name.
    private(set) var records: [String: [TypeRecord]] = [:]
    private(set) var classes: [String: TypeRecord] = [:]
    private(set) var protocols: [String: TypeRecord] = [:]
    /// The names of the `@objc optional` methods of the module's protocols: base name to protocols.
    private(set) var optionalMethods: [String: [OptionalMethod]] = [:]
    /// The same for properties: name to protocols.
    private(set) var optionalProperties: [String: [String]] = [:]

    /// Whether any file imports SwiftUI otherwise than on the condition that it is there.
    public private(set) var needsSwiftUI = false
    /// The methods that extensions declare and Objective-C finds, with their types: full name to the names of types.
    private var exposedDispatched: [String: [String]] = [:]
    /// Those that it finds where members are exposed without a word.
    private var inferredDispatched: [String: [String]] = [:]
    /// The names that types of other modules have in this one.
    private(set) var aliases: [String: String] = [:]
    /// What the files import whose extensions leave overrides to a class, by the class.
    private(set) var forwarderImports: [String: Set<String>] = [:]

    /// An `@objc optional` method and the protocol that has it.
    public struct OptionalMethod: Codable, Hashable, Sendable {
        var owner: String
        var method: MethodRecord
    }

    /// Whether members of Objective-C's objects are exposed without a word, as in Swift 3.
    public var infersExposure = false

    public init(_ files: [FileIndex] = []) {
        needsSwiftUI = files.contains { $0.needsSwiftUI }
        for type in files.lazy.flatMap(\.types) where !type.isLocal {
            records[type.name, default: []].append(type)
            switch type.kind {
            case .class: classes[type.name] = type
            case .protocol:
                protocols[type.name] = type
                for method in type.methods where method.isOptional {
                    optionalMethods[method.base, default: []].append(OptionalMethod(owner: type.name, method: method))
                }
                for property in type.properties where property.isOptional {
                    optionalProperties[property.name, default: []].append(type.name)
                }
            case .extension:
                for method in type.methods where method.isDispatchable {
                    enter(method.fullName, isExposed: method.isExposed, of: type.name)
                }
                for property in type.properties where property.isDispatchable {
                    enter(property.name, isExposed: property.isExposed, of: type.name)
                }
            case .other: break
            }
        }
        for file in files {
            aliases.merge(file.aliases) { first, _ in first }
            for type in file.types where type.leavesMembersToClass {
                forwarderImports[type.name, default: []].formUnion(file.imports.map(\.module))
            }
        }
    }

    /// The type itself, and no extension of it.
    private mutating func enter(_ dispatchable: String, isExposed: Bool, of type: String) {
        if isExposed {
            exposedDispatched[dispatchable, default: []].append(type)
        } else {
            inferredDispatched[dispatchable, default: []].append(type)
        }
    }

    /// The types whose extensions declare a member that a subclass may override.
    func dispatched(_ member: String) -> [String] {
        (exposedDispatched[member] ?? []) + (infersExposure ? inferredDispatched[member] ?? [] : [])
    }

    func isDispatched(_ member: String) -> Bool {
        exposedDispatched[member] != nil || infersExposure && inferredDispatched[member] != nil
    }

    /// Whether Objective-C would find an override of a member of an extension.
    func isDispatched(_ method: MethodRecord) -> Bool {
        method.isDispatchable && (method.isExposed || infersExposure)
    }

    func isDispatched(_ property: PropertyRecord) -> Bool {
        property.isDispatchable && (property.isExposed || infersExposure)
    }

    func declaration(ofType name: String) -> TypeRecord? { records[name]?.first { $0.kind != .extension } }

    /// The type called `name` where `scope` (the names of the types around) is in force.
    func resolve(_ name: String, in scope: [String]) -> String? {
        var scope = scope
        while true {
            let qualified = (scope + [name]).joined(separator: ".")
            if records[qualified] != nil { return qualified }
            if scope.isEmpty { return nil }
            scope.removeLast()
        }
    }

    /// Whether a name that is used within a type of that name means a type that the module declares.
    func declares(type name: String, within owner: String?) -> Bool {
        var scope = owner?.split(separator: ".").map(String.init) ?? []
        while true {
            let qualified = (scope + [name]).joined(separator: ".")
            if records[qualified]?.contains(where: { $0.kind != .extension }) == true { return true }
            if scope.popLast() == nil { return false }
        }
    }

    /// The class and its superclasses that the module declares, the class first.
    func ancestry(of name: String) -> [String] {
        var names: [String] = []
        var next: String? = name
        while let name = next, !names.contains(name) {
            names.append(name)
            next = superclass(of: name)
        }
        return names
    }

    /// Whether an extension gives a class `convenience init()`.
    func hasPlainInitialiser(inExtensionOf name: String) -> Bool {
        records[name]?.contains { $0.kind == .extension && $0.hasPlainInitialiser } ?? false
    }

    /// The class of another module from which a class of the module comes.
    func frameworkClass(of name: String) -> String? {
        guard let root = ancestry(of: name).last.flatMap({ classes[$0] }), let parent = root.inherited.first,
            protocols[parent] == nil
        else { return nil }
        let name = parent.split(separator: ".").last.map(String.init) ?? parent
        return aliases[name] ?? name
    }

    /// Whether the module has a delegate proxy of RxCocoa's kind for a protocol of its own.
    func hasProxy(of protocolName: String) -> Bool {
        classes.keys.contains { name in
            frameworkClass(of: name) == "DelegateProxy" && conformances(of: name).contains(protocolName)
        }
    }

    func superclass(of name: String) -> String? {
        guard let type = classes[name] else { return nil }
        let scope = name.split(separator: ".").dropLast().map(String.init)
        for inherited in type.inherited {
            if let resolved = resolve(inherited, in: scope), classes[resolved] != nil { return resolved }
        }
        return nil
    }

    /// Whether a class's members are exposed because it, or a superclass, says `@objcMembers`, or because those of all
    /// objects of Objective-C's are.
    func exposesMembers(_ name: String) -> Bool {
        ancestry(of: name).contains { classes[$0]?.exposesMembers == true } || infersExposure && isObject(name)
    }

    /// Whether a class comes from one of another module's, which are all objects of Objective-C's.
    private func isObject(_ name: String) -> Bool {
        guard classes[name] != nil, let parent = frameworkClass(of: name) else { return false }
        return !FrameworkMethods.protocolNames.contains(parent) && !Self.swiftProtocols.contains(parent)
    }

    /// Protocols of Swift's own that a class without a superclass may name first.
    private static let swiftProtocols: Set = [
        "AnyObject", "class", "Equatable", "Hashable", "Comparable", "Codable", "Decodable", "Encodable", "Error",
        "LocalizedError", "CustomStringConvertible", "CustomDebugStringConvertible", "Sequence", "IteratorProtocol",
        "Collection", "ExpressibleByStringLiteral", "OptionSet", "RawRepresentable",
    ]

    /// The protocols of the module to which the class, or a superclass, conforms.
    func conformances(of name: String) -> Set<String> {
        var found: Set<String> = []
        var pending = ancestry(of: name).flatMap { name in
            (records[name] ?? []).flatMap { record in record.inherited.map { ($0, record.name) } }
        }
        while let (inherited, owner) = pending.popLast() {
            let scope = owner.split(separator: ".").dropLast().map(String.init)
            guard let resolved = resolve(inherited, in: scope), let type = protocols[resolved],
                found.insert(resolved).inserted
            else { continue }
            pending += type.inherited.map { ($0, resolved) }
        }
        return found
    }

    /// Whether the class, or a superclass of the module, says that it can be archived.
    func isCoded(_ name: String) -> Bool {
        ancestry(of: name).contains { name in
            (records[name] ?? []).contains { !$0.inherited.filter(["NSCoding", "NSSecureCoding"].contains).isEmpty }
        }
            || conformances(of: name).contains { name in
                protocols[name]?.inherited.contains { ["NSCoding", "NSSecureCoding"].contains($0) } == true
            }
    }

    /// The methods called `base` of the type called `name`, the class and its extensions.
    func methods(_ base: String, of name: String) -> [MethodRecord] {
        (records[name] ?? []).flatMap { $0.methods.filter { $0.base == base } }
    }

    /// Whether any type of the module has a method of the name.
    func declares(method base: String) -> Bool {
        records.values.joined().contains { $0.methods.contains { $0.base == base } }
    }

    /// Whether any type of the module has a property of the name.
    func hasProperty(_ name: String) -> Bool {
        records.values.joined().contains { $0.properties.contains { $0.name == name } }
    }

    /// Whether all properties of the name are lists of any objects.
    func isListOfObjects(_ name: String) -> Bool {
        let all = records.values.joined().lazy.flatMap(\.properties).filter { $0.name == name }
        return !all.isEmpty && all.allSatisfy(\.isListOfObjects)
    }

    /// Whether a property of that name that the module declares is an `AnyObject`.
    func isAnyObject(_ name: String) -> Bool {
        records.values.joined().contains { $0.properties.contains { $0.name == name && $0.isAnyObject } }
    }

    /// The class, `type` or one above it, that exposes a property to Objective-C.
    func exposer(of property: String, above type: String) -> String? {
        ancestry(of: type).first { name in
            classes[name].map { !$0.isGeneric } ?? false && self.property(property, of: name)?.isExposed ?? false
        }
    }

    /// Whether a protocol has another optional method of the name, which differs by its types alone.
    func isOverloaded(_ method: MethodRecord, of owner: String) -> Bool {
        let same = optionalMethods[method.base]?.filter { $0.owner == owner && $0.method.labels == method.labels }
        return (same?.count ?? 0) > 1
    }

    /// Whether a type that does not conform to a protocol has a method that is called as an optional one of the protocol's.
    func hasMethod(like optional: OptionalMethod) -> Bool {
        records.contains { name, types in
            protocols[name] == nil && !conformances(of: name).contains(optional.owner)
                && types.contains { $0.methods.contains { $0.fullName == optional.method.fullName } }
        }
    }

    func property(_ property: String, of name: String) -> PropertyRecord? {
        (records[name] ?? []).lazy.flatMap(\.properties).first { $0.name == property }
    }

    /// The overrides that the extensions of a class leave to the class itself.
    ///
    /// A public class's override of a member of another module is public, whatever the extension says.
    func forwarders(for name: String, isPublic: Bool) -> [String] {
        guard classes[name] != nil else { return [] }
        let superclasses = ancestry(of: name).dropFirst().flatMap { records[$0] ?? [] }
        func forwarder(_ text: String?, isOwn: Bool) -> String? {
            guard let text, isPublic, !isOwn else { return text }
            let words = text.prefix { $0 != "(" && $0 != ":" }.split(separator: " ")
            return words.contains("public") || words.contains("open") ? text : "public " + text
        }
        return (records[name] ?? []).flatMap { record in
            record.methods.compactMap { method in
                guard overridesExtension(method.fullName, in: name) == nil else { return nil }
                return forwarder(
                    method.forwarder,
                    isOwn: superclasses.contains { $0.methods.contains { $0.fullName == method.fullName } })
                    ?? (isOverridden(method, of: name) ? method.overridable : nil)
            }
                + record.properties.compactMap { property in
                    guard overridesExtension(property.name, in: name) == nil else { return nil }
                    return forwarder(
                        property.forwarder,
                        isOwn: superclasses.contains { $0.properties.contains { $0.name == property.name } })
                        ?? (isOverridden(property, of: name) ? property.overridable : nil)
                }
        }
    }

    /// Whether a method that an extension of a class of the module exposes is overridden by a subclass of it, or may be
    /// by one of another module.
    func isOverridden(_ method: MethodRecord, of name: String) -> Bool {
        guard let overridable = method.overridable else { return false }
        return isOpen(overridable)
            || subclasses(of: name).contains { record in
                record.methods.contains { $0.isOverride && $0.fullName == method.fullName }
            }
    }

    /// The same for a property.
    func isOverridden(_ property: PropertyRecord, of name: String) -> Bool {
        guard let overridable = property.overridable else { return false }
        return isOpen(overridable)
            || subclasses(of: name).contains { record in
                record.properties.contains { $0.isOverride && $0.name == property.name }
            }
    }

    /// Whether a member of the class is written to be overridden anywhere.
    private func isOpen(_ member: String) -> Bool {
        member.prefix { $0 != "(" && $0 != ":" }.split(separator: " ").contains("open")
    }

    /// The classes below one, and their extensions.
    private func subclasses(of name: String) -> [TypeRecord] {
        guard let own = classes[name], !own.isGeneric else { return [] }
        return classes.keys.filter { $0 != name && ancestry(of: $0).contains(name) }.flatMap { records[$0] ?? [] }
    }

    /// Every method called `base` and its type, in the order of the types' names.
    func methods(_ base: String) -> [(owner: String, method: MethodRecord)] {
        records.keys.sorted().flatMap { owner in methods(base, of: owner).map { (owner, $0) } }
    }

    // MARK: Tests

    /// A test class, and the tests that it has or inherits.
    public struct TestClass: Hashable, Sendable {
        public var name: String
        public var tests: [Test]
        /// What it is there on condition of.
        public var condition: String?

        public struct Test: Hashable, Sendable {
            public var name: String
            public var isAsync: Bool
            /// What it is there on condition of, beside that of its class.
            public var condition: String?
        }
    }

    /// The classes under XCTestCase, in the order of their names: what the Objective-C runtime would find.
    public var testClasses: [TestClass] {
        classes.values.filter { !$0.isGeneric && !$0.isPrivate }.sorted { $0.name < $1.name }.compactMap { type in
            guard isTestCase(type.name) else { return nil }
            let condition = condition(of: type.name)
            var tests: [TestClass.Test] = []
            for method in ancestry(of: type.name).reversed().flatMap({ records[$0] ?? [] }).flatMap(\.methods)
            where method.base.hasPrefix("test") && method.labels.isEmpty && !method.isStatic && !method.isPrivate {
                var test = TestClass.Test(
                    name: method.base, isAsync: method.isAsync, condition: method.branches.condition)
                if test.condition == condition { test.condition = nil }
                if test.condition == nil { tests.removeAll { $0.name == test.name && $0.condition != nil } }
                if !tests.contains(where: {
                    $0.name == test.name && ($0.condition == nil || $0.condition == test.condition)
                }) {
                    tests.append(test)
                }
            }
            return tests.isEmpty ? nil : TestClass(name: type.name, tests: tests, condition: condition)
        }
    }

    /// A class whose tests a library finds when they run: those of Quick's.
    public struct Spec: Hashable, Sendable {
        public enum Kind: Sendable {
            /// It has a list of tests.
            case tests
            /// It says how others run.
            case configuration
        }

        public var name: String
        public var kind: Kind
        /// What it is there on condition of.
        public var condition: String?
    }

    /// The classes under Quick's, in the order of their names.
    public var specs: [Spec] {
        classes.values.filter { !$0.isGeneric && !$0.isPrivate }.sorted { $0.name < $1.name }.compactMap { type in
            let roots = ancestry(of: type.name).last.flatMap { classes[$0] }?.inherited ?? []
            let names = Set(roots.map { $0.replacing("Quick.", with: "") })
            guard
                let kind: Spec.Kind = !names.isDisjoint(with: ["QuickSpec", "AsyncSpec"])
                    ? .tests
                    : names.contains("QuickConfiguration") ? .configuration : nil
            else { return nil }
            return Spec(name: type.name, kind: kind, condition: condition(of: type.name))
        }
    }

    /// What a class is there on condition of; nil if it always is.
    private func condition(of name: String) -> String? {
        var conditions: [String] = []
        for record in records[name] ?? [] where record.kind == .class {
            guard let condition = record.branches.condition else { return nil }
            conditions.append("(\(condition))")
        }
        let all = conditions.joined(separator: " || ")
        return conditions.count == 1 ? String(all.dropFirst().dropLast()) : all
    }

    /// Whether a class of the module is under XCTestCase.
    func isTestCase(_ name: String) -> Bool {
        guard let root = ancestry(of: name).last.flatMap({ classes[$0] }) else { return false }
        return root.inherited.contains("XCTestCase") || root.inherited.contains("XCTest.XCTestCase")
    }
}

extension [BranchRecord] {
    /// What holds in the innermost; nil if all is certain.
    fileprivate var condition: String? {
        let conditions = compactMap(\.condition)
        return conditions.isEmpty ? nil : conditions.joined(separator: " && ")
    }
}
