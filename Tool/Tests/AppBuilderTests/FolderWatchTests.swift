import Foundation
import Testing

@testable import AppBuilder

@Suite struct FolderWatchTests {
    private func write(_ text: String, _ file: URL, at date: Double) throws {
        try FileManager.default.makeFolder(file.deletingLastPathComponent())
        try text.write(to: file, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: date)], ofItemAtPath: file.path)
    }

    @Test func namesWhatHasChanged() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "watch-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let (a, b) = (folder.appending(path: "App/A.swift"), folder.appending(path: "App/B.swift"))
        try write("1", a, at: 10)
        try write("1", b, at: 10)
        try write("1", folder.appending(path: ".git/index.swift"), at: 10)
        var watch = FolderWatch(folder)
        #expect(watch.changes().isEmpty)
        try write("2", a, at: 20)
        try write("2", folder.appending(path: ".git/index.swift"), at: 20)
        try write("2", folder.appending(path: "App/note.txt"), at: 20)
        #expect(watch.next() == [a.path])
        try FileManager.default.removeItem(at: b)
        let c = folder.appending(path: "New/다.swift")
        try write("1", c, at: 30)
        #expect(watch.changes() == [b.path, c.path])
        #expect(watch.changes().isEmpty)
    }
}
