/// The entities that requests for history name. No store has objects of them.
enum HistoryEntities {
    static let transaction = named("Transaction")
    static let change = named("Change")

    private static func named(_ name: String) -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = name
        return entity
    }
}
