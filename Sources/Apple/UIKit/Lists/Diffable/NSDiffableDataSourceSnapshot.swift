/// The sections and items of a list at one moment, by their identities.
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    private var sections: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    private var sectionOf: [ItemIdentifierType: SectionIdentifierType] = [:]
    /// The items that `reloadItems(_:)` was called with.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The items that `reconfigureItems(_:)` was called with.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    /// The sections that `reloadSections(_:)` was called with.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

    /// Creates a snapshot without sections.
    public init() {}

    // MARK: Asking

    /// The number of items in all sections.
    public var numberOfItems: Int { sectionOf.count }
    /// The number of sections.
    public var numberOfSections: Int { sections.count }
    /// The sections in order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections }
    /// The items of all sections, in order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }

    /// Returns the number of items in a section.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    /// Returns the items of a section, in order.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let found = items[identifier] else { fatalError("Invalid section identifier: \(identifier)") }
        return found
    }

    /// Returns the section that holds an item, or nil.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sectionOf[identifier]
    }

    /// Returns the position of an item among all items, or nil.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let section = sectionOf[identifier] else { return nil }
        var index = 0
        for other in sections {
            if other == section { return items[other]!.firstIndex(of: identifier).map { $0 + index } }
            index += items[other]!.count
        }
        return nil
    }

    /// Returns the position of a section, or nil.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.firstIndex(of: identifier) }

    // MARK: Items

    /// Without a section the items go to the last one.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sections.last else {
            fatalError("There are currently no sections in the data source. Please add a section first.")
        }
        insert(identifiers, in: section, at: itemIdentifiers(inSection: section).count)
    }

    /// Puts items before another one, in its section.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        let place = place(of: beforeIdentifier)
        insert(identifiers, in: place.section, at: place.index)
    }

    /// Puts items after another one, in its section.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        let place = place(of: afterIdentifier)
        insert(identifiers, in: place.section, at: place.index + 1)
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], in section: SectionIdentifierType, at index: Int)
    {
        for identifier in identifiers {
            precondition(
                sectionOf.updateValue(section, forKey: identifier) == nil,
                "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(identifier)")
        }
        items[section]!.insert(contentsOf: identifiers, at: index)
    }

    private func place(of identifier: ItemIdentifierType) -> (section: SectionIdentifierType, index: Int) {
        guard let section = sectionOf[identifier], let index = items[section]!.firstIndex(of: identifier) else {
            fatalError("Invalid item identifier specified: \(identifier)")
        }
        return (section, index)
    }

    /// Removes items. Those that are not there are ignored.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for section in Set(identifiers.compactMap { sectionOf[$0] }) {
            items[section]!.removeAll { gone.contains($0) }
        }
        for identifier in identifiers { sectionOf[identifier] = nil }
    }

    /// Removes all items and all sections.
    public mutating func deleteAllItems() {
        sections = []
        items = [:]
        sectionOf = [:]
    }

    /// Moves an item to before another one.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        guard identifier != toIdentifier else { return }
        deleteItems([identifier])
        insertItems([identifier], beforeItem: toIdentifier)
    }

    /// Moves an item to after another one.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        guard identifier != toIdentifier else { return }
        deleteItems([identifier])
        insertItems([identifier], afterItem: toIdentifier)
    }

    /// Marks items, so that applying the snapshot makes their cells anew.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers {
            precondition(
                sectionOf[identifier] != nil,
                "Attempted to reload item identifier that does not exist in the snapshot: \(identifier)")
        }
        reloadedItemIdentifiers += identifiers
    }

    /// Has the cells of these items set up again without replacing them.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers {
            precondition(
                sectionOf[identifier] != nil,
                "Attempted to reconfigure item identifier that does not exist in the snapshot: \(identifier)")
        }
        reconfiguredItemIdentifiers += identifiers
    }

    // MARK: Sections

    /// Adds sections at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insertSections(identifiers, at: sections.count)
    }

    /// Puts sections before another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        insertSections(identifiers, at: requiredIndex(of: toIdentifier))
    }

    /// Puts sections after another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        insertSections(identifiers, at: requiredIndex(of: toIdentifier) + 1)
    }

    private mutating func insertSections(_ identifiers: [SectionIdentifierType], at index: Int) {
        for identifier in identifiers {
            precondition(
                items.updateValue([], forKey: identifier) == nil,
                "Fatal: supplied section identifiers are not unique. Duplicate identifiers: \(identifier)")
        }
        sections.insert(contentsOf: identifiers, at: index)
    }

    private func requiredIndex(of identifier: SectionIdentifierType) -> Int {
        guard let index = sections.firstIndex(of: identifier) else {
            fatalError("Invalid section identifier: \(identifier)")
        }
        return index
    }

    /// Removes sections and their items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            for item in items.removeValue(forKey: identifier) ?? [] { sectionOf[item] = nil }
        }
        let gone = Set(identifiers)
        sections.removeAll { gone.contains($0) }
    }

    /// Moves a section to before another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        guard identifier != toIdentifier else { return }
        sections.remove(at: requiredIndex(of: identifier))
        sections.insert(identifier, at: requiredIndex(of: toIdentifier))
    }

    /// Moves a section to after another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        guard identifier != toIdentifier else { return }
        sections.remove(at: requiredIndex(of: identifier))
        sections.insert(identifier, at: requiredIndex(of: toIdentifier) + 1)
    }

    /// Marks sections, so that applying the snapshot makes all their cells anew.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSectionIdentifiers += identifiers
    }

    // MARK: For data sources

    /// Requests that apply once, when the snapshot is applied.
    mutating func forgetReloads() {
        reloadedItemIdentifiers = []
        reconfiguredItemIdentifiers = []
        reloadedSectionIdentifiers = []
    }

    /// Moves an item as a list does; `target` is its place once it is gone from `source`.
    mutating func moveItem(at source: IndexPath, to target: IndexPath) {
        guard let item = item(at: source), sections.indices.contains(target.section) else { return }
        deleteItems([item])
        let section = sections[target.section]
        insert([item], in: section, at: min(target.item, items[section]?.count ?? 0))
    }

    func path(of identifier: ItemIdentifierType) -> IndexPath? {
        guard let section = sectionOf[identifier], let index = sections.firstIndex(of: section),
            let row = items[section]!.firstIndex(of: identifier)
        else { return nil }
        return IndexPath(row: row, section: index)
    }

    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard sections.indices.contains(path.section), let found = items[sections[path.section]],
            found.indices.contains(path.row)
        else { return nil }
        return found[path.row]
    }

    /// Every item's place, for the difference of two snapshots.
    var places: [ItemIdentifierType: IndexPath] {
        var result: [ItemIdentifierType: IndexPath] = [:]
        result.reserveCapacity(sectionOf.count)
        for (index, section) in sections.enumerated() {
            for (row, item) in items[section]!.enumerated() { result[item] = IndexPath(row: row, section: index) }
        }
        return result
    }
}
