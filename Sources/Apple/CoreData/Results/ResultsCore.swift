internal import Foundation

/// The results of a controller: identifiers in order and in sections. Objects are made when they are asked for.
final class ResultsCore: @unchecked Sendable {
    struct Section {
        var name: String
        var ids: [NSManagedObjectID]
    }

    let request: any AnyFetchRequest
    let context: NSManagedObjectContext
    let path: String?
    let cacheName: String?
    weak var delegate: (any NSFetchedResultsControllerDelegate)? {
        didSet { delegateLacks = [] }
    }
    /// The optional methods that take some work beforehand, and that the delegate turned out to lack.
    var delegateLacks: Methods = []

    struct Methods: OptionSet {
        let rawValue: UInt8
        static let snapshots = Methods(rawValue: 1)
        static let differences = Methods(rawValue: 2)
    }
    private(set) var hasFetched = false
    private(set) var sections: [Section] = []
    /// What the results were fetched with.
    private var fetched: StoreFetch?
    private var descriptors: [NSSortDescriptor] = []
    private var tokens: [any NSObjectProtocol] = []
    /// Objects around the one that was asked for last, which were read with it.
    private var window: [NSManagedObject] = []
    private var members: [NSManagedObjectID: Int]?

    init(request: any AnyFetchRequest, context: NSManagedObjectContext, path: String?, cacheName: String?) {
        self.request = request
        self.context = context
        self.path = path
        self.cacheName = cacheName
    }

    deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

    /// The controller as its delegate sees it.
    private lazy var face = NSFetchedResultsController<any NSFetchRequestResult>(
        core: self, request: NSFetchRequest<any NSFetchRequestResult>())

    // MARK: Fetching

    func fetch() throws {
        let plain = try context.storeFetch(request)
        fetched = plain
        descriptors = request.sortDescriptors ?? []
        window = []
        context.processPendingChanges()
        if path == nil, !context.hasChanges, let source = context.source, !source.isContext {
            // Nothing but identifiers is needed; values are read for what is looked at.
            var slim = plain
            slim.wish = .identifiers
            guard case .identifiers(let ids) = try source.answer(slim, from: request.affectedStores) else { return }
            sections = [Section(name: "", ids: ids)]
        } else {
            sections = grouped(try context.objects(for: request, variables: nil))
        }
        members = nil
        hasFetched = true
        listen()
        tellSnapshot(updated: [])
    }

    private func grouped(_ objects: [NSManagedObject]) -> [Section] {
        guard path != nil else { return [Section(name: "", ids: objects.map(\.objectID))] }
        var sections: [Section] = []
        for object in objects {
            let name = sectionName(of: object)
            if sections.last?.name == name {
                sections[sections.count - 1].ids.append(object.objectID)
            } else {
                sections.append(Section(name: name, ids: [object.objectID]))
            }
        }
        return sections
    }

    private func sectionName(of object: NSManagedObject) -> String {
        guard let path else { return "" }
        switch object.value(forKeyPath: path) {
        case nil: return ""
        case let text as String: return text
        case let value?: return "\(value)"
        }
    }

    // MARK: Asking

    var objects: [NSManagedObject] { sections.flatMap { $0.ids.map(context.object) } }

    func object(at indexPath: IndexPath) -> NSManagedObject? {
        guard indexPath.count == 2, sections.indices.contains(indexPath[0]),
            sections[indexPath[0]].ids.indices.contains(indexPath[1])
        else { return nil }
        let ids = sections[indexPath[0]].ids
        let object = context.object(with: ids[indexPath[1]])
        guard object.isFault, object.row == nil, !object.objectID.isTemporaryID else { return object }
        // The rows around it will be wanted too.
        let size = request.fetchBatchSize > 0 ? request.fetchBatchSize : 20
        let first = indexPath[1] / size * size
        let unread = ids[first..<min(first + size, ids.count)].filter { !$0.isTemporaryID }
        let rows = (try? context.source?.rows(of: Array(unread))) ?? []
        window = rows.map { context.take($0) }
        return object
    }

