import Foundation
import ObjectiveC
import SeamFoundation

/// Stands for an object while a predicate looks at it.
final class RowView: NSObject, KeyValueContainer, PredicateIdentified {
    private let core: RealmCore
    private let link: ObjectLink

    init(_ core: RealmCore, _ link: ObjectLink) {
        self.core = core
        self.link = link
        super.init()
    }

    private var type: StoredType { core.store.type(at: link.table) }

    func holds(key: String) -> Bool { type.position(of: key) != nil }

    func heldValue(forKey key: String) -> Any? {
        let type = type
        guard let position = type.position(of: key) else { return nil }
        let column = type.columns[position]
        if column.isLinkingObjects { return core.linking(to: link, column).map { RowView(core, $0) } }
        guard let row = core.snapshot.row(link) else { return nil }
        return any(row.values[position])
    }

    private func any(_ value: RowValue) -> Any? {
        switch value {
        case .link(let link): RowView(core, link)
        case .list(let elements): elements.map { any($0) ?? NSNull() } as [Any]
        case .map(let entries): entries.mapValues { any($0) ?? NSNull() } as [String: Any]
        default: core.any(value)
        }
    }

    func hold(_ value: Any?, forKey key: String) {}

    var predicateIdentity: NSObject { core.identity(of: link) }
    func predicateValue(forKey key: String) -> Any? { nil }
}
