import Foundation

/// A value as the store keeps it.
enum RowValue: Hashable {
    case null
    case bool(Bool)
    case int(Int64)
    case float(Float)
    case double(Double)
    case string(String)
    case data(Data)
    case date(Date)
    case decimal(Decimal)
    case objectId(String)
    case uuid(UUID)
    case link(ObjectLink)
    /// Lists, and sets in the order in which their elements came.
    case list([RowValue])
    case map([String: RowValue])

    var isNull: Bool { if case .null = self { true } else { false } }

    /// The elements of a list, a set or a map; a map's by the order of its keys.
    var elements: [RowValue] {
        switch self {
        case .list(let elements): elements
        case .map(let elements): elements.sorted { $0.key < $1.key }.map(\.value)
        default: []
        }
    }

    var entries: [String: RowValue] { if case .map(let entries) = self { entries } else { [:] } }

    /// Calls `body` with the links in the value.
    func forEachLink(_ body: (ObjectLink) -> Void) {
        switch self {
        case .link(let link): body(link)
        case .list(let elements): for element in elements { element.forEachLink(body) }
        case .map(let entries): for element in entries.values { element.forEachLink(body) }
        default: break
        }
    }

    /// The value without links that `isGone` tells of: none in a list, and null elsewhere; nil if it has none of them.
    func removing(_ isGone: (ObjectLink) -> Bool) -> RowValue? {
        switch self {
        case .link(let link): return isGone(link) ? .null : nil
        case .list(let elements):
            let kept = elements.filter { if case .link(let link) = $0 { !isGone(link) } else { true } }
            return kept.count == elements.count ? nil : .list(kept)
        case .map(let entries):
            var changed = false
            let kept = entries.mapValues { value in
                guard let cleared = value.removing(isGone) else { return value }
                changed = true
                return cleared
            }
            return changed ? .map(kept) : nil
        default: return nil
        }
    }
}

/// An object in a store.
struct ObjectLink: Hashable {
    /// The position of its table.
    var table: Int
    var key: Int64
}
