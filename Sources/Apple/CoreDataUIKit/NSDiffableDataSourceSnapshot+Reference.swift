public import CoreData
public import UIKit

/// `snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>`, as delegates of controllers of results write it.
extension NSDiffableDataSourceSnapshot: _ObjectiveCBridgeable {
    public typealias _ObjectiveCType = NSDiffableDataSourceSnapshotReference

    public func _bridgeToObjectiveC() -> NSDiffableDataSourceSnapshotReference {
        let sections = sectionIdentifiers.map { section in
            NSDiffableDataSourceSnapshotReference.Section(
                identifier: section, items: itemIdentifiers(inSection: section))
        }
        return NSDiffableDataSourceSnapshotReference(
            sections: sections, reloaded: Set(reloadedItemIdentifiers.map(AnyHashable.init)))
    }

    public static func _forceBridgeFromObjectiveC(
        _ source: NSDiffableDataSourceSnapshotReference, result: inout NSDiffableDataSourceSnapshot?
    ) {
        guard _conditionallyBridgeFromObjectiveC(source, result: &result) else {
            fatalError("the snapshot's identifiers are no \(SectionIdentifierType.self) and \(ItemIdentifierType.self)")
        }
    }

    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSDiffableDataSourceSnapshotReference, result: inout NSDiffableDataSourceSnapshot?
    ) -> Bool {
        var snapshot = NSDiffableDataSourceSnapshot()
        for (number, section) in source.sections.enumerated() {
            // Objective-C does not look at the type of sections, and many lists number theirs
            guard
                let identifier = section.identifier as? SectionIdentifierType ?? number as? SectionIdentifierType,
                let items = section.items as? [ItemIdentifierType]
            else { return false }
            snapshot.appendSections([identifier])
            snapshot.appendItems(items, toSection: identifier)
        }
        snapshot.reloadItems(source.reloadedItemIdentifiers.compactMap { $0 as? ItemIdentifierType })
        result = snapshot
        return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(
        _ source: NSDiffableDataSourceSnapshotReference?
    ) -> NSDiffableDataSourceSnapshot {
        var result: NSDiffableDataSourceSnapshot?
        if let source { _forceBridgeFromObjectiveC(source, result: &result) }
        return result ?? NSDiffableDataSourceSnapshot()
    }
}
