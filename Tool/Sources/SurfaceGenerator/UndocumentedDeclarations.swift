/// Public declarations without a doc comment.
public enum UndocumentedDeclarations {
    public struct Entry: Sendable {
        public var place: SourcePlace
        /// `UITableView.reloadData()`.
        public var name: String
    }

    /// Lists the public declarations without a description, and counts the public ones.
    ///
    /// An override, or what a protocol of the modules asks for, has its comment where it is declared first. Names that
    /// begin with an underscore are for sibling modules, and what the language's own protocols ask for says itself.
    public static func find(in module: Surface, among modules: [Surface]) -> (missing: [Entry], total: Int) {
        var requirements: [String: Set<String>] = [:]
        for type in modules.flatMap(\.types) where type.kind == .protocol {
            requirements[type.name, default: []].formUnion(type.requirements.map(\.fullName))
        }
        var missing: [Entry] = []
        var total = 0
        func count(_ place: SourcePlace, _ name: String, _ comment: DeclarationComment) {
            total += 1
            if comment.documentation == nil { missing.append(Entry(place: place, name: name)) }
        }
        for type in module.types + module.extended {
            if type.kind != .extended {
                guard isVisible(type.name, type.access) else { continue }
                count(type.place, type.name, type.comment)
            }
            let asked =
                type.kind == .protocol
                ? requirements[type.name] ?? []
                : ancestors(of: type, among: modules)
                    .reduce(into: Set<String>()) { $0.formUnion(requirements[$1] ?? []) }
            for member in type.requirements where isVisible(member.name, member.access) {
                count(member.place, type.name + "." + member.fullName, member.comment)
            }
            for member in type.members {
                guard isVisible(member.name, member.access), !member.isOverride, !asked.contains(member.fullName),
                    !ofLanguage.contains(member.fullName)
                else { continue }
                count(member.place, type.name + "." + member.fullName, member.comment)
            }
        }
        for member in module.globals
        where isVisible(member.name, member.access) && !ofLanguage.contains(member.fullName) {
            count(member.place, member.fullName, member.comment)
        }
        missing.sort { ($0.place.file, $0.place.line, $0.name) < ($1.place.file, $1.place.line, $1.name) }
        return (missing, total)
    }

    private static func isVisible(_ name: String, _ access: Access) -> Bool {
        access.isPublic && !name.split(separator: ".").contains { $0.hasPrefix("_") }
    }

    /// The superclasses and protocols of a type, as far as the modules declare them.
    private static func ancestors(of type: TypeDeclaration, among modules: [Surface]) -> Set<String> {
        var found: Set<String> = []
        var open = type.inherited
        while let name = open.popLast() {
            guard found.insert(name).inserted else { continue }
            for module in modules { open += module[name]?.inherited ?? [] }
        }
        return found
    }

    /// The requirements of the standard library's and Foundation's protocols.
    private static let ofLanguage: Set<String> = [
        "==(_:_:)", "<(_:_:)", "<=(_:_:)", ">(_:_:)", ">=(_:_:)", "!=(_:_:)", "hash(into:)", "hashValue", "encode(to:)",
        "encode(with:)", "init(from:)", "init(coder:)", "init(rawValue:)", "rawValue", "description",
        "debugDescription", "customMirror", "makeIterator()", "next()", "startIndex", "endIndex", "index(after:)",
        "index(before:)", "copy(with:)", "isEqual(_:)", "hash", "init(stringLiteral:)", "init(integerLiteral:)",
        "init(floatLiteral:)", "init(arrayLiteral:)", "init(dictionaryLiteral:)", "init(booleanLiteral:)",
        "init(nilLiteral:)", "advanced(by:)", "distance(to:)", "id", "body", "allCases", "RawValue", "Element",
        "Iterator", "Index",
    ]
}
