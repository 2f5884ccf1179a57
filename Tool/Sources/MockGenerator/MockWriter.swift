/// Writes the mock of a type for the library Cuckoo: a subclass, or a class that conforms, which asks Cuckoo's manager what
/// to do at each call, and two proxies by which a test says what is to happen, and asks what has.
struct MockWriter {
    let type: MockedType
    /// Whether Cuckoo knows the types of errors, as it does from version 2.1 on.
    let hasTypedErrors: Bool

    /// The type with its arguments, as values of it are declared.
    private var instance: String {
        (type.isClass ? "" : "any ") + type.name + (type.isClass ? type.genericArguments : "")
    }
    private var access: String { type.access.isEmpty ? "" : type.access + " " }
    private var mock: String { type.mockName + type.genericArguments }
    private var kind: String { type.isClass ? "Class" : "Protocol" }
    /// Whether what the mock stands for has types that only the mock's arguments tell.
    private var isErased: Bool { !type.isClass && !type.generics.isEmpty }
    private var associated: Set<String> { Set(type.generics.map(\.name)) }

    var text: String {
        var out = Lines()
        if !type.parent.isEmpty { out.open("extension \(type.parent) {") }
        out.add(type.attributes)
        let base = (type.needsObject ? ["NSObject"] : []) + [type.name + (type.isClass ? type.genericArguments : "")]
        let header = "\(access)class \(type.mockName)\(type.genericParameters): "
        out.open(
            header + (base + ["Cuckoo.\(kind)Mock", "@unchecked Sendable"]).joined(separator: ", ")
                + whereClause + " {")
        out.add("\(access)typealias MocksType = \(instance)")
        out.add("\(access)typealias Stubbing = __StubbingProxy_\(type.name)")
        out.add("\(access)typealias Verification = __VerificationProxy_\(type.name)")
        out.add(
            "\(access)let cuckoo_manager = Cuckoo.MockManager.preconfiguredManager "
                + "?? Cuckoo.MockManager(hasParent: \(type.isClass))")
        writeDefault(to: &out)
        for property in type.members.properties { write(property, to: &out) }
        for initializer in type.members.initializers {
            let overrides = type.needsObject && initializer == "()"
            out.add(
                "\(access)required \(overrides ? "override " : "")init\(initializer) {\(overrides ? " super.init() " : "")}"
            )
        }
        for method in type.members.methods { write(method, to: &out) }
        writeStubbing(to: &out)
        writeVerification(to: &out)
        out.close("}")
        writeStub(to: &out)
        if !type.parent.isEmpty { out.close("}") }
        return out.text
    }

    private var whereClause: String {
        // What is said of a protocol's own type goes without saying for its mock.
        let requirements = type.requirements.filter { type.isClass || !$0.hasPrefix("Self") }
        return requirements.isEmpty ? "" : " where " + requirements.joined(separator: ", ")
    }

    // MARK: What answers by default

    private func writeDefault(to out: inout Lines) {
        guard isErased else {
            out.add("private var __defaultImplStub: (\(instance))?")
            out.open("\(access)func enableDefaultImplementation(_ stub: \(instance)) {")
            out.add("__defaultImplStub = stub")
            out.add("cuckoo_manager.enableDefaultStubImplementation()")
            out.close("}")
            return
        }
        let stub = "__Stub"
        let same = type.generics.map { "\(stub).\($0.name) == \($0.name)" }.joined(separator: ", ")
        out.add("private var __readDefault: (() -> \(instance))?")
        out.add("private var __writeDefault: ((\(instance)) -> Void)?")
        out.open("\(access)func enableDefaultImplementation(_ stub: \(instance)) {")
        out.add("var copy = stub")
        out.add("__readDefault = { copy }")
        out.add("__writeDefault = { copy = $0 }")
        out.add("cuckoo_manager.enableDefaultStubImplementation()")
        out.close("}")
        out.open(
            "\(access)func enableDefaultImplementation<\(stub): \(type.name)>(mutating stub: UnsafeMutablePointer<\(stub)>) "
                + "where \(same) {")
        out.add("__readDefault = { stub.pointee }")
        out.add("__writeDefault = { if let value = $0 as? \(stub) { stub.pointee = value } }")
        out.add("cuckoo_manager.enableDefaultStubImplementation()")
        out.close("}")
    }

