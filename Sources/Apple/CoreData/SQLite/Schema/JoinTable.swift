/// The table of a relationship of many to many, as seen from one of its sides.
struct JoinTable {
    var name: String
    /// The column with the primary key of the object that has the relationship.
    var ownerColumn: String
    var destinationColumn: String
    /// The column by which the destinations of one owner are in order, if the relationship is ordered.
    var orderColumn: String?
    /// The column by which the inverse relationship is in order, if it is.
    var inverseOrderColumn: String?
    /// Both sides are one relationship, and each pair stands twice, once from each side.
    var isReflexive = false

    /// The same table, seen from the other side.
    var inverse: JoinTable {
        JoinTable(
            name: name, ownerColumn: destinationColumn, destinationColumn: ownerColumn, orderColumn: inverseOrderColumn,
            inverseOrderColumn: orderColumn, isReflexive: isReflexive)
    }
}
