import Foundation
import Testing

@testable import AppBuilder

@Suite struct FileStampsTests {
    private let folder: Folder

    init() throws {
        folder = try Folder(["stamp": "", "a.txt": "", "sources/b.txt": "", "sources/deep/c.txt": ""])
        for path in ["a.txt", "sources/deep/c.txt", "sources/b.txt", "sources/deep", "sources"] { try age(path, 100) }
        try age("stamp", 50)
    }

    private func url(_ path: String) -> URL { folder.url.appending(path: path) }

    private func age(_ path: String, _ seconds: TimeInterval) throws {
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -seconds)], ofItemAtPath: url(path).path)
    }

    @Test func isNewerThanFilesAndFolders() {
        #expect(FileStamps.isNewer(url("stamp"), than: [url("a.txt"), url("sources")]))
        #expect(FileStamps.isNewer(url("stamp"), than: []))
    }

    @Test(arguments: ["a.txt", "sources/deep/c.txt", "sources"])
    func isOlderThanWhatHasChanged(_ path: String) throws {
        try age(path, 10)
        #expect(!FileStamps.isNewer(url("stamp"), than: [url("a.txt"), url("sources")]))
    }

    @Test func isNotNewerThanWhatIsMissing() {
        #expect(!FileStamps.isNewer(url("stamp"), than: [url("nothing")]))
        #expect(!FileStamps.isNewer(url("nothing"), than: [url("a.txt")]))
        #expect(FileStamps.date(of: url("nothing")) == nil)
    }
}
