import Foundation
import SeamFoundation
internal import SeamPrimitives

/// The keychain of an app: what the functions of `SecItem` do, on a storage.
///
/// Each call reads the storage, and writes it whole if anything has changed, while no other process and no other thread
/// is between the two.
final class Keychain: Sendable {
    private let storage: Locked<any KeychainStorage>
    /// The access group of items that name none.
    private let accessGroup: String

    init(storage: any KeychainStorage, accessGroup: String) {
        self.storage = Locked(storage)
        self.accessGroup = accessGroup
    }

    /// The app's own.
    static let shared = Keychain(
        storage: KeychainPlace.ofApp.open(),
        accessGroup: KeychainGroups(of: .main).first ?? Bundle.main.bundleIdentifier ?? KeychainPlace.programName)

    // MARK: Calls

    func add(_ dictionary: NSDictionary) throws(KeychainQuery.Refusal) -> AnyObject? {
        let query = try KeychainQuery(dictionary)
        // What asks for items has no place here.
        guard let itemClass = query.itemClass, query.limit == nil, query.references == nil,
            !query.namesSynchronizable || query.isSynchronizable != nil
        else { throw KeychainQuery.Refusal(errSecParam) }
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
        return query
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
            try storage.withLock { storage in
                try storage.alone { () throws in
                    var items = KeychainArchive.read(try storage.read()) { storage.setAside() }
                    let before = items
                    try body(&items)
                    if items != before { try storage.write(KeychainArchive.data(items)) }
                }
            }
        } catch let refusal as KeychainQuery.Refusal {
            throw refusal
        } catch {
            throw KeychainQuery.Refusal(Self.status(of: error))
        }
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
