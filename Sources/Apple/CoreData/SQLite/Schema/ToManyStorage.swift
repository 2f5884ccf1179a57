/// Where the destinations of a to-many relationship are found.
enum ToManyStorage {
    /// Each destination names its owner: in the column of the inverse relationship, or, without an inverse, in a column
    /// of its own.
    case foreignKey(column: String, entityColumn: String?, orderColumn: String?, hasInverse: Bool)
    case joinTable(JoinTable)

    var isOrdered: Bool {
        switch self {
        case .foreignKey(_, _, let order, _): order != nil
        case .joinTable(let table): table.orderColumn != nil
        }
    }
}
