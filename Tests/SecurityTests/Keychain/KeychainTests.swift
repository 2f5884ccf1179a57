import Foundation
import SeamFoundation
import Testing

@testable import Security

@Suite struct KeychainTests {
    let folder = TestFolder()
    var keychain: Keychain { Keychain(storage: KeychainFile(folder: folder.path), accessGroup: "com.example.app") }

    private func status(_ body: () throws -> Void) -> OSStatus {
        do {
            try body()
            return errSecSuccess
        } catch let refusal as KeychainQuery.Refusal {
            return refusal.status
        } catch {
            return 1
        }
    }

    private func password(_ account: String, _ more: [String: Any] = [:]) -> NSDictionary {
        var query: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "shop",
            kSecAttrAccount as String: account,
        ]
        query.merge(more) { $1 }
        return query as CFDictionary
    }

    private func data(_ text: String) -> [String: Any] { [kSecValueData as String: Data(text.utf8)] }

    // MARK: Items

    @Test func whatIsAddedIsFoundAfterwards() throws {
        #expect(try keychain.add(password("anna", data("secret"))) == nil)
        let found = try keychain.find(password("anna", [kSecReturnData as String: true]))
        #expect(found as? Data == Data("secret".utf8))
        #expect(try keychain.find(password("anna")) == nil)
        #expect(status { _ = try keychain.find(password("berta")) } == errSecItemNotFound)
        var information = stat()
        #expect(stat(folder.path + "/keychain.json", &information) == 0)
        #expect(information.st_mode & 0o777 == 0o600)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
                "keychain.json", "keychain.lock",
            ])
    }

    @Test func primaryAttributesTellItemsApart() throws {
        _ = try keychain.add(password("anna", data("1")))
        #expect(status { _ = try keychain.add(password("anna", data("2"))) } == errSecDuplicateItem)
        #expect(
            status { _ = try keychain.add(password("anna", [kSecAttrLabel as String: "x"])) } == errSecDuplicateItem)
        _ = try keychain.add(password("anna", [kSecAttrService as String: "bank"]))
        _ = try keychain.add(password("anna", [kSecAttrAccessGroup as String: "group"]))
        _ = try keychain.add(password("anna", [kSecAttrSynchronizable as String: true]))
        _ = try keychain.add([kSecClass: kSecClassInternetPassword, kSecAttrAccount: "anna"] as CFDictionary)
        _ = try keychain.add(
            [kSecClass: kSecClassInternetPassword, kSecAttrAccount: "anna", kSecAttrPort: 8080] as CFDictionary)
        let all = try keychain.find(
            [
                kSecClass: kSecClassInternetPassword, kSecMatchLimit: kSecMatchLimitAll, kSecReturnAttributes: true,
            ] as CFDictionary)
        #expect((all as? [[String: Any]])?.compactMap { $0[kSecAttrPort as String] as? Int } == [8080])
        // An item without an account is another than those with one.
        _ = try keychain.add([kSecClass: kSecClassGenericPassword] as CFDictionary)
        #expect(
            status { _ = try keychain.add([kSecClass: kSecClassGenericPassword, kSecAttrAccount: ""] as CFDictionary) }
                == errSecDuplicateItem)
    }

    @Test func resultsAreOfTheKindThatWasAskedFor() throws {
        let made = try keychain.add(
            password("anna", data("1").merging([kSecReturnPersistentRef as String: true]) { $1 }))
        let reference = try #require(made as? Data)
        _ = try keychain.add(password("berta", data("2")))

        let attributes = try keychain.find(password("anna", [kSecReturnAttributes as String: true])) as? [String: Any]
        #expect(attributes?[kSecAttrAccount as String] as? String == "anna")
        #expect(attributes?[kSecAttrAccessGroup as String] as? String == "com.example.app")
        #expect(attributes?[kSecAttrAccessible as String] as? String == kSecAttrAccessibleWhenUnlocked as String)
        #expect(attributes?[kSecAttrSynchronizable as String] as? Bool == false)
        #expect(attributes?[kSecAttrCreationDate as String] is Date)
        #expect(attributes?[kSecClass as String] as? String == kSecClassGenericPassword as String)
        #expect(attributes?[kSecValueData as String] == nil)

        let both = try keychain.find(
            password("anna", [kSecReturnAttributes as String: true, kSecReturnData as String: kCFBooleanTrue!]))
        #expect((both as? [String: Any])?[kSecValueData as String] as? Data == Data("1".utf8))

        func all(_ more: [CFString: Any]) throws -> AnyObject? {
            try keychain.find(
                ([kSecClass: kSecClassGenericPassword, kSecMatchLimit: kSecMatchLimitAll] as [CFString: Any])
                    .merging(more) { $1 } as CFDictionary)
        }
        #expect(try all([kSecReturnData: true]) as? [Data] == [Data("1".utf8), Data("2".utf8)])
        #expect((try all([kSecReturnAttributes: true]) as? [[String: Any]])?.count == 2)
        #expect((try all([kSecMatchLimit: 1, kSecReturnData: true]) as? Data) == Data("1".utf8))
        #expect((try all([kSecMatchLimit: 5, kSecReturnData: true]) as? [Data])?.count == 2)

        let byReference = [kSecValuePersistentRef: reference, kSecReturnData: true] as [CFString: Any]
        #expect(try keychain.find(byReference as CFDictionary) as? Data == Data("1".utf8))
        try keychain.delete([kSecValuePersistentRef: reference] as CFDictionary)
        #expect(status { _ = try keychain.find(byReference as CFDictionary) } == errSecItemNotFound)
    }

    @Test func updatesChangeAllThatAreFound() throws {
        _ = try keychain.add(password("anna", data("1")))
        _ = try keychain.add(password("berta", data("2")))
        let shop = [kSecClass: kSecClassGenericPassword, kSecAttrService: "shop"] as CFDictionary
        try keychain.update(shop, [kSecAttrComment: "old"] as CFDictionary)
        let found = try keychain.find(
            [
                kSecClass: kSecClassGenericPassword, kSecAttrComment: "old", kSecMatchLimit: kSecMatchLimitAll,
                kSecReturnData: true,
            ] as CFDictionary)
        #expect((found as? [Data])?.count == 2)
        // Both would be as one another: nothing is changed.
        #expect(
            status { try keychain.update(shop, [kSecAttrAccount: "one", kSecAttrComment: "new"] as CFDictionary) }
                == errSecDuplicateItem)
        #expect(status { _ = try keychain.find(password("anna", [kSecAttrComment as String: "old"])) } == errSecSuccess)
        try keychain.update(password("anna"), [kSecValueData: Data("3".utf8)] as CFDictionary)
        #expect(try keychain.find(password("anna", [kSecReturnData as String: true])) as? Data == Data("3".utf8))
        #expect(
            status { try keychain.update(password("carla"), [kSecAttrLabel: "x"] as CFDictionary) }
                == errSecItemNotFound)
    }

    @Test func deletingTakesAllThatAreFound() throws {
        for name in ["anna", "berta", "carla"] { _ = try keychain.add(password(name)) }
        try keychain.delete(password("anna"))
        #expect(status { try keychain.delete(password("anna")) } == errSecItemNotFound)
        try keychain.delete([kSecClass: kSecClassGenericPassword] as CFDictionary)
        #expect(
            status { try keychain.delete([kSecClass: kSecClassGenericPassword] as CFDictionary) } == errSecItemNotFound)
    }

    @Test func synchronisedItemsAreFoundByThoseWhoAsk() throws {
        _ = try keychain.add(password("anna", data("local")))
        _ = try keychain.add(password("anna", data("cloud").merging([kSecAttrSynchronizable as String: true]) { $1 }))
        func found(_ value: Any?) throws -> [Data]? {
            var more: [String: Any] = [kSecReturnData as String: true, kSecMatchLimit as String: kSecMatchLimitAll]
            if let value { more[kSecAttrSynchronizable as String] = value }
            return try keychain.find(password("anna", more)) as? [Data]
        }
        #expect(try found(nil) == [Data("local".utf8)])
        #expect(try found(true) == [Data("cloud".utf8)])
        #expect(try found(kSecAttrSynchronizableAny)?.count == 2)
        #expect(
            status {
                _ = try keychain.add(password("b", [kSecAttrSynchronizable as String: kSecAttrSynchronizableAny]))
            }
                == errSecParam)
    }

    @Test func accessControlIsKept() throws {
        let control = try #require(
            SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleAfterFirstUnlock, [.userPresence, .or], nil))
        _ = try keychain.add(password("anna", [kSecAttrAccessControl as String: control]))
        let found = try keychain.find(password("anna", [kSecReturnAttributes as String: true])) as? [String: Any]
        #expect(found?[kSecAttrAccessible as String] as? String == kSecAttrAccessibleAfterFirstUnlock as String)
        #expect(found?[kSecAttrAccessControl as String] as? SecAccessControl == control)
        var error: Unmanaged<CFError>?
        #expect(SecAccessControlCreateWithFlags(nil, "never" as CFTypeRef, [], &error) == nil)
        #expect(error?.takeRetainedValue().code == Int(errSecParam))
    }

    /// Apps that give data for the name of an account get data.
    @Test func namesMayBeData() throws {
        let name = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: Data("anna".utf8)] as [CFString: Any]
        _ = try keychain.add(name as CFDictionary)
        #expect(status { _ = try keychain.add(name as CFDictionary) } == errSecDuplicateItem)
        let found = try keychain.find(name.merging([kSecReturnAttributes: true]) { $1 } as CFDictionary)
        #expect((found as? [String: Any])?[kSecAttrAccount as String] as? Data == Data("anna".utf8))
    }

    @Test func textsIgnoreCaseIfAsked() throws {
        _ = try keychain.add(password("Anna"))
        #expect(status { _ = try keychain.find(password("anna")) } == errSecItemNotFound)
        #expect(
            status { _ = try keychain.find(password("anna", [kSecMatchCaseInsensitive as String: true])) }
                == errSecSuccess)
    }

    @Test func certificatesAndKeysAreKept() throws {
        let certificate = try #require(SecCertificateCreateWithData(nil, Samples.root as CFData))
        _ = try keychain.add([kSecValueRef: certificate] as CFDictionary)
        #expect(status { _ = try keychain.add([kSecValueRef: certificate] as CFDictionary) } == errSecDuplicateItem)
        let found = try keychain.find([kSecClass: kSecClassCertificate, kSecReturnRef: true] as CFDictionary)
        #expect(found as? SecCertificate == certificate)
        let key = try #require(SecCertificateCopyKey(certificate))
        _ = try keychain.add(
            [kSecClass: kSecClassKey, kSecValueRef: key, kSecAttrApplicationTag: Data("tag".utf8)] as CFDictionary)
        let other = try keychain.find(
            [kSecClass: kSecClassKey, kSecAttrApplicationTag: Data("tag".utf8), kSecReturnRef: true] as CFDictionary)
        #expect(other as? SecKey == key)
    }

    // MARK: Wrong calls

    @Test func wrongCallsAreRefused() {
        let calls: [(Keychain) throws -> Any?] = [
            { try $0.add([:]) },
            { try $0.add([kSecClass: "nothing"] as CFDictionary) },
            { try $0.add([kSecClass: 7] as CFDictionary) },
            { try $0.add([kSecClass: kSecClassGenericPassword, kSecValueData: "text"] as CFDictionary) },
            { try $0.add([kSecClass: kSecClassGenericPassword, kSecMatchLimit: kSecMatchLimitOne] as CFDictionary) },
            { try $0.add([kSecClass: kSecClassGenericPassword, kSecAttrAccessible: "never"] as CFDictionary) },
            { try $0.add([kSecClass: kSecClassGenericPassword, kSecAttrAccount: [1]] as CFDictionary) },
            { try $0.add([kSecClass: kSecClassGenericPassword, kSecAttrAccessGroup: Data([0xFF])] as CFDictionary) },
            { try $0.find([kSecReturnData: true] as CFDictionary) },
            { try $0.find([kSecClass: kSecClassKey, kSecMatchLimit: "m_LimitSome"] as CFDictionary) },
            { try $0.find([kSecClass: kSecClassKey, kSecMatchLimit: -1] as CFDictionary) },
            { try $0.update([kSecClass: kSecClassKey] as CFDictionary, [kSecClass: kSecClassKey] as CFDictionary) },
            { try $0.delete([:]) },
        ]
        for (index, call) in calls.enumerated() {
            #expect(status { _ = try call(keychain) } == errSecParam, "call \(index)")
        }
    }

    // MARK: Storage

    @Test func damagedFileIsSetAside() throws {
        _ = try keychain.add(password("anna", data("secret")))
        let file = folder.path + "/keychain.json"
        let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
        try bytes.prefix(bytes.count / 2).write(to: URL(fileURLWithPath: file))
        #expect(status { _ = try keychain.find(password("anna")) } == errSecItemNotFound)
        _ = try keychain.add(password("anna", data("new")))
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(names.filter { $0.hasPrefix("keychain.damaged") }.count == 1)
    }

    /// Damaged files lead to no crash: they are read, or begin anew.
    @Test func anyBytesAreRead() throws {
        for name in ["anna", "berta"] { _ = try keychain.add(password(name, data(String(repeating: name, count: 20)))) }
        let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder.path + "/keychain.json")))
        var random = Numbers(state: 17)
        var count = 0
        for round in 0..<20_000 {
            var bytes = whole
            for _ in 0...(round % 4) {
                let place = Int.random(in: bytes.indices, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.remove(at: place)
                case 2: bytes.insert(contentsOf: bytes[place...].prefix(30), at: place)
                default: bytes.removeSubrange(place...)
                }
                if bytes.isEmpty { bytes = [0x7B] }
            }
            var isDamaged = false
            let items = KeychainArchive.read(Data(bytes)) {
                isDamaged = true
                return nil
            }
            if isDamaged { count += 1 }
            for item in items {
                _ = item.dictionary
                _ = item.object
                _ = item.isDuplicate(of: items[0])
            }
        }
        #expect(count > 10_000)
        #expect(KeychainArchive.read(Data(String(repeating: "[", count: 100_000).utf8)) { nil }.isEmpty)
    }

    private struct Numbers: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    /// Threads with a keychain each, as processes have.
    @Test func writersAtOnceLoseNothing() async throws {
        let keychains = (0..<4).map { _ in keychain }
        await withTaskGroup(of: Void.self) { group in
            for (number, keychain) in keychains.enumerated() {
                group.addTask {
                    for index in 0..<25 {
                        _ = try? keychain.add(
                            [
                                kSecClass: kSecClassGenericPassword, kSecAttrAccount: "\(number)-\(index)",
                                kSecValueData: Data("\(index)".utf8),
                            ] as CFDictionary)
                    }
                }
            }
        }
        let all = try keychain.find(
            [
                kSecClass: kSecClassGenericPassword, kSecMatchLimit: kSecMatchLimitAll, kSecReturnAttributes: true,
            ] as CFDictionary)
        #expect((all as? [NSDictionary])?.count == 100)
    }

    @Test func aFolderThatCannotBeWrittenIsAnError() throws {
        let file = folder.path + "/file"
        try Data().write(to: URL(fileURLWithPath: file))
        let keychain = Keychain(storage: KeychainFile(folder: file + "/keys"), accessGroup: "a")
        #expect(status { _ = try keychain.add(password("anna")) } == errSecIO)
    }

    @Test func aLinkIsNotFollowed() throws {
        let other = folder.path + "/other"
        try Data("mine".utf8).write(to: URL(fileURLWithPath: other))
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/keychain.json", withDestinationPath: other)
        #expect(status { _ = try keychain.find(password("anna")) } == errSecIO)
        #expect(try String(contentsOfFile: other, encoding: .utf8) == "mine")
    }
}

/// A folder that goes with the test.
final class TestFolder {
    let path: String

    init() {
        path = FileManager.default.temporaryDirectory.appending(path: "keychain-\(UUID().uuidString)").path
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
