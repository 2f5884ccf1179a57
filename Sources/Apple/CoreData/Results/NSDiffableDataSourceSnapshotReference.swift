public import Foundation

/// The results of a controller at one moment: identifiers of objects, in the sections of their names.
///
/// Cast to `NSDiffableDataSourceSnapshot<String, NSManagedObjectID>` it is what a list's data source applies. It cannot be
/// changed; the snapshot that it is cast to can.
open class NSDiffableDataSourceSnapshotReference: NSObject {
    package struct Section {
        package var identifier: AnyHashable
        package var items: [AnyHashable]

        package init(identifier: AnyHashable, items: [AnyHashable]) {
            self.identifier = identifier
            self.items = items
        }
    }

    private let make: () -> [Section]
    /// Made when somebody looks: many delegates want something else.
    package private(set) final lazy var sections = make()
    private let reloaded: Set<AnyHashable>

    package convenience init(sections: [Section], reloaded: Set<AnyHashable>) {
        self.init(reloaded: reloaded) { sections }
    }

    init(reloaded: Set<AnyHashable>, _ make: @escaping () -> [Section]) {
        self.make = make
        self.reloaded = reloaded
    }

    /// The number of items in all sections.
    open var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
    /// The number of sections.
    open var numberOfSections: Int { sections.count }
    /// The sections in order, by their names.
    open var sectionIdentifiers: [Any] { sections.map(\.identifier.base) }
    /// The items of all sections in order.
    open var itemIdentifiers: [Any] { sections.flatMap { $0.items.map(\.base) } }
    /// The items whose cells show what is no longer so.
    open var reloadedItemIdentifiers: [Any] {
        sections.flatMap { $0.items.filter(reloaded.contains).map(\.base) }
    }

    private func section(_ identifier: Any) -> Section? {
        guard let identifier = identifier as? AnyHashable else { return nil }
        return sections.first { $0.identifier == identifier }
    }

    /// The number of items in a section.
    open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
        itemIdentifiers(inSection: sectionIdentifier).count
    }

    /// The items of a section in order.
    open func itemIdentifiers(inSection sectionIdentifier: Any) -> [Any] {
        guard let section = section(sectionIdentifier) else {
            misuse("NSInternalInconsistencyException", "Invalid section identifier: \(sectionIdentifier)")
        }
        return section.items.map(\.base)
    }

    /// The section of an item; nil if it is in none.
    open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
        guard let item = itemIdentifier as? AnyHashable else { return nil }
        return sections.first { $0.items.contains(item) }?.identifier.base
    }

    /// The place of an item among all items; `NSNotFound` if it is not there.
    open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
        guard let item = itemIdentifier as? AnyHashable else { return NSNotFound }
        return sections.lazy.flatMap(\.items).enumerated().first { $1 == item }?.offset ?? NSNotFound
    }

    /// The place of a section; `NSNotFound` if it is not there.
    open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
        guard let identifier = sectionIdentifier as? AnyHashable else { return NSNotFound }
        return sections.firstIndex { $0.identifier == identifier } ?? NSNotFound
    }
}