    // MARK: Properties

    private func effects(_ property: MockedProperty) -> String {
        (property.isAsync ? " async" : "") + (property.isThrowing ? " throws" : "")
    }

    private func marks(_ isThrowing: Bool, _ isAsync: Bool) -> String {
        (isThrowing ? "try " : "") + (isAsync ? "await " : "")
    }

    private func crash() -> String { "Cuckoo.MockManager.crashOnProtocolSuperclassCall()" }

    private func write(_ property: MockedProperty, to out: inout Lines) {
        let name = escaped(property.name)
        let marks = marks(property.isThrowing, property.isAsync)
        out.add(property.attributes)
        let access = property.access.isEmpty ? "" : property.access + " "
        out.open(
            "\(access)\(type.isClass && !property.isOfProtocol ? "override " : "")var \(name): \(property.type.text) {")
        out.open("get\(effects(property)) {")
        if isErased { writeOpenedGetter(property, to: &out) }
        out.open("return \(marks)cuckoo_manager.getter\(property.isThrowing ? "Throws" : "")(")
        out.add("\"\(property.name)\",")
        out.add("superclassCall: \(type.isClass ? marks + "super." + name : crash()),")
        out.add("defaultCall: \(marks)\(isErased ? "opened(__readDefault!())" : "__defaultImplStub!." + name)")
        out.close(")")
        out.close("}")
        if !property.isReadOnly {
            out.open("set {")
            if isErased { writeOpenedSetter(property, to: &out) }
            out.open("cuckoo_manager.setter(")
            out.add("\"\(property.name)\",")
            out.add("value: newValue,")
            out.add("superclassCall: \(type.isClass ? "super.\(name) = newValue" : crash()),")
            out.add("defaultCall: \(isErased ? "opened(__readDefault!())" : "__defaultImplStub!.\(name) = newValue")")
            out.close(")")
            out.close("}")
        }
        out.close("}")
    }

    private func writeOpenedGetter(_ property: MockedProperty, to out: inout Lines) {
        out.open(
            "func opened<__Stub: \(type.name)>(_ stub: __Stub)\(effects(property)) -> \(property.type.stored) {")
        let value = marks(property.isThrowing, property.isAsync) + "stub." + escaped(property.name)
        out.add(cast(value, property.type))
        out.close("}")
    }

    private func writeOpenedSetter(_ property: MockedProperty, to out: inout Lines) {
        out.open("func opened<__Stub: \(type.name)>(_ stub: __Stub) {")
        out.add("var stub = stub")
        out.add("stub.\(escaped(property.name)) = \(argument("newValue", property.type))")
        out.add("__writeDefault!(stub)")
        out.close("}")
    }

    /// A value out of the opened implementation, as the mock's type.
    private func cast(_ value: String, _ type: TypeText) -> String {
        guard type.mentions(associated) else { return "return " + value }
        return "return ((\(value) as \(type.stored(with: associated, of: "__Stub"))) as Any) as! \(type.stored)"
    }

    /// An argument for the opened implementation.
    private func argument(_ name: String, _ type: TypeText) -> String {
        type.mentions(associated) ? "(\(name) as Any) as! \(type.stored(with: associated, of: "__Stub"))" : name
    }

    // MARK: Methods

    private func declaration(_ method: MockedMethod) -> String {
        let access = method.access.isEmpty ? "" : method.access + " "
        return
            "\(access)\(type.isClass && !method.isOfProtocol ? "override " : "")func \(escaped(method.name))\(method.signature) {"
    }

