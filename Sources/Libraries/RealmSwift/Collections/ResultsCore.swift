import Foundation

/// The values of a collection of a realm's, computed when they are asked for and as often as they may have changed.
final class ResultsCore {
    enum Source {
        /// All objects of a class.
        case table(Int)
        /// The elements of a list, a set or a map.
        case place(_Place)
        /// The objects that link to one.
        case linking(ObjectLink, Column)
        /// Those that other results have, and no others.
        case results(ResultsCore)
    }

    let core: RealmCore
    let source: Source
    private let filter: RowFilter?
    private let sorting: [SortDescriptor]
    private let distinct: [String]
    private var cached: (generation: UInt64, version: UInt64, values: [RowValue])?

    init(
        _ core: RealmCore, _ source: Source, filter: RowFilter? = nil, sorting: [SortDescriptor] = [],
        distinct: [String] = []
    ) {
        self.core = core
        self.source = source
        self.filter = filter
        self.sorting = sorting
        self.distinct = distinct
    }

    /// The class of the elements; nil where they are no objects.
    var type: StoredType? {
        switch source {
        case .table(let position): core.store.type(at: position)
        case .place(let place):
            core.store.type(at: place.link.table).columns[place.column].linkedClass.flatMap(named)
        case .linking(_, let column): column.linkedClass.flatMap(named)
        case .results(let results): results.type
        }
    }

    private func named(_ name: String) -> StoredType? {
        core.store.type(named: name) ?? _ObjectClasses.type(named: name).map { core.table(of: $0) }
    }

    /// Whether what the values come from is gone.
    var isInvalidated: Bool {
        if core.isInvalidated { return true }
        return switch source {
        case .table: false
        case .place(let place): core.snapshot.row(place.link) == nil
        case .linking(let link, _): core.snapshot.row(link) == nil
        case .results(let results): results.isInvalidated
        }
    }

    var values: [RowValue] {
        core.check()
        if let cached, cached.generation == core.generation, cached.version == core.snapshot.version {
            return cached.values
        }
        let values = compute()
        cached = (core.generation, core.snapshot.version, values)
        return values
    }

    /// The number of values, without a list of them where there is no need for one.
    var count: Int {
        if case .table(let position) = source, filter == nil, distinct.isEmpty {
            core.check()
            return position < core.snapshot.tables.count ? core.snapshot.tables[position].count : 0
        }
        return values.count
    }

    private func compute() -> [RowValue] {
        var values: [RowValue] = []
        switch source {
        case .table(let position):
            guard position < core.snapshot.tables.count else { return [] }
            let table = core.snapshot.tables[position]
            values.reserveCapacity(filter == nil ? table.count : 0)
            table.forEach { row in
                let link = ObjectLink(table: position, key: row.key)
                if filter?.includes(row, link, core) != false { values.append(.link(link)) }
            }
            return sorted(values)
        case .place(let place):
            guard let row = core.snapshot.row(place.link) else { return [] }
            values = row.values[place.column].elements
        case .linking(let link, let column): values = core.linking(to: link, column).map(RowValue.link)
        case .results(let results): values = results.values
        }
        if let filter {
            values = values.filter { value in
                guard case .link(let link) = value else { return filter.includes(value: value, core) }
                return core.snapshot.row(link).map { filter.includes($0, link, core) } ?? false
            }
        }
        return sorted(values)
    }

    private func sorted(_ values: [RowValue]) -> [RowValue] {
        var values = values
        if !sorting.isEmpty { values = RowOrder(sorting, self).sorted(values) }
        if !distinct.isEmpty {
            let paths = distinct.map { RowPath($0, in: self) }
            var seen: Set<[RowValue]> = []
            values = values.filter { value in seen.insert(paths.map { $0.value(of: value, core) }).inserted }
        }
        return values
    }

    // MARK: Others of the same source

    func filtered(_ predicate: NSPredicate) -> ResultsCore {
        ResultsCore(core, .results(self), filter: RowFilter(predicate, type))
    }

    func sorted(by sorting: [SortDescriptor]) -> ResultsCore {
        // The order of the last call comes first, as if all were sorted anew.
        let paths = sorting.map { RowPath($0.keyPath, in: self) }
        _ = paths
        return ResultsCore(core, .results(self), sorting: sorting)
    }

    func distinct(by keyPaths: [String]) -> ResultsCore {
        ResultsCore(core, .results(self), distinct: keyPaths)
    }

    /// The same collection of another realm of the store; nil where its source is not there.
    func moved(to core: RealmCore) -> ResultsCore? {
        let source: Source
        switch self.source {
        case .table: source = self.source
        case .place(let place):
            guard core.snapshot.row(place.link) != nil else { return nil }
            source = .place(_Place(core: core, link: place.link, column: place.column))
        case .linking(let link, _):
            guard core.snapshot.row(link) != nil else { return nil }
            source = self.source
        case .results(let results):
            guard let moved = results.moved(to: core) else { return nil }
            source = .results(moved)
        }
        return ResultsCore(core, source, filter: filter, sorting: sorting, distinct: distinct)
    }

    /// Whether both compute the same.
    func isSame(as other: ResultsCore) -> Bool { self === other || core === other.core && values == other.values }

    // MARK: Aggregates

    func column(_ keyPath: String) -> [RowValue] {
        let path = RowPath(keyPath, in: self)
        return values.map { path.value(of: $0, core) }.filter { !$0.isNull }
    }
}
