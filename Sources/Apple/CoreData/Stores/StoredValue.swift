internal import Foundation

/// The value of one attribute or to-one relationship, as contexts and stores hand it to each other.
enum StoredValue: Equatable, @unchecked Sendable {
    case null
    /// Whole numbers of any width, and truth values.
    case integer(Int64)
    /// Numbers of either floating-point width.
    case real(Double)
    indirect case decimal(Decimal)
    case text(String)
    /// Bytes, and what a value transformer made of a transformable attribute's value.
    case data(Data)
    /// Seconds since the beginning of 2001 in UTC.
    case date(TimeInterval)
    case uuid(UUID)
    case uri(URL)
    /// The object that a to-one relationship leads to.
    case reference(NSManagedObjectID)
    /// The value of a transformable attribute before it is transformed. Stores that keep objects in memory see it; a
    /// store with a file never does.
    case object(AnyObject)

    static func == (left: StoredValue, right: StoredValue) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.integer(let left), .integer(let right)): left == right
        case (.real(let left), .real(let right)): left == right
        case (.decimal(let left), .decimal(let right)): left == right
        case (.text(let left), .text(let right)): left == right
        case (.data(let left), .data(let right)): left == right
        case (.date(let left), .date(let right)): left == right
        case (.uuid(let left), .uuid(let right)): left == right
        case (.uri(let left), .uri(let right)): left == right
        case (.reference(let left), .reference(let right)): left == right
        case (.object(let left), .object(let right)):
            left === right || (left as? NSObject).map { $0.isEqual(right) } == true
        default: false
        }
    }

    var isNull: Bool {
        if case .null = self { true } else { false }
    }
}
