/// The methods of a delegate's protocol, as source that passes them on.
struct ForwardingMethods {
    let modules: [Surface]

    func type(_ name: String) -> TypeDeclaration? { modules.lazy.compactMap { $0[name] }.first }

    /// A protocol and those of the modules that it inherits from, itself first.
    func inherited(_ name: String) -> [TypeDeclaration] {
        var found: [TypeDeclaration] = []
        var open = [name]
        while let next = open.popLast() {
            guard let type = type(next), type.kind == .protocol, !found.contains(where: { $0.name == next }) else {
                continue
            }
            found.append(type)
            open += type.inherited
        }
        return found
    }

    /// The requirements that are methods, in order of their declarations.
    static func methods(of type: TypeDeclaration) -> [MemberDeclaration] {
        type.requirements.filter { $0.kind == .method && !$0.isStatic }
    }

    /// `open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)`, without what is in front of `func`.
    static func head(_ method: MemberDeclaration) -> String {
        let parameters = method.parameters.map(\.text).joined(separator: ", ")
        let effects = (method.isAsync ? " async" : "") + (method.isThrowing ? " throws" : "")
        return "func \(method.name)(\(parameters))\(effects)" + (method.type.map { " -> " + $0 } ?? "")
    }

    /// `tabBar(tabBar, didSelect: item)`
    static func call(_ method: MemberDeclaration) -> String {
        let arguments = method.parameters.map { parameter in
            (parameter.label.map { $0 + ": " } ?? "") + (parameter.type.hasPrefix("inout ") ? "&" : "") + parameter.name
        }
        return "\(method.name)(\(arguments.joined(separator: ", ")))"
    }

    /// `[tabBar, item as Any]`
    static func list(_ method: MemberDeclaration) -> String {
        let values = method.parameters.map { parameter in
            parameter.type.hasSuffix("?") || parameter.type.hasSuffix("!") ? parameter.name + " as Any" : parameter.name
        }
        return "[" + values.joined(separator: ", ") + "]"
    }
}
