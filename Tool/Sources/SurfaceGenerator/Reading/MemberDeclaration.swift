/// A member of a type, or a function or variable of a module.
public struct MemberDeclaration: Sendable {
    public enum Kind: Sendable {
        case method, property, initializer, `subscript`, enumCase, associatedType, typeAlias
    }

    public var kind: Kind
    /// Without labels and back-ticks; `init` and `subscript` for those.
    public var name: String
    public var access: Access
    /// With the `@`.
    public var attributes: [String] = []
    /// All but those of access: `static`, `override`, `weak`, `nonisolated`.
    public var modifiers: Set<String> = []
    public var comment = DeclarationComment()
    public var place: SourcePlace

    public var parameters: [ParameterDeclaration] = []
    /// `<Value: Equatable>`, or empty.
    public var genericParameters = ""
    /// `where Value: Hashable`, or empty.
    public var genericRequirements = ""
    public var isAsync = false
    public var isThrowing = false
    /// The result type of a method, nil for none; of a property its type, nil if it is neither written nor plain from
    /// the initial value.
    public var type: String?
    /// Of a property, whether others may set it as far as they may read it.
    public var isSettable = false
    /// The requirements of the extension it stands in, `where Self: DelegateProxy`, or empty.
    public var extensionRequirements = ""
    /// Of a protocol's requirement, whether a default implementation stands in the module, or `// optional` beside it.
    public var isOptional = false

    public var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
    public var isOverride: Bool { modifiers.contains("override") }

    /// The name with its labels: `tableView(_:didSelectRowAt:)`; of a property the name alone.
    public var fullName: String {
        switch kind {
        case .method, .initializer, .subscript:
            name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
        case .enumCase where !parameters.isEmpty:
            name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
        default: name
        }
    }

    /// The parts that tell overloads apart.
    public var signature: String {
        (isStatic ? "static " : "") + fullName + " " + parameters.map(\.type).joined(separator: ", ")
    }

    /// The value of a mark beside the declaration: `foo:bar:` of `// objc: foo:bar:`; empty for a bare mark.
    public func mark(_ name: String) -> String? { comment.marks[name]?.first }
}
