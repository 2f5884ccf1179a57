import Foundation
import Testing

@testable import Security

@Suite struct KeychainGroupsTests {
    private func group(_ entitlements: [String: Any]?) throws -> String? {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("groups-\(UUID().uuidString).app")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        if let entitlements {
            try PropertyListSerialization.data(fromPropertyList: entitlements, format: .xml, options: 0)
                .write(to: folder.appendingPathComponent("archived-expanded-entitlements.xcent"))
        }
        return KeychainGroups(of: try #require(Bundle(url: folder))).first
    }

    @Test func itemsGoToTheFirstGroup() throws {
        let own = "TEAM.com.example.app"
        #expect(try group(nil) == nil)
        #expect(try group(["application-identifier": own]) == own)
        #expect(
            try group(["application-identifier": own, "com.apple.security.application-groups": ["group.a"]]) == own)
        #expect(
            try group(["application-identifier": own, "keychain-access-groups": ["TEAM.shared", own]]) == "TEAM.shared")
    }

    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("keys-\(UUID().uuidString)").path

    /// The keychain of one of two apps that are in a group.
    private func keychain(_ app: String) -> Keychain {
        Keychain(
            storage: KeychainFile(folder: folder + "/" + app), accessGroup: app,
            groups: KeychainGroups(names: [app, "shared"]),
            sharedStorages: ["shared": KeychainFile(folder: folder + "/shared")])
    }

    private func item(_ account: String, in group: String? = nil) -> NSMutableDictionary {
        let query = NSMutableDictionary(dictionary: [
            kSecClass as NSString: kSecClassGenericPassword as NSString,
            kSecAttrAccount as NSString: account as NSString,
            kSecAttrService as NSString: "service" as NSString,
        ])
        if let group { query[kSecAttrAccessGroup as NSString] = group as NSString }
        return query
    }

    private func found(_ query: NSMutableDictionary, _ app: String) throws -> String? {
        query[kSecReturnData as NSString] = true as NSNumber
        do {
            return try (keychain(app).find(query) as? Data).map { String(decoding: $0, as: UTF8.self) }
        } catch let refusal where refusal.status == errSecItemNotFound {
            return nil
        }
    }

    private func added(_ account: String, _ text: String, in group: String? = nil, _ app: String) throws {
        let query = item(account, in: group)
        query[kSecValueData as NSString] = Data(text.utf8) as NSData
        _ = try keychain(app).add(query)
    }

    @Test func appsOfAGroupShareItsItems() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try added("a", "one's", "one")
        try added("a", "for both", in: "shared", "one")
        #expect(try found(item("a", in: "shared"), "two") == "for both")
        #expect(try found(item("a"), "two") == "for both")
        #expect(try found(item("a", in: "one"), "one") == "one's")
        #expect(try found(item("a", in: "one"), "two") == nil)
        #expect(throws: KeychainQuery.Refusal.self) { try added("a", "again", in: "shared", "two") }
        try keychain("two").update(
            item("a", in: "shared"), [kSecValueData as NSString: Data("changed".utf8) as NSData] as NSDictionary)
        #expect(try found(item("a", in: "shared"), "one") == "changed")
        try keychain("two").delete(item("a"))
        #expect(try found(item("a", in: "shared"), "one") == nil)
        #expect(try found(item("a"), "one") == "one's")
    }

    @Test func anItemMovesToAnotherGroup() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try added("a", "kept", "one")
        #expect(try found(item("a"), "two") == nil)
        try keychain("one").update(
            item("a"), [kSecAttrAccessGroup as NSString: "shared" as NSString] as NSDictionary)
        #expect(try found(item("a"), "two") == "kept")
        #expect(try found(item("a", in: "one"), "one") == nil)
        #expect(try found(item("a", in: "shared"), "one") == "kept")
    }

    @Test func groupsThatTheAppIsNotInAreRefused() throws {
        let own = "TEAM.com.example.app"
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("groups-\(UUID().uuidString).app")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let rights: [String: Any] = ["application-identifier": own, "keychain-access-groups": ["TEAM.shared", own]]
        try PropertyListSerialization.data(fromPropertyList: rights, format: .xml, options: 0)
            .write(to: folder.appendingPathComponent("archived-expanded-entitlements.xcent"))
        let groups = KeychainGroups(of: try #require(Bundle(url: folder)))
        #expect(groups.shared == ["TEAM.shared"])
        #expect(groups.allow(own) && groups.allow("TEAM.shared") && !groups.allow("TEAM.other"))
        #expect(KeychainGroups(names: []).allow("any"))
        let keychain = Keychain(storage: KeychainFile(folder: folder.path), accessGroup: own, groups: groups)
        for call in [{ _ = try keychain.find($0) }, { _ = try keychain.add($0) }, { try keychain.delete($0) }]
            as [(NSDictionary) throws -> Void]
        {
            let error = #expect(throws: KeychainQuery.Refusal.self) { try call(item("a", in: "TEAM.other")) }
            #expect(error?.status == errSecMissingEntitlement)
        }
    }
}
