/// A type that a module declares, or one of another module that it extends.
public struct TypeDeclaration: Sendable {
    public enum Kind: Sendable {
        case `class`, `struct`, `enum`, actor, `protocol`, alias
        /// A type of another module, with the members that this one gives it.
        case extended
    }

    public var kind: Kind
    /// With the types around it: `UITableView.Style`.
    public var name: String
    public var access: Access
    /// Superclass and protocols in the order in which they are declared, those of extensions last; of an alias, what it
    /// stands for.
    public var inherited: [String] = []
    /// With the `@`.
    public var attributes: [String] = []
    public var modifiers: Set<String> = []
    /// `<Value: Equatable>`, or empty.
    public var genericParameters = ""
    public var comment = DeclarationComment()
    public var place: SourcePlace
    /// Those of the module's extensions are among them.
    public var members: [MemberDeclaration] = []

    /// The last part of the name.
    public var shortName: String { name.split(separator: ".").last.map(String.init) ?? name }

    /// The methods that are a protocol's requirements, or a class's own.
    public var methods: some Collection<MemberDeclaration> { members.lazy.filter { $0.kind == .method } }
    public var properties: some Collection<MemberDeclaration> { members.lazy.filter { $0.kind == .property } }

    /// Of a protocol: what those who conform to it declare. What its extensions add is not among it.
    public var requirements: [MemberDeclaration] = []

    public func mark(_ name: String) -> String? { comment.marks[name]?.first }
}
