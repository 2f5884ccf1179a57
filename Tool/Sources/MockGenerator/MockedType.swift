import SwiftSyntax

/// A protocol or class that a mock is made of.
struct MockedType {

    /// The type that it is in, as it is written there: `Outer.Inner`; empty at the top of a file.
    var parent: String
    var name: String
    var isClass: Bool
    /// `public` for types that other modules see, or nothing.
    var access: String
    /// Attributes that the mock has to have as well, such as `@MainActor`.
    var attributes: [String] = []
    /// `T: Hashable`, of a class, or of the associated types of a protocol.
    var generics: [Generic] = []
    /// What a `where` clause asks for.
    var requirements: [String] = []
    /// The names of what it inherits and conforms to.
    var inherited: [String] = []
    var members = Members()
    /// Whether the mock of a protocol has to be an object of Objective-C's.
    var needsObject = false

    struct Generic {
        var name: String
        var constraint: String?
        var text: String { constraint.map { "\(name): \($0)" } ?? name }
    }

    struct Members {
        var properties: [MockedProperty] = []
        var methods: [MockedMethod] = []
        /// The initialisers that a protocol asks for, as `(label p0: Type) throws`.
        var initializers: [String] = []
        /// The names of what a subclass cannot override.
        var fixed: Set<String> = []
    }

    /// `<T: Hashable, U>`
    var genericParameters: String {
        generics.isEmpty ? "" : "<" + generics.map(\.text).joined(separator: ", ") + ">"
    }

    /// `<T, U>`
    var genericArguments: String {
        generics.isEmpty ? "" : "<" + generics.map(\.name).joined(separator: ", ") + ">"
    }

    var mockName: String { "Mock" + name }
}

/// A property that can be overridden.
struct MockedProperty {
    var name: String
    var type: TypeText
    var attributes: [String] = []
    /// `public` or nothing, in a class.
    var access: String
    var isReadOnly: Bool
    var isAsync = false
    var isThrowing = false
    /// Whether a protocol asks for it, which the class conforms to without having it itself.
    var isOfProtocol = false
}

/// A method that can be overridden.
struct MockedMethod {
    var name: String
    var attributes: [String] = []
    /// `public` or nothing, in a class.
    var access: String
    var generics: [MockedType.Generic] = []
    var requirements: [String] = []
    var parameters: [Parameter] = []
    var isAsync = false
    var throwing = Throwing.never
    /// The type of what is thrown, if it is stated.
    var errorType: String?
    /// nil for none.
    var result: TypeText?
    /// Whether a protocol of Objective-C's does without it.
    var isOptional = false
    /// Whether a protocol asks for it, which the class conforms to without having it itself.
    var isOfProtocol = false

    enum Throwing { case never, always, ifParametersDo }

    struct Parameter {
        /// `_` for none.
        var label: String
        var type: TypeText
        var isVariadic = false
    }

    /// The declaration after `func name`.
    var signature: String {
        var text = generics.isEmpty ? "" : "<" + generics.map(\.text).joined(separator: ", ") + ">"
        let list = parameters.enumerated().map { index, parameter in
            "\(parameter.label) p\(index): \(parameter.type.text)\(parameter.isVariadic ? "..." : "")"
        }
        text += "(" + list.joined(separator: ", ") + ")"
        if isAsync { text += " async" }
        switch throwing {
        case .never: break
        case .always: text += errorType.map { " throws(\($0))" } ?? " throws"
        case .ifParametersDo: text += " rethrows"
        }
        if let result { text += " -> " + result.text }
        if !requirements.isEmpty { text += " where " + requirements.joined(separator: ", ") }
        return text
    }

    /// What tells it apart from others of its type, and what messages about it say.
    var key: String {
        let list = parameters.map { parameter in
            parameter.label + ": " + parameter.type.text + (parameter.isVariadic ? "..." : "")
        }
        var text = name + "(" + list.joined(separator: ", ") + ")"
        if isAsync { text += " async" }
        switch throwing {
        case .never: break
        case .always: text += errorType.map { " throws(\($0))" } ?? " throws"
        case .ifParametersDo: text += " rethrows"
        }
        return text + (result.map { " -> " + $0.text } ?? "")
    }

    /// What an override has in common with what it overrides.
    var identity: String {
        name + "(" + parameters.map { $0.label + ":" + $0.type.compact }.joined(separator: ",") + ")"
            + (result?.compact ?? "") + requirements.joined(separator: ",")
    }

    /// As in a call, without a label that is `_`.
    func arguments(_ value: (Int, Parameter) -> String) -> String {
        parameters.enumerated().map { index, parameter in
            let label = parameter.label == "_" ? "" : parameter.label + ": "
            let mark = parameter.type.isInout ? "&" : ""
            return label + mark + value(index, parameter)
        }.joined(separator: ", ")
    }
}
