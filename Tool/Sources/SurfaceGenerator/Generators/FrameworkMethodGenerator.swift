/// Objective-C's names of the frameworks' methods, for the translator: those of protocols, whose presence an object is
/// asked for, and those of classes, which `#selector` names.
struct FrameworkMethodGenerator: FileGenerator {
    func files(from surfaces: Surfaces) throws(GenerationError) -> [GeneratedFile] {
        let modules = try Self.modules(surfaces)
        let source = "the declarations below Sources/Apple and Tool/Declarations"
        return [
            file("FrameworkProtocolTable", Self.protocolMethods(modules), from: source),
            file("FrameworkMethodTable", Self.classMethods(modules), from: source),
        ]
    }

    private func file(_ name: String, _ methods: [FrameworkMethod], from source: String) -> GeneratedFile {
        GeneratedFile(
            path: "Tool/Sources/SourceTranslator/Generated/\(name).swift", from: source,
            body: """
                enum \(name) {
                    /// A method a line: its type, its name in Swift and in Objective-C, and a letter of
                    /// ``FrameworkMethod/Kind``.
                    static let text = \"""
                \(methods.map { "        " + $0.line }.joined(separator: "\n"))
                        \"""
                }
                """)
    }

    /// Those that an app's Objective-C would see: not Combine's and SwiftUI's.
    static func modules(_ surfaces: Surfaces) throws(GenerationError) -> [Surface] {
        let names = surfaces.reader.modules(in: "Sources/Apple").filter { !["Combine", "SwiftUI"].contains($0) }
        return try surfaces.modules(names) + surfaces.modules(in: "Tool/Declarations")
    }

    // MARK: Protocols

    /// The methods of protocols that only objects conform to.
    static func protocolMethods(_ modules: [Surface]) -> [FrameworkMethod] {
        let protocols = modules.flatMap(\.types).filter { $0.kind == .protocol && $0.access.isPublic }
        let byName = Dictionary(protocols.map { ($0.name, $0) }) { first, _ in first }
        func isOfObjects(_ type: TypeDeclaration) -> Bool {
            type.inherited.contains { name in
                ["AnyObject", "NSObjectProtocol"].contains(name) || byName[name].map(isOfObjects) ?? false
            }
        }
        var methods: [FrameworkMethod] = []
        for type in protocols where isOfObjects(type) && !type.name.hasPrefix("_") {
            for method in type.requirements where isNamed(method) {
                let kind: FrameworkMethod.Kind =
                    !method.isOptional ? .required : method.type == nil ? .optional : .optionalWithResult
                methods.append(FrameworkMethod(type, qualified(method, in: type, modules), kind))
            }
        }
        return methods.sorted { ($0.type, $0.name) < ($1.type, $1.name) }
    }

    // MARK: Classes

    /// The methods of classes that come from `NSObject`, each where it is declared first.
    static func classMethods(_ modules: [Surface]) -> [FrameworkMethod] {
        let superclasses = ClassFamilyGenerator.superclasses(in: modules)
        var methods: [String: FrameworkMethod] = [:]
        for module in modules {
            for type in module.types + module.extended {
                guard superclasses[type.name] != nil || type.name == "NSObject" || type.name == "NSObjectProtocol"
                else { continue }
                for method in type.members where isNamed(method) && !method.isOverride && method.access.isPublic {
                    let isCallable = isCallable(method) && type.mark("absent") == nil
                    var entry = FrameworkMethod(
                        type, qualified(method, in: type, modules),
                        !isCallable ? .uncallable : method.type == nil ? .plain : .withResult)
                    let key = entry.type + " " + entry.name
                    // A call could not tell overloads apart.
                    if methods[key] != nil { entry.kind = .uncallable }
                    methods[key] = entry
                }
            }
        }
        return methods.values.sorted { ($0.type, $0.name) < ($1.type, $1.name) }
    }

    private static func isNamed(_ member: MemberDeclaration) -> Bool {
        member.kind == .method && !member.isStatic && member.genericParameters.isEmpty && !member.isAsync
            && member.name.first.map { $0.isLetter } ?? false
    }

    /// With types that are declared inside of the type under their full names: `UIControl.Event` of `Event`.
    private static func qualified(
        _ method: MemberDeclaration, in type: TypeDeclaration, _ modules: [Surface]
    ) -> MemberDeclaration {
        var method = method
        for index in method.parameters.indices {
            let name = type.name + "." + method.parameters[index].type.trimmingOptional
            if modules.contains(where: { $0[name] != nil }) { method.parameters[index].type = name }
        }
        return method
    }

    /// Whether a message can carry the arguments: up to two, objects or truth values.
    private static func isCallable(_ method: MemberDeclaration) -> Bool {
        let isObsolete = method.attributes.contains { $0.hasPrefix("@available") && $0.contains("obsoleted") }
        guard method.parameters.count <= 2, !method.isThrowing, !isObsolete else { return false }
        return method.parameters.allSatisfy { parameter in
            let type = parameter.type.trimmingOptional
            return !parameter.isVariadic && (["Any", "AnyObject", "Bool"].contains(type) || isObject(type))
        }
    }

    /// As far as the name tells: classes of the frameworks.
    private static func isObject(_ type: String) -> Bool {
        let values = ["Priority", "Insets", "Mode", "State", "Style", "Orientation"]
        return (type.hasPrefix("UI") || type.hasPrefix("NS") || type.hasPrefix("CA")) && !type.contains(".")
            && type.allSatisfy { $0.isLetter || $0.isNumber } && !values.contains { type.hasSuffix($0) }
    }
}

/// A line of a table of methods.
struct FrameworkMethod {
    /// The facts about a method besides its name.
    enum Kind: String {
        /// Of a protocol, without a default.
        case required = "r"
        /// Of a protocol, with a default and nothing that it returns.
        case optional = "o"
        /// Of a protocol, with a default and a result.
        case optionalWithResult = "O"
        /// Of a class, without a result.
        case plain = "m"
        case withResult = "M"
        /// Of a class, with arguments that no message can carry.
        case uncallable = "u"
    }

    let type: String
    let name: String
    let selector: String
    var kind: Kind

    init(_ type: TypeDeclaration, _ method: MemberDeclaration, _ kind: Kind) {
        self.type = type.name
        name = method.parameters.isEmpty ? method.name + "()" : method.fullName
        selector = ObjectiveCSelector.name(of: method)
        self.kind = kind
    }

    var line: String { "\(type) \(name) \(selector) \(kind.rawValue)" }
}

extension String {
    /// A type without the signs of optionals.
    fileprivate var trimmingOptional: String {
        var text = self
        while text.hasSuffix("?") || text.hasSuffix("!") { text.removeLast() }
        return text
    }
}