    func indexPath(of id: NSManagedObjectID) -> IndexPath? {
        let id = context.current(id)
        if members == nil {
            var positions: [NSManagedObjectID: Int] = [:]
            for (number, section) in sections.enumerated() {
                for (row, id) in section.ids.enumerated() { positions[id] = number << 40 | row }
            }
            members = positions
        }
        return members?[id].map { IndexPath(indexes: [$0 >> 40, $0 & (1 << 40 - 1)]) }
    }

    var sectionInfos: [any NSFetchedResultsSectionInfo] { sections.map { info($0) } }

    private func info(_ section: Section) -> SectionInfo {
        SectionInfo(name: section.name, indexTitle: indexTitle(for: section.name), ids: section.ids, context: context)
    }

    struct SectionInfo: NSFetchedResultsSectionInfo {
        let name: String
        let indexTitle: String?
        let ids: [NSManagedObjectID]
        let context: NSManagedObjectContext
        var numberOfObjects: Int { ids.count }
        var objects: [Any]? { ids.map(context.object) }
    }

    func indexTitle(for name: String) -> String? {
        if let delegate { return delegate.controller(face, sectionIndexTitleForSectionName: name) }
        return name.first.map { String($0).uppercased() }
    }

    var indexTitles: [String] {
        var titles: [String] = []
        for title in sections.compactMap({ indexTitle(for: $0.name) }) where titles.last != title {
            titles.append(title)
        }
        return titles
    }

    func section(forIndexTitle title: String, at index: Int) -> Int {
        if let found = sections.firstIndex(where: { indexTitle(for: $0.name) == title }) { return found }
        misuse("NSInvalidArgumentException", "Index title at \(index) is not equal to '\(title)'")
    }

    // MARK: Changes

    private func listen() {
        guard tokens.isEmpty else { return }
        tokens = [
            NotificationCenter.default.addObserver(
                forName: NSManagedObjectContext.didChangeObjectsNotification, object: context, queue: nil
            ) { [weak self] notification in self?.contextChanged(notification.userInfo ?? [:]) },
            NotificationCenter.default.addObserver(
                forName: NSManagedObjectContext.didSaveObjectsNotification, object: context, queue: nil
            ) { [weak self] _ in self?.adoptIdentifiers() },
        ]
    }

    /// Saving gave new objects other identifiers.
    private func adoptIdentifiers() {
        for (number, section) in sections.enumerated() where section.ids.contains(where: \.isTemporaryID) {
            sections[number].ids = section.ids.map(context.current)
            members = nil
        }
    }

    private func contextChanged(_ info: [AnyHashable: Any]) {
        guard let fetch = fetched, delegate != nil else { return }
        if info[NSInvalidatedAllObjectsKey] != nil {
            sections = path == nil ? [Section(name: "", ids: [])] : []
            members = nil
            return
        }
        func objects(_ key: String) -> Set<NSManagedObject> {
            let all = info[key] as? Set<NSManagedObject> ?? []
            return all.filter { $0.isMeant(by: fetch) }
        }
        let deleted = objects(NSDeletedObjectsKey)
        let changed = objects(NSInsertedObjectsKey)
            .union(objects(NSUpdatedObjectsKey)).union(objects(NSRefreshedObjectsKey)).subtracting(deleted)
        guard !deleted.isEmpty || !changed.isEmpty else { return }
        apply(deleted: Set(deleted.map(\.objectID)), changed: Array(changed), fetch)
    }