    private func write(_ method: MockedMethod, to out: inout Lines) {
        out.add(method.attributes)
        out.open(declaration(method))
        let isThrowing = method.throwing != .never
        let marks = marks(isThrowing, method.isAsync)
        // A closure that must not be kept is lent to the record of the call.
        let lent = method.parameters.indices.filter { method.parameters[$0].type.isUnescaping }
        if isErased { writeOpened(method, to: &out) }
        for index in lent {
            let result = method.result.map { " -> " + $0.text } ?? ""
            let type = method.parameters[index].type.text
            out.open(
                "return \(marks)withoutActuallyEscaping(p\(index), do: { (p\(index): @escaping \(type))\(result) in")
        }
        let suffix =
            switch method.throwing {
            case .never: ""
            case .always: "Throws"
            case .ifParametersDo: "Rethrows"
            }
        out.open("return \(marks)cuckoo_manager.call\(suffix)(")
        out.add("\"\(method.key)\",")
        let names = method.parameters.indices.map { "p\($0)" }
        out.add("parameters: (\(names.joined(separator: ", "))),")
        let kept = method.parameters.indices.map { lent.contains($0) ? method.parameters[$0].type.unusable : names[$0] }
        out.add("escapingParameters: (\(kept.joined(separator: ", "))),")
        if hasTypedErrors, method.throwing == .always { out.add("errorType: \(error(method)).self,") }
        let mark = method.isAsync ? "await " : ""
        let call = method.arguments { index, parameter in parameter.type.isAutoclosure ? "p\(index)()" : "p\(index)" }
        let isVariadic = method.parameters.contains { $0.isVariadic }
        let name = escaped(method.name)
        out.add("superclassCall: \(type.isClass && !isVariadic ? "\(mark)super.\(name)(\(call))" : crash()),")
        let target = "__defaultImplStub!.\(name)\(method.isOptional ? "!" : "")(\(call))"
        out.add("defaultCall: \(isVariadic ? crash() : isErased ? "\(mark)opened(__readDefault!())" : mark + target)")
        out.close(")")
        for _ in lent { out.close("})") }
        out.close("}")
    }

    private func writeOpened(_ method: MockedMethod, to out: inout Lines) {
        guard !method.parameters.contains(where: \.isVariadic) else { return }
        let effects = (method.isAsync ? " async" : "") + (method.throwing == .never ? "" : thrown(method))
        let result = method.result.map { " -> " + $0.stored } ?? ""
        out.open("func opened<__Stub: \(type.name)>(_ stub: __Stub)\(effects)\(result) {")
        out.add("var stub = stub")
        out.add("defer { __writeDefault!(stub) }")
        let call = method.arguments { index, parameter in
            parameter.type.isAutoclosure ? "p\(index)()" : argument("p\(index)", parameter.type)
        }
        let value = marks(method.throwing != .never, method.isAsync) + "stub.\(escaped(method.name))(\(call))"
        // Another method may differ by its result alone.
        out.add(method.result.map { cast(value, $0) } ?? "return \(value) as Void")
        out.close("}")
    }

    private func thrown(_ method: MockedMethod) -> String { method.errorType.map { " throws(\($0))" } ?? " throws" }
    private func error(_ method: MockedMethod) -> String { method.errorType ?? "(any Swift.Error)" }

    // MARK: Proxies

