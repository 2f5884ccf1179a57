public import Foundation

/// What a coordinator asks of one store in a fetch.
struct StoreFetch {
    enum Wish {
        /// Objects with their values.
        case rows
        case identifiers
        case count
        case dictionaries(Grouping)
    }

    /// What a fetch for dictionaries asks for.
    struct Grouping {
        /// Attributes, to-one relationships and expressions, each giving a key.
        var properties: [NSPropertyDescription]
        var groupBy: [NSPropertyDescription] = []
        var having: NSPredicate?
        var isDistinct = false
    }

    var entity: NSEntityDescription
    var includesSubentities = true
    var predicate: NSPredicate?
    var sortDescriptors: [NSSortDescriptor] = []
    /// At most so many; 0 for all.
    var limit = 0
    var offset = 0
    var wish: Wish = .rows
    /// Whether the values of the rows are wanted at once.
    var fillsObjects = false
}

/// What a store answers a fetch with.
enum StoreAnswer {
    case rows(StoredRows)
    case identifiers([NSManagedObjectID])
    case count(Int)
    /// Values by the name of the property. Without an entry where the value is null.
    case dictionaries([[String: StoredValue]])
}