    private func apply(deleted: Set<NSManagedObjectID>, changed: [NSManagedObject], _ fetch: StoreFetch) {
        adoptIdentifiers()
        let old = sections
        var matching: [NSManagedObject] = []
        var leaving = deleted
        for object in changed {
            if fetch.predicate?.evaluate(with: object) != false, !object.marks.contains(.deleted) {
                matching.append(object)
            } else {
                leaving.insert(object.objectID)
            }
        }
        let updated = Set(matching.map(\.objectID))
        let known = Set(old.flatMap(\.ids))
        guard !leaving.isDisjoint(with: known) || !matching.isEmpty else { return }
        // Those that stay as they are keep their order; the others find their places among them.
        var flat = old.flatMap(\.ids).filter { !leaving.contains($0) && !updated.contains($0) }
        for object in sorted(matching) { flat.insert(object.objectID, at: place(for: object, in: flat)) }
        let kept = Dictionary(
            old.flatMap { section in section.ids.map { ($0, section.name) } }, uniquingKeysWith: { first, _ in first })
        var new: [Section] = []
        for id in flat {
            let name =
                path == nil
                ? "" : updated.contains(id) ? sectionName(of: context.object(with: id)) : kept[id] ?? ""
            if new.last?.name == name, !new.isEmpty {
                new[new.count - 1].ids.append(id)
            } else {
                new.append(Section(name: name, ids: [id]))
            }
        }
        if path == nil, new.isEmpty { new = [Section(name: "", ids: [])] }
        let changes = ResultsChange(old: old, new: new, updated: updated)
        sections = new
        members = nil
        guard !changes.isEmpty else { return }
        tell(changes, old: old, updated: updated.intersection(known))
    }

    private func sorted(_ objects: [NSManagedObject]) -> [NSManagedObject] {
        objects.sorted { compare($0, $1) == .orderedAscending }
    }

    private func compare(_ left: NSManagedObject, _ right: NSManagedObject) -> ComparisonResult {
        for descriptor in descriptors {
            let order = descriptor.compare(left, to: right)
            if order != .orderedSame { return order }
        }
        return .orderedSame
    }

    /// Where an object belongs among sorted ones: behind its equals.
    private func place(for object: NSManagedObject, in ids: [NSManagedObjectID]) -> Int {
        var (low, high) = (0, ids.count)
        while low < high {
            let middle = (low + high) / 2
            if compare(object, context.object(with: ids[middle])) == .orderedAscending {
                high = middle
            } else {
                low = middle + 1
            }
        }
        return low
    }

    private func tell(_ changes: ResultsChange, old: [Section], updated: Set<NSManagedObjectID>) {
        guard let delegate, !tellSnapshot(updated: updated) else { return }
        delegate.controllerWillChangeContent(face)
        for section in changes.deletedSections {
            delegate.controller(face, didChange: info(old[section]), atSectionIndex: section, for: .delete)
        }
        for section in changes.insertedSections {
            delegate.controller(face, didChange: info(sections[section]), atSectionIndex: section, for: .insert)
        }
        for change in changes.objects {
            delegate.controller(
                face, didChange: context.object(with: change.id), at: change.from, for: change.type,
                newIndexPath: change.to)
        }
        if path == nil, !delegateLacks.contains(.differences) {
            let difference = sections.flatMap(\.ids).difference(from: old.flatMap(\.ids))
            delegate.controller(face, didChangeContentWith: difference.inferringMoves())
        }
        delegate.controllerDidChangeContent(face)
    }

    /// Tells the delegate of the results as a whole; false if it wants to know of single changes.
    @discardableResult
    private func tellSnapshot(updated: Set<NSManagedObjectID>) -> Bool {
        guard let delegate, !delegateLacks.contains(.snapshots) else { return false }
        let sections = sections
        let snapshot = NSDiffableDataSourceSnapshotReference(reloaded: Set(updated.map(AnyHashable.init))) {
            sections.map { NSDiffableDataSourceSnapshotReference.Section(identifier: $0.name, items: $0.ids) }
        }
        delegate.controller(face, didChangeContentWith: snapshot)
        return !delegateLacks.contains(.snapshots)
    }
}