    private func writeStubbing(to out: inout Lines) {
        out.open("\(access)struct __StubbingProxy_\(type.name): Cuckoo.StubbingProxy {")
        // A method's own types may be called as the mock's.
        out.add("private typealias __Mock = \(mock)")
        out.add("private let cuckoo_manager: Cuckoo.MockManager")
        out.add("\(access)init(manager: Cuckoo.MockManager) { cuckoo_manager = manager }")
        for property in type.members.properties {
            let isOptional = property.type.isOptional && !property.isReadOnly
            let name =
                (property.isReadOnly && !property.isThrowing ? "ReadOnly" : "") + (isOptional ? "Optional" : "")
                + (property.isThrowing ? "Throwing" : "")
            let value = property.isReadOnly ? property.type.stored : property.type.unwrapped
            out.add(property.attributes)
            out.open("var \(escaped(property.name)): Cuckoo.\(kind)ToBeStubbed\(name)Property<\(mock), \(value)> {")
            out.add("return .init(manager: cuckoo_manager, name: \"\(property.name)\")")
            out.close("}")
        }
        for method in type.members.methods {
            let isThrowing = method.throwing != .never
            let name = (method.result == nil ? "NoReturn" : "") + (isThrowing ? "Throwing" : "")
            var arguments = ["(\(inputs(method)))"]
            if let result = method.result { arguments.append(result.stored) }
            if hasTypedErrors, isThrowing { arguments.append(error(method)) }
            out.add(method.attributes.filter { $0 != "@discardableResult" })
            out.open(
                matching(method) + " -> Cuckoo.\(kind)Stub\(name)Function<\(arguments.joined(separator: ", "))>"
                    + matchingClause(method) + " {")
            out.add(matchers(method))
            out.add(
                "return .init(stub: cuckoo_manager.createStub(for: __Mock.self, method: \"\(method.key)\", "
                    + "parameterMatchers: matchers))")
            out.close("}")
        }
        out.close("}")
    }

    private func writeVerification(to out: inout Lines) {
        out.open("\(access)struct __VerificationProxy_\(type.name): Cuckoo.VerificationProxy {")
        out.add("private let cuckoo_manager: Cuckoo.MockManager")
        out.add("private let callMatcher: Cuckoo.CallMatcher")
        out.add("private let sourceLocation: Cuckoo.SourceLocation")
        out.open(
            "\(access)init(manager: Cuckoo.MockManager, callMatcher: Cuckoo.CallMatcher, "
                + "sourceLocation: Cuckoo.SourceLocation) {")
        out.add("cuckoo_manager = manager")
        out.add("self.callMatcher = callMatcher")
        out.add("self.sourceLocation = sourceLocation")
        out.close("}")
        for property in type.members.properties {
            let name = property.isReadOnly ? "ReadOnly" : property.type.isOptional ? "Optional" : ""
            let value = property.isReadOnly ? property.type.stored : property.type.unwrapped
            out.add(property.attributes)
            out.open("var \(escaped(property.name)): Cuckoo.Verify\(name)Property<\(value)> {")
            out.add(
                "return .init(manager: cuckoo_manager, name: \"\(property.name)\", callMatcher: callMatcher, "
                    + "sourceLocation: sourceLocation)")
            out.close("}")
        }
        for method in type.members.methods {
            out.add(method.attributes.filter { $0 != "@discardableResult" } + ["@discardableResult"])
            out.open(
                matching(method) + " -> Cuckoo.__DoNotUse<(\(inputs(method))), \(method.result?.stored ?? "Void")>"
                    + matchingClause(method) + " {")
            out.add(matchers(method))
            out.add(
                "return cuckoo_manager.verify(\"\(method.key)\", callMatcher: callMatcher, "
                    + "parameterMatchers: matchers, sourceLocation: sourceLocation)")
            out.close("}")
        }
        out.close("}")
    }

    private func input(_ parameter: MockedMethod.Parameter) -> String {
        parameter.isVariadic ? "[\(parameter.type.stored)]" : parameter.type.stored
    }

    /// The types of the arguments, which a call's record has.
    private func inputs(_ method: MockedMethod) -> String { method.parameters.map(input).joined(separator: ", ") }

    private func isOptional(_ parameter: MockedMethod.Parameter) -> Bool {
        parameter.type.isOptional && !parameter.isVariadic
    }

