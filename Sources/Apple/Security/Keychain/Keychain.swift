import Foundation
import SeamFoundation
internal import SeamPrimitives

/// The keychain of an app: what the functions of `SecItem` do, on a storage.
///
/// Each call reads the storage, and writes it whole if anything has changed, while no other process and no other thread
/// is between the two.
final class Keychain: Sendable {
    private let storage: Locked<any KeychainStorage>
    /// Those of the access groups that other apps are in too, in the order of their names: everybody takes them in it.
    private let sharedStorages: [(group: String, storage: Locked<any KeychainStorage>)]
    /// The access group of items that name none.
    private let accessGroup: String
    /// Those that may be named.
    private let groups: KeychainGroups

    init(
        storage: any KeychainStorage, accessGroup: String, groups: KeychainGroups = KeychainGroups(names: []),
        sharedStorages: [String: any KeychainStorage] = [:]
    ) {
        self.storage = Locked(storage)
        self.sharedStorages = sharedStorages.sorted { $0.key < $1.key }.map { ($0.key, Locked($0.value)) }
        self.accessGroup = accessGroup
        self.groups = groups
    }

    /// The app's own.
    static let shared: Keychain = {
        let groups = KeychainGroups(of: .main)
        return Keychain(
            storage: KeychainPlace.ofApp.open(),
            accessGroup: groups.first ?? Bundle.main.bundleIdentifier ?? KeychainPlace.programName, groups: groups,
            sharedStorages: KeychainPlace.storages(of: groups.shared))
    }()

    // MARK: Calls

    func add(_ dictionary: NSDictionary) throws(KeychainQuery.Refusal) -> AnyObject? {
        let query = try KeychainQuery(dictionary)
        // What asks for items has no place here.
        guard let itemClass = query.itemClass, query.limit == nil, query.references == nil,
            !query.namesSynchronizable || query.isSynchronizable != nil
        else { throw KeychainQuery.Refusal(errSecParam) }
        try checkGroup(of: query)
        var item = KeychainItem(reference: UUID(), itemClass: itemClass, attributes: query.attributes)
        item.data = query.data
        item.isSynchronizable = query.isSynchronizable ?? false
        if query.isPublicKey { item.attributes["seam.info"] = .number(1) }
        if let control = query.accessControl {
            guard query.attributes["pdmn"] == nil else { throw KeychainQuery.Refusal(errSecParam) }
            item.attributes["pdmn"] = .text(control.protection)
            item.accessFlags = control.flags.rawValue
        }
        if item.attributes["pdmn"] == nil { item.attributes["pdmn"] = .text("ak") }
        if item.attributes["agrp"] == nil { item.attributes["agrp"] = .text(accessGroup) }
        let now = Date.now.timeIntervalSinceReferenceDate
        for name in ["cdat", "mdat"] where item.attributes[name] == nil { item.attributes[name] = .date(now) }
        let added = item
        try change { items throws(KeychainQuery.Refusal) in
            guard !items.contains(where: added.isDuplicate) else { throw KeychainQuery.Refusal(errSecDuplicateItem) }
            items.append(added)
        }
        return query.returnsAnything ? result(added, query) : nil
    }

    func find(_ dictionary: NSDictionary) throws(KeychainQuery.Refusal) -> AnyObject? {
        let query = try search(dictionary)
        let found = try items().filter(query.matches)
        guard !found.isEmpty else { throw KeychainQuery.Refusal(errSecItemNotFound) }
        switch query.limit ?? .one {
        case .one: return query.returnsAnything ? result(found[0], query) : nil
        case .all: return query.returnsAnything ? found.map { result($0, query) } as NSArray : nil
        case .count(let count):
            return query.returnsAnything ? found.prefix(count).map { result($0, query) } as NSArray : nil
        }
    }

    func update(_ dictionary: NSDictionary, _ changes: NSDictionary) throws(KeychainQuery.Refusal) {
        let query = try search(dictionary)
        let changes = try KeychainQuery(changes)
        try checkGroup(of: changes)
        guard changes.itemClass == nil, !changes.returnsAnything, changes.limit == nil, changes.references == nil,
            !changes.namesSynchronizable || changes.isSynchronizable != nil
        else { throw KeychainQuery.Refusal(errSecParam) }
        try change { items throws(KeychainQuery.Refusal) in
            let found = items.indices.filter { query.matches(items[$0]) }
            guard !found.isEmpty else { throw KeychainQuery.Refusal(errSecItemNotFound) }
            let now = Date.now.timeIntervalSinceReferenceDate
            for index in found {
                items[index].attributes["mdat"] = .date(now)
                items[index].attributes.merge(changes.attributes) { $1 }
                if let data = changes.data { items[index].data = data }
                if changes.namesSynchronizable { items[index].isSynchronizable = changes.isSynchronizable ?? false }
                if let control = changes.accessControl {
                    items[index].attributes["pdmn"] = .text(control.protection)
                    items[index].accessFlags = control.flags.rawValue
                }
                let changed = items[index]
                guard !items.indices.contains(where: { $0 != index && items[$0].isDuplicate(of: changed) }) else {
                    throw KeychainQuery.Refusal(errSecDuplicateItem)
                }
            }
        }
    }

