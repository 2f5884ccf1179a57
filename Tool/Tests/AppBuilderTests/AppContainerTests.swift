import Foundation
import Testing

@testable import AppBuilder

@Suite struct AppContainerTests {
    private let data = FileManager.default.temporaryDirectory.appending(path: "containers-\(UUID().uuidString)")

    private func container(_ identifier: String, _ groups: [String] = []) -> AppContainer {
        AppContainer(identifier: identifier, groups: groups, in: ["XDG_DATA_HOME": data.path])
    }

    private func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: data.appending(path: "seam").appending(path: path).path)
    }

    private func write(_ path: String) throws {
        let file = data.appending(path: "seam").appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("kept".utf8).write(to: file)
    }

    @Test func resetRemovesWhatTheAppHasKept() throws {
        defer { try? FileManager.default.removeItem(at: data) }
        for name in ["com.example.one", "com.example.two"] {
            try container(name).make()
            try write(name + "/Documents/notes.txt")
            try write(name + "/Library/Keychains/keychain.json")
        }
        try container("com.example.one").reset()
        #expect(!exists("com.example.one"))
        #expect(exists("com.example.two/Documents/notes.txt"))
        // Nothing is there the second time.
        try container("com.example.one").reset()
    }

    @Test func resetTellsAServiceToForget() throws {
        defer { try? FileManager.default.removeItem(at: data) }
        try write("app/Library/Keychains/service")
        try container("app").reset()
        #expect(exists("app/Library/Keychains/forget") && !exists("app/Library/Keychains/service"))
        let other = container("other", ["TEAM.shared"])
        try other.make()
        try other.linkGroups()
        try write(".groups/TEAM.shared/Library/Keychains/service")
        try write(".groups/TEAM.shared/file")
        try other.reset()
        let keychain = ".groups/TEAM.shared/Library/Keychains/"
        #expect(exists(keychain + "forget") && !exists(keychain + "service") && !exists(".groups/TEAM.shared/file"))
    }

    @Test(arguments: [false, true]) func groupsGoWithTheLastAppInThem(linked: Bool) throws {
        defer { try? FileManager.default.removeItem(at: data) }
        for name in ["one", "two"] {
            let container = container(name, ["group.a"])
            try container.make()
            if linked { try container.linkGroups() } else { _ = try container.makeGroups() }
        }
        try write(".groups/group.a/shared.txt")
        #expect(exists("one/Library/Group Containers/group.a/shared.txt") == linked)
        try container("one", ["group.a"]).reset()
        #expect(exists(".groups/group.a/shared.txt"))
        try container("two", ["group.a"]).reset()
        #expect(!exists(".groups/group.a"))
    }

    @Test func aPlaceIsALinkOrAFolderAsItIsNeeded() throws {
        defer { try? FileManager.default.removeItem(at: data) }
        let container = container("app", ["group.a", "../../out"])
        try container.make()
        try container.linkGroups()
        let places = try container.makeGroups()
        #expect(places.map(\.place.lastPathComponent) == ["group.a", "_..-..-out"])
        try container.linkGroups()
        try write(".groups/group.a/file")
        #expect(exists("app/Library/Group Containers/group.a/file"))
    }
}
