import Foundation

/// The order of values, by the properties that sort descriptors name.
struct RowOrder {
    private let paths: [(path: RowPath, ascending: Bool)]
    private let core: RealmCore

    init(_ sorting: [SortDescriptor], _ results: ResultsCore) {
        paths = sorting.map { (RowPath($0.keyPath, in: results), $0.ascending) }
        core = results.core
    }

    /// Values that are in no order stay as they were.
    func sorted(_ values: [RowValue]) -> [RowValue] {
        let keys = values.map { value in paths.map { $0.path.value(of: value, core) } }
        return values.indices.sorted { first, second in
            for (index, path) in paths.enumerated() {
                let order = Self.order(keys[first][index], keys[second][index])
                if order != .orderedSame {
                    return path.ascending ? order == .orderedAscending : order == .orderedDescending
                }
            }
            return first < second
        }.map { values[$0] }
    }

    /// Nothing comes before everything else.
    static func order(_ first: RowValue, _ second: RowValue) -> ComparisonResult {
        switch (first, second) {
        case (.null, .null): .orderedSame
        case (.null, _): .orderedAscending
        case (_, .null): .orderedDescending
        case (.int(let first), .int(let second)): order(of: first, second)
        case (.bool(let first), .bool(let second)): order(of: first ? 1 : 0, second ? 1 : 0)
        case (.string(let first), .string(let second)): LatinOrder.order(first, second)
        case (.date(let first), .date(let second)): order(of: first, second)
        case (.decimal(let first), .decimal(let second)): order(of: first, second)
        case (.objectId(let first), .objectId(let second)): order(of: first, second)
        case (.uuid(let first), .uuid(let second)): order(of: first.uuidString, second.uuidString)
        case (.data(let first), .data(let second)):
            first == second
                ? .orderedSame : first.lexicographicallyPrecedes(second) ? .orderedAscending : .orderedDescending
        default:
            if let first = number(first), let second = number(second) {
                order(of: first, second)
            } else {
                order(of: rank(first), rank(second))
            }
        }
    }

    private static func order<Value: Comparable>(of first: Value, _ second: Value) -> ComparisonResult {
        first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }

    static func number(_ value: RowValue) -> Double? {
        switch value {
        case .int(let value): Double(value)
        case .float(let value): Double(value)
        case .double(let value): value
        case .decimal(let value): NSDecimalNumber(decimal: value).doubleValue
        default: nil
        }
    }

    /// Values of any type stand in the order of their types.
    private static func rank(_ value: RowValue) -> Int {
        switch value {
        case .null: 0
        case .bool: 1
        case .int, .float, .double, .decimal: 2
        case .string: 3
        case .data: 4
        case .date: 5
        case .objectId: 6
        case .uuid: 7
        case .link: 8
        case .list, .map: 9
        }
    }
}

/// The order of texts: letters by the alphabet, small before large where they are else the same.
private enum LatinOrder {
    static func order(_ first: String, _ second: String) -> ComparisonResult {
        var first = first.unicodeScalars.makeIterator()
        var second = second.unicodeScalars.makeIterator()
        while true {
            switch (first.next(), second.next()) {
            case (nil, nil): return .orderedSame
            case (nil, _): return .orderedAscending
            case (_, nil): return .orderedDescending
            case (let a?, let b?):
                if a == b { continue }
                let (a, b) = (weight(a), weight(b))
                if a != b { return a < b ? .orderedAscending : .orderedDescending }
            }
        }
    }

    /// The letter without its mark, the mark, and whether it is large. Letters beyond the Latin ones are by their numbers.
    private static func weight(_ scalar: Unicode.Scalar) -> (UInt32, UInt32, UInt32) {
        guard scalar.value < 0x250, scalar.properties.isAlphabetic else { return (scalar.value, 0, 0) }
        let small = scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
        let base = String(small).decomposedStringWithCanonicalMapping.unicodeScalars.first ?? small
        return (base.value, small.value, small == scalar ? 0 : 1)
    }
}
