/// The change of a list whose items a person has moved.
public struct NSDiffableDataSourceTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
    /// What the list showed before.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// What the list shows now.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// The difference of all items, from one section to the next.
    public var difference: CollectionDifference<ItemIdentifierType> {
        finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
    }

    /// The sections whose items have changed.
    public var sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
    {
        finalSnapshot.sectionIdentifiers.compactMap { section in
            let before =
                initialSnapshot.indexOfSection(section) == nil
                ? [] : initialSnapshot.itemIdentifiers(inSection: section)
            let after = finalSnapshot.itemIdentifiers(inSection: section)
            guard before != after else { return nil }
            return NSDiffableDataSourceSectionTransaction(
                sectionIdentifier: section,
                initialSnapshot: NSDiffableDataSourceSectionSnapshot(flat: before),
                finalSnapshot: NSDiffableDataSourceSectionSnapshot(flat: after),
                difference: after.difference(from: before))
        }
    }
}

/// The change of one section whose items a person has moved.
public struct NSDiffableDataSourceSectionTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
    /// The section.
    public let sectionIdentifier: SectionIdentifierType
    /// What the section showed before.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// What the section shows now.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The difference of its items.
    public let difference: CollectionDifference<ItemIdentifierType>
}
