/// A path of properties through objects that link to each other.
struct RowPath {
    private let names: [String]
    /// The position of the first property, which is looked up once.
    private let first: Int?

    /// Stops the program where the class has no such property.
    init(_ path: String, in results: ResultsCore) {
        self.init(path, type: results.type, core: results.core)
    }

    init(_ path: String, type: StoredType?, core: RealmCore) {
        names = path == "self" ? [] : path.split(separator: ".").map(String.init)
        first = names.first.flatMap { type?.position(of: $0) }
        if let type, let name = names.first, first == nil {
            Misuse.stop("Cannot sort on key path '\(path)': property '\(type.name).\(name)' does not exist.")
        }
    }

    /// The value at the end; null where a link on the way has none.
    func value(of value: RowValue, _ core: RealmCore) -> RowValue {
        guard !names.isEmpty else { return value }
        var value = value
        for (index, name) in names.enumerated() {
            guard case .link(let link) = value, let row = core.snapshot.row(link) else { return .null }
            let type = core.store.type(at: link.table)
            guard let position = index == 0 ? first ?? type.position(of: name) : type.position(of: name) else {
                Misuse.stop("Property '\(type.name).\(name)' does not exist.")
            }
            value = row.values[position]
        }
        return value
    }
}
