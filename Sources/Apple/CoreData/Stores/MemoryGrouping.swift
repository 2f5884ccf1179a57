internal import Foundation

/// Dictionaries of rows in memory, grouped as a fetch asks for.
struct MemoryGrouping {
    private let grouping: StoreFetch.Grouping
    private let context: NSManagedObjectContext

    init(_ grouping: StoreFetch.Grouping, reader: NSManagedObjectContext) {
        self.grouping = grouping
        context = reader
    }

    func dictionaries(_ rows: [StoredRow], _ fetch: StoreFetch) -> [[String: StoredValue]] {
        let objects = rows.map { context.take($0) }
        var found: [[String: StoredValue]] =
            isAggregate || !grouping.groupBy.isEmpty
            ? groups(objects).map { group in dictionary { value(of: $0, in: group) } }
            : objects.map { object in dictionary { value(of: $0, in: [object]) } }
        if let having = grouping.having {
            found = found.filter { having.evaluate(with: readable($0)) }
        }
        if !fetch.sortDescriptors.isEmpty {
            let sorted = NSArray(array: found.map { Pair(readable: readable($0), values: $0) })
                .sortedArray(comparator: { left, right in
                    for descriptor in fetch.sortDescriptors {
                        guard let left = left as? Pair, let right = right as? Pair else { break }
                        let order = descriptor.compare(left.readable, to: right.readable)
                        if order != .orderedSame { return order }
                    }
                    return .orderedSame
                })
            found = sorted.compactMap { ($0 as? Pair)?.values }
        }
        if grouping.isDistinct {
            var seen: [[String: StoredValue]] = []
            for entry in found where !seen.contains(entry) { seen.append(entry) }
            found = seen
        }
        let rest = found.dropFirst(fetch.offset)
        return Array(fetch.limit > 0 ? rest.prefix(fetch.limit) : rest)
    }

    private final class Pair: NSObject {
        let readable: NSDictionary
        let values: [String: StoredValue]
        init(readable: NSDictionary, values: [String: StoredValue]) {
            self.readable = readable
            self.values = values
        }
    }

    private func readable(_ values: [String: StoredValue]) -> NSDictionary {
        let dictionary = NSMutableDictionary()
        for (name, value) in values { if let any = value.any(as: .transformable) { dictionary[name] = any } }
        return dictionary
    }

    private var expressions: [NSExpressionDescription] {
        grouping.properties.compactMap { $0 as? NSExpressionDescription }
    }

    /// Whether a property counts or sums up: then all rows are one group.
    private var isAggregate: Bool {
        expressions.contains { GroupedExpression.isAggregate($0.expression) }
    }

    private func groups(_ objects: [NSManagedObject]) -> [[NSManagedObject]] {
        guard !grouping.groupBy.isEmpty else { return [objects] }
        var order: [[StoredValue]] = []
        var groups: [[NSManagedObject]] = []
        for object in objects {
            let key = grouping.groupBy.map { value(of: $0, in: [object]) }
            if let position = order.firstIndex(of: key) {
                groups[position].append(object)
            } else {
                order.append(key)
                groups.append([object])
            }
        }
        return groups
    }

    private func dictionary(_ value: (NSPropertyDescription) -> StoredValue) -> [String: StoredValue] {
        var dictionary: [String: StoredValue] = [:]
        for property in grouping.properties {
            let value = value(property)
            if !value.isNull { dictionary[property.name] = value }
        }
        return dictionary
    }

    private func value(of property: NSPropertyDescription, in group: [NSManagedObject]) -> StoredValue {
        guard let expression = (property as? NSExpressionDescription)?.expression else {
            guard let object = group.first else { return .null }
            let value = object.value(forKeyPath: property.name)
            return StoredValue((value as? NSManagedObject)?.objectID ?? value, as: AttributeKind(of: property)) ?? .null
        }
        let kind = AttributeKind(of: property)
        let value: Any?
        do {
            value = try GroupedExpression.value(expression, group)
        } catch {
            misuse("NSInvalidArgumentException", "\(error)")
        }
        return StoredValue((value as? NSManagedObject)?.objectID ?? value, as: kind) ?? .null
    }
}
