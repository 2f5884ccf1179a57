internal import CoreData
public import Foundation
internal import SeamFoundation

extension ModelContext {
    /// The objects that a description says.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        let query = Query(descriptor, self)
        guard try checked(T.self) else { return [] }
        var found = try objects.fetch(query.request).map { model(of: $0) as! T }
        if !query.isFiltered, let predicate = descriptor.predicate { found = try found.filter(predicate.evaluate) }
        if !query.isSorted { found.sort(using: descriptor.sortBy) }
        if !query.isCut {
            found.removeFirst(min(descriptor.fetchOffset ?? 0, found.count))
            if let limit = descriptor.fetchLimit { found = Array(found.prefix(limit)) }
        }
        return found
    }

    /// The number of objects that a description says.
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        let query = Query(descriptor, self)
        guard query.isCut else { return try fetch(descriptor).count }
        return try checked(T.self) ? objects.count(for: query.request) : 0
    }

    /// The identifiers of the objects that a description says.
    public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier]
    {
        try fetch(descriptor).map(\.persistentModelID)
    }

    /// Shows each object that a description says to a closure.
    public func enumerate<T: PersistentModel>(
        _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
        block: (T) throws -> Void
    ) throws {
        for model in try self.fetch(fetch) { try block(model) }
    }

    private func checked<T: PersistentModel>(_ type: T.Type) throws -> Bool {
        guard container.type(named: Schema.entityName(for: type)) != nil else { throw SwiftDataError.unknownSchema }
        return true
    }

    /// What of a description the store answers; the rest is done with the objects.
    private struct Query {
        let request: NSFetchRequest<NSManagedObject>
        var isFiltered = true
        var isSorted = true
        var isCut: Bool { isFiltered && isSorted }

        init<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, _ context: ModelContext) {
            let name = Schema.entityName(for: T.self)
            request = NSFetchRequest(entityName: name)
            request.includesPendingChanges = descriptor.includePendingChanges
            if let predicate = descriptor.predicate {
                if Self.isForStore(predicate, context), let own = NSPredicate._converted(predicate) {
                    request.predicate = own
                } else {
                    isFiltered = false
                }
            }
            let orders = descriptor.sortBy.map { order -> NSSortDescriptor? in
                guard let path = order._sortedPath, let key = Self.key(path, of: name, context) else { return nil }
                let type = Swift.type(of: path as AnyKeyPath).valueType
                let isText = type == String.self || type == Optional<String>.self
                return NSSortDescriptor(
                    key: key, ascending: order.order == .forward,
                    selector: isText && order.stringComparator == nil ? Selector("localizedStandardCompare:") : nil)
            }
            isSorted = !orders.contains { $0 == nil }
            if isSorted, !orders.isEmpty { request.sortDescriptors = orders.compactMap { $0 } }
            guard isFiltered, isSorted else { return }
            if let limit = descriptor.fetchLimit { request.fetchLimit = limit }
            if let offset = descriptor.fetchOffset { request.fetchOffset = offset }
        }

        /// The name of an attribute that the store can sort by.
        private static func key(_ path: AnyKeyPath, of entity: String, _ context: ModelContext) -> String? {
            guard let property = context.container.schema.properties[entity]?.first(where: { $0.keyPath == path })
            else { return nil }
            if case .plain = property.kind { return property.name }
            return nil
        }

        /// Whether a condition is about plain values alone: identifiers, models and encoded values are compared as the
        /// objects that they are.
        private static func isForStore<T: PersistentModel>(_ predicate: Predicate<T>, _ context: ModelContext) -> Bool {
            let text = String(reflecting: type(of: predicate.expression))
            if text.contains("PersistentIdentifier") { return false }
            for type in context.container.schema.types {
                for property in context.container.schema.properties[Schema.entityName(for: type)] ?? [] {
                    switch property.kind {
                    case .plain: continue
                    case .toOne, .toMany:
                        if text.contains("Value<\(String(reflecting: type))") { return false }
                    case .raw, .encoded:
                        if text.contains(String(reflecting: Swift.type(of: property.keyPath).valueType)) {
                            return false
                        }
                    }
                }
            }
            return true
        }
    }
}