    /// The method of a proxy: each argument may be a value, or say which values match.
    private func matching(_ method: MockedMethod) -> String {
        let generics =
            method.parameters.enumerated().map { index, parameter in
                "M\(index + 1): Cuckoo.\(isOptional(parameter) ? "Optional" : "")Matchable"
            } + method.generics.map(\.text)
        let list = method.parameters.enumerated().map { "\($1.label) p\($0): M\($0 + 1)" }
        return "func \(escaped(method.name))" + (generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>")
            + "(\(list.joined(separator: ", ")))"
    }

    private func matchingClause(_ method: MockedMethod) -> String {
        let clauses =
            method.parameters.enumerated().map { index, parameter in
                isOptional(parameter)
                    ? "M\(index + 1).OptionalMatchedType == \(parameter.type.unwrapped)"
                    : "M\(index + 1).MatchedType == \(input(parameter))"
            } + method.requirements
        return clauses.isEmpty ? "" : " where " + clauses.joined(separator: ", ")
    }

    private func matchers(_ method: MockedMethod) -> String {
        guard !method.parameters.isEmpty else { return "let matchers: [Cuckoo.ParameterMatcher<Void>] = []" }
        let isOne = method.parameters.count == 1
        let list = method.parameters.indices.map { "wrap(matchable: p\($0)) { $0\(isOne ? "" : ".\($0)") }" }
        return "let matchers: [Cuckoo.ParameterMatcher<(\(inputs(method)))>] = [\(list.joined(separator: ", "))]"
    }

    // MARK: Stub

    /// A class that answers everything with the value that is registered for its type.
    private func writeStub(to out: inout Lines) {
        out.add(type.attributes)
        let base = (type.needsObject ? ["NSObject"] : []) + [type.name + (type.isClass ? type.genericArguments : "")]
        out.open(
            "\(access)class \(type.name)Stub\(type.genericParameters): "
                + (base + ["@unchecked Sendable"]).joined(separator: ", ") + whereClause + " {")
        for property in type.members.properties {
            let access = property.access.isEmpty ? "" : property.access + " "
            out.add(property.attributes)
            out.open(
                "\(access)\(type.isClass && !property.isOfProtocol ? "override " : "")var \(escaped(property.name)): \(property.type.text) {"
            )
            out.open("get {")
            writeRegistered(property.type, to: &out)
            out.close("}")
            if !property.isReadOnly { out.add("set {}") }
            out.close("}")
        }
        for initializer in type.members.initializers {
            let overrides = type.needsObject && initializer == "()"
            out.add(
                "\(access)required \(overrides ? "override " : "")init\(initializer) {\(overrides ? " super.init() " : "")}"
            )
        }
        for method in type.members.methods {
            out.add(method.attributes)
            out.open(declaration(method))
            if let result = method.result { writeRegistered(result, to: &out) }
            out.close("}")
        }
        out.close("}")
    }

    private func writeRegistered(_ type: TypeText, to out: inout Lines) {
        // Of a function's type with names in it there is no expression.
        out.add("typealias __Value = \(type.stored)")
        out.add("return Cuckoo.DefaultValueRegistry.defaultValue(for: __Value.self)")
    }

    // MARK: Names

    private static let keywords: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal", "let", "operator", "private", "protocol", "public", "rethrows", "static", "struct", "subscript",
        "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough",
        "for",
        "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while", "Any", "as", "false", "is", "nil",
        "self", "super", "throws", "true", "try",
    ]

    private func escaped(_ name: String) -> String { Self.keywords.contains(name) ? "`\(name)`" : name }
}

/// Lines of text, indented.
struct Lines {
    private(set) var text = ""
    private var depth = 0

    mutating func add(_ line: String) { text += String(repeating: "    ", count: depth) + line + "\n" }
    mutating func add(_ lines: [String]) { for line in lines { add(line) } }

    mutating func open(_ line: String) {
        add(line)
        depth += 1
    }

    mutating func close(_ line: String) {
        depth -= 1
        add(line)
    }
}
