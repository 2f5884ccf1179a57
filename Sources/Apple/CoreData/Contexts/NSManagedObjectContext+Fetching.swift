public import Foundation
internal import SeamFoundation

extension NSManagedObjectContext {
    /// The results of a fetch.
    public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        if request.resultType == .managedObjectResultType {
            var areAlike = false
            let objects = try plainObjects(request) { pages in
                guard let wanted = T.self as? AnyClass else { return }
                areAlike = pages.allSatisfy { page in page.header.origin.isKind(of: wanted) }
            }
            if areAlike || Self.areAll(objects, T.self) { return unsafeBitCast(objects, to: [T].self) }
            return objects.compactMap { $0 as? T }
        }
        return try perform(request).compactMap { $0 as? T }
    }

    /// Whether all objects are of a class. Their classes are few, and each is looked at once in a row.
    private static func areAll<T>(_ objects: [NSManagedObject], _ type: T.Type) -> Bool {
        guard T.self != NSManagedObject.self else { return true }
        guard T.self is AnyClass else { return false }
        var seen: AnyClass?
        return objects.allSatisfy { object in
            let own: AnyClass = Swift.type(of: object)
            if own == seen { return true }
            guard object is T else { return false }
            seen = own
            return true
        }
    }

    private func plainObjects(
        _ request: any AnyFetchRequest, areNew: ([RowPage]) -> Void
    ) throws -> [NSManagedObject] {
        checkThread()
        processPendingChanges()
        return try objects(for: request, variables: nil, areNew: areNew)
    }

    /// How many objects a fetch would give.
    public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
        guard let copy = request.copy() as? any AnyFetchRequest else { return 0 }
        return try count(copy)
    }

    final func count(_ request: any AnyFetchRequest) throws -> Int {
        var fetch = try storeFetch(request)
        if hasPendingChanges(of: fetch, request) { return try find(fetch, stores: request.affectedStores).count }
        fetch.wish = .count
        fetch.sortDescriptors = []
        guard case .count(let count) = try answer(fetch, request.affectedStores) else { return 0 }
        return count
    }

    /// The results of a fetch, of whatever type it asks for.
    final func perform(_ request: any AnyFetchRequest) throws -> [Any] {
        checkThread()
        processPendingChanges()
        if request.resultType.contains(.countResultType) { return [NSNumber(value: try count(request))] }
        if request.resultType.contains(.dictionaryResultType) { return try dictionaries(request) }
        let objects = try objects(for: request, variables: nil)
        guard request.resultType.contains(.managedObjectIDResultType) else { return objects }
        return objects.map(\.objectID)
    }

    /// The objects of a fetch.
    ///
    /// - Parameter areNew: Called with the rows' pages if no object of the fetch was in memory before.
    final func objects(
        for request: any AnyFetchRequest, variables: [String: Any]?, areNew: ([RowPage]) -> Void = { _ in }
    ) throws -> [NSManagedObject] {
        var fetch = try storeFetch(request)
        if let variables { fetch.predicate = fetch.predicate?.withSubstitutionVariables(variables) }
        let objects: [NSManagedObject]
        if hasPendingChanges(of: fetch, request) {
            objects = try find(fetch, stores: request.affectedStores)
            if !request.returnsObjectsAsFaults { for object in objects { object.fire() } }
        } else {
            fetch.fillsObjects = !request.returnsObjectsAsFaults
            guard case .rows(let rows) = try answer(fetch, request.affectedStores) else { return [] }
            let found = take(
                rows, refreshing: request.shouldRefreshRefetchedObjects, filling: fetch.fillsObjects)
            objects = found.objects
            if found.areNew { areNew(rows.pages) }
        }
        prefetch(request.relationshipKeyPathsForPrefetching ?? [], of: objects)
        return objects
    }

    /// The request as stores understand it.
    final func storeFetch(_ request: any AnyFetchRequest) throws -> StoreFetch {
        guard let model else { throw Self.noCoordinator }
        let entity: NSEntityDescription
        if let given = request.entity {
            entity = model.entitiesByName[given.name ?? ""] ?? given
        } else {
            guard let name = request.entityName else {
                misuse(
                    "NSInvalidArgumentException",
                    "executeFetchRequest:error: A fetch request must have an entity.")
            }
            guard let named = model.entitiesByName[name] else {
                misuse(
                    "NSInvalidArgumentException",
                    "NSFetchRequest could not locate an NSEntityDescription for entity name '\(name)'")
            }
            entity = named
            request.entity = entity
        }
        return StoreFetch(
            entity: entity, includesSubentities: request.includesSubentities, predicate: request.predicate,
            sortDescriptors: request.sortDescriptors ?? [], limit: request.fetchLimit, offset: request.fetchOffset)
    }

    private func answer(_ fetch: StoreFetch, _ stores: [NSPersistentStore]?) throws -> StoreAnswer {
        guard let source else { throw Self.noCoordinator }
        return try source.answer(fetch, from: stores)
    }

    /// The object of a row that was fetched.
    final func take(_ row: StoredRow, refreshing: Bool = false) -> NSManagedObject {
        guard let object = registry.object(row.key) else { return ObjectStaging.make(row.key, nil, row, in: self) }
        take(row, for: object, refreshing: refreshing)
        return object
    }

    /// An object that is in memory was fetched.
    private func take(_ row: StoredRow, for object: NSManagedObject, refreshing: Bool) {
        if object.isFault {
            object.row = row
        } else if refreshing, !object.hasChanges {
            reread(object)
        }
    }

    /// The objects of rows that were fetched this moment, with their values if wanted; and whether all of them were made
    /// for them, which have the classes that their entities name.
    private func take(
        _ rows: StoredRows, refreshing: Bool, filling: Bool
    ) -> (objects: [NSManagedObject], areNew: Bool) {
        var areNew = true
        // Rows of a fetch are of different objects, mostly: none is looked for if there were none before.
        let areNone = rows.pages.allSatisfy { registry.isEmpty(.passUnretained($0)) }
        if areNone, let page = rows.pages.first { registry.reserve(rows.count, .passUnretained(page)) }
        let objects = withExtendedLifetime(rows) {
            rows.heads.withUnsafeBufferPointer { heads in
                [NSManagedObject](unsafeUninitializedCapacity: heads.count) { objects, count in
                    guard let start = objects.baseAddress else { return }
                    while count < heads.count {
                        // The rows of one page, a few at a time
                        let page = heads[count].pointee.page
                        let most = min(heads.count - count, 64)
                        var length = 1
                        while length < most, heads[count + length].pointee.page.toOpaque() == page.toOpaque() {
                            length += 1
                        }
                        let part = UnsafeBufferPointer(rebasing: heads[count..<count + length])
                        let known = take(
                            part, page, into: start + count, areNone: areNone, refreshing: refreshing,
                            filling: filling)
                        if known > 0 { areNew = false }
                        count += length
                    }
                }
            }
        }
        return (objects, areNew)
    }

    /// The objects of at most 64 rows of one page. How many of them were in memory.
    private func take(
        _ heads: UnsafeBufferPointer<RowHead.Place>, _ page: Unmanaged<RowPage>,
        into objects: UnsafeMutablePointer<NSManagedObject>, areNone: Bool, refreshing: Bool, filling: Bool
    ) -> Int {
        let missing = areNone ? ~0 >> UInt64(64 - heads.count) : registry.find(heads, page, into: objects)
        if missing != 0 {
            ObjectStaging.make(heads, page, missing: missing, into: objects, in: self)
            registry.add(heads, page, missing: missing, objects)
            if keepsObjects {
                for position in heads.indices where missing & 1 << UInt64(position) != 0 {
                    retained.insert(objects[position])
                }
            }
        }
        let known = heads.count - missing.nonzeroBitCount
        guard known > 0 || filling else { return 0 }
        for position in heads.indices {
            if missing & 1 << UInt64(position) == 0 {
                take(
                    StoredRow(page.takeUnretainedValue(), heads[position]), for: objects[position],
                    refreshing: refreshing)
            }
            if filling, objects[position].isFault {
                fill(objects[position], page._withUnsafeGuaranteedRef { $0.values(heads[position]) })
            }
        }
        return known
    }

    // MARK: Changes that are not saved

    private func hasPendingChanges(of fetch: StoreFetch, _ request: any AnyFetchRequest) -> Bool {
        request.includesPendingChanges && hasPendingChanges(of: fetch)
    }

    private func hasPendingChanges(of fetch: StoreFetch) -> Bool {
        guard hasChanges else { return false }
        // A predicate may look at other entities: any change counts then.
        return fetch.predicate != nil
            || [inserted, updated, deleted].contains { $0.contains { $0.isMeant(by: fetch) } }
    }

    /// The objects that a fetch means, with changes that are not saved.
    final func find(_ fetch: StoreFetch, stores: [NSPersistentStore]?) throws -> [NSManagedObject] {
        guard hasPendingChanges(of: fetch) else {
            guard case .rows(let rows) = try answer(fetch, stores) else { return [] }
            return rows.map { take($0) }
        }
        var wide = fetch
        wide.limit = 0
        wide.offset = 0
        guard case .rows(let rows) = try answer(wide, stores) else { return [] }
        var found = rows.map { take($0) }.filter { !$0.marks.contains(.deleted) && !$0.marks.contains(.updated) }
        let changed = (updated.all + inserted.all).filter {
            $0.isMeant(by: fetch) && !$0.marks.contains(.deleted) && fetch.predicate?.evaluate(with: $0) != false
        }
        if fetch.sortDescriptors.isEmpty {
            // Those that the store knows keep their place.
            let order = Dictionary(rows.enumerated().map { ($1.id, $0) }) { first, _ in first }
            found = (found + changed).enumerated().sorted {
                (order[$0.element.id] ?? Int.max, $0.offset) < (order[$1.element.id] ?? Int.max, $1.offset)
            }.map(\.element)
        } else if !changed.isEmpty {
            found =
                (NSArray(array: found + changed).sortedArray(using: fetch.sortDescriptors) as? [NSManagedObject])
                ?? found
        }
        found = Array(found.dropFirst(fetch.offset))
        return fetch.limit > 0 ? Array(found.prefix(fetch.limit)) : found
    }

    /// Reads the objects at the ends of relationships in one go for each.
    private func prefetch(_ paths: [String], of objects: [NSManagedObject]) {
        for path in paths {
            var objects = objects
            for key in path.split(separator: ".").map(String.init) {
                let ids = objects.flatMap { object -> [NSManagedObjectID] in
                    guard object.layout.places[key] != nil else { return [] }
                    return object.objectIDs(forRelationshipNamed: key)
                }
                var seen: Set<NSManagedObjectID> = []
                let faults = ids.filter { seen.insert($0).inserted && registeredObject(for: $0)?.isFault != false }
                let rows = (try? source?.rows(of: faults)) ?? []
                // Kept until the next step only: whoever wants them finds them by their relationship.
                let read = rows.map { take($0) }
                objects = ids.map { self.object(with: $0) }
                keepAlive(read)
            }
        }
    }

    /// Keeps prefetched objects until the end of the run loop's turn.
    private func keepAlive(_ objects: [NSManagedObject]) {
        let objects = UncheckedObjects(objects)
        (queue ?? .main).async { _ = objects }
    }

    // MARK: Dictionaries

    private func dictionaries(_ request: any AnyFetchRequest) throws -> [Any] {
        var fetch = try storeFetch(request)
        func properties(_ list: [Any]?) -> [NSPropertyDescription] {
            (list ?? []).compactMap { item in
                if let property = item as? NSPropertyDescription { return property }
                guard let name = item as? String else { return nil }
                if let property = fetch.entity.propertiesByName[name] { return property }
                let path = NSExpressionDescription()
                path.name = name
                path.expression = SeamFoundation.NSExpression(forKeyPath: name)
                return path
            }
        }
        let all = fetch.entity.layout.slots
        let wanted = request.propertiesToFetch == nil ? all : properties(request.propertiesToFetch)
        fetch.wish = .dictionaries(
            StoreFetch.Grouping(
                properties: wanted, groupBy: properties(request.propertiesToGroupBy), having: request.havingPredicate,
                isDistinct: request.returnsDistinctResults))
        guard case .dictionaries(let rows) = try answer(fetch, request.affectedStores) else { return [] }
        let kinds = Dictionary(wanted.map { ($0.name, AttributeKind(of: $0)) }) { first, _ in first }
        return rows.map { row in
            let dictionary = NSMutableDictionary()
            for (name, value) in row {
                if let any = value.any(as: kinds[name] ?? .transformable) { dictionary[name] = any }
            }
            return dictionary
        }
    }
}

/// Objects that are handed to a queue to be kept, and not used there.
private final class UncheckedObjects: @unchecked Sendable {
    let objects: [NSManagedObject]
    init(_ objects: [NSManagedObject]) { self.objects = objects }
}

extension NSManagedObject {
    final func isMeant(by fetch: StoreFetch) -> Bool {
        fetch.includesSubentities ? entity.isKindOf(entity: fetch.entity) : entity === fetch.entity
    }
}
