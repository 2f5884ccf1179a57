/// The declarations of a module.
public struct Surface: Sendable {
    public let module: String
    /// In order of file and line. Types that the module extends but does not declare are in ``extended``.
    public internal(set) var types: [TypeDeclaration] = []
    public internal(set) var extended: [TypeDeclaration] = []
    /// Functions and variables outside of types.
    public internal(set) var globals: [MemberDeclaration] = []

    private var places: [String: Int] = [:]

    init(module: String, files: [FileDeclarations]) {
        self.module = module
        for file in files {
            globals += file.globals
            for type in file.types where places[type.name] == nil {
                places[type.name] = types.count
                types.append(type)
            }
        }
        merge(files.flatMap(\.extensions))
        findOptionalRequirements()
    }

    /// The type of a full name: `UITableView.Style`.
    public subscript(_ name: String) -> TypeDeclaration? { places[name].map { types[$0] } }

    private mutating func merge(_ extensions: [TypeDeclaration]) {
        var foreign: [String: Int] = [:]
        for type in extensions {
            if let place = places[type.name] {
                types[place].inherited += type.inherited
                types[place].members += type.members
            } else if let place = foreign[type.name] {
                extended[place].inherited += type.inherited
                extended[place].members += type.members
            } else {
                foreign[type.name] = extended.count
                extended.append(type)
            }
        }
    }

    /// A requirement is optional if an extension of the protocol has a default, or a mark says so.
    private mutating func findOptionalRequirements() {
        for place in types.indices where types[place].kind == .protocol {
            var defaults: Set<String> = []
            for member in types[place].members where member.extensionRequirements.isEmpty {
                defaults.insert(member.signature)
            }
            for index in types[place].requirements.indices {
                let requirement = types[place].requirements[index]
                types[place].requirements[index].isOptional =
                    defaults.contains(requirement.signature) || requirement.mark("optional") != nil
            }
        }
    }
}