    func delete(_ dictionary: NSDictionary) throws(KeychainQuery.Refusal) {
        let query = try search(dictionary)
        try change { items throws(KeychainQuery.Refusal) in
            let count = items.count
            items.removeAll(where: query.matches)
            guard items.count < count else { throw KeychainQuery.Refusal(errSecItemNotFound) }
        }
    }

    /// A search names a class, or items.
    private func search(_ dictionary: NSDictionary) throws(KeychainQuery.Refusal) -> KeychainQuery {
        let query = try KeychainQuery(dictionary)
        guard query.itemClass != nil || query.references != nil else { throw KeychainQuery.Refusal(errSecParam) }
        try checkGroup(of: query)
        return query
    }

    /// What names an access group that the app is not in is refused.
    private func checkGroup(of query: KeychainQuery) throws(KeychainQuery.Refusal) {
        guard case .text(let group) = query.attributes["agrp"], !groups.allow(group) else { return }
        throw KeychainQuery.Refusal(errSecMissingEntitlement)
    }

    /// The object for an item: of the one kind that was asked for, or a dictionary of several.
    private func result(_ item: KeychainItem, _ query: KeychainQuery) -> AnyObject {
        var values: [(key: String, value: AnyObject)] = []
        if query.returnsData { values.append(("v_Data", (item.data ?? Data()) as NSData)) }
        if query.returnsObject { values.append(("v_Ref", item.object)) }
        if query.returnsReference { values.append(("v_PersistentRef", item.persistentReference as NSData)) }
        if values.count == 1, !query.returnsAttributes { return values[0].value }
        var dictionary = query.returnsAttributes ? item.dictionary : [:]
        dictionary["seam.info"] = nil
        for (key, value) in values { dictionary[key] = value }
        return dictionary as NSDictionary
    }

    // MARK: Storage

    private func items() throws(KeychainQuery.Refusal) -> [KeychainItem] {
        var found: [KeychainItem] = []
        try change { items throws(KeychainQuery.Refusal) in found = items }
        return found
    }

    /// Reads the items, and writes them if they have changed and nothing is thrown.
    private func change(
        _ body: (inout [KeychainItem]) throws(KeychainQuery.Refusal) -> Void
    ) throws(KeychainQuery.Refusal) {
        do {
            var storages: [(group: String?, storage: Locked<any KeychainStorage>)] = [(nil, storage)]
            storages += sharedStorages.map { ($0.group, $0.storage) }
            _ = try change(storages[...], []) { before in
                var items = before
                try body(&items)
                return items
            }
        } catch let refusal as KeychainQuery.Refusal {
            throw refusal
        } catch {
            throw KeychainQuery.Refusal(Self.status(of: error))
        }
    }

    /// Goes through the storages, and calls `body` with the items of all of them. Each item is then where its group's are.
    private func change(
        _ rest: ArraySlice<(group: String?, storage: Locked<any KeychainStorage>)>, _ before: [KeychainItem],
        _ body: ([KeychainItem]) throws -> [KeychainItem]
    ) throws -> [KeychainItem] {
        guard let (group, storage) = rest.first else { return try body(before) }
        return try storage.withLock { storage in
            var after: [KeychainItem] = []
            try storage.alone { () throws in
                let own = KeychainArchive.read(try storage.read()) { storage.setAside() }
                after = try change(rest.dropFirst(), before + own, body)
                let kept = after.filter { place(of: $0) == group }
                if kept != own { try storage.write(KeychainArchive.data(kept)) }
            }
            return after
        }
    }

    /// The group whose storage an item is in; nil for the app's own.
    private func place(of item: KeychainItem) -> String? {
        guard case .text(let group) = item.attributes["agrp"] else { return nil }
        return sharedStorages.contains { $0.group == group } ? group : nil
    }

    private static func status(of error: any Error) -> OSStatus {
        switch (error as? KeychainStorageError)?.code {
        case ENOSPC, EDQUOT: errSecDiskFull
        case EACCES, EPERM, EROFS: errSecWrPerm
        case nil: errSecNotAvailable
        default: errSecIO
        }
    }
}
