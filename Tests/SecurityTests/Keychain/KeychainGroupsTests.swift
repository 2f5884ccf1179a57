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
}
