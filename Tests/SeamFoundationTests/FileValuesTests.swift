import Foundation
import SeamFoundation
import Testing

@Suite struct FileValuesTests {
    private func withFile(_ body: (inout URL) throws -> Void) throws {
        var url = FileManager.default.temporaryDirectory.appendingPathComponent("값-\(UUID().uuidString)")
        try Data("x".utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        try body(&url)
    }

    @Test func filesCanBeLeftOutOfBackups() throws {
        try withFile { url in
            let keys: Set<URLResourceKey> = [.isExcludedFromBackupKey, .fileSizeKey]
            #expect(try url.resourceValues(forKeys: keys).isExcludedFromBackup == false)
            var values = URLResourceValues()
            values.isExcludedFromBackup = true
            try url.setResourceValues(values)
            let again = URL(fileURLWithPath: url.path)
            #expect(try again.resourceValues(forKeys: keys).isExcludedFromBackup == true)
            #expect(try again.resourceValues(forKeys: keys).fileSize == 1)
            try (again as NSURL).setResourceValue(false, forKey: .isExcludedFromBackupKey)
            #expect(try URL(fileURLWithPath: url.path).resourceValues(forKeys: keys).isExcludedFromBackup == false)
        }
    }

    @Test func aMissingFileCannotBeLeftOut() {
        var url = URL(fileURLWithPath: "/tmp/missing-\(UUID().uuidString)")
        var values = URLResourceValues()
        values.isExcludedFromBackup = true
        #expect(throws: CocoaError.self) { try url.setResourceValues(values) }
    }

    @Test func volumesHaveRoom() throws {
        let keys: Set<URLResourceKey> = [
            .volumeAvailableCapacityForImportantUsageKey, .volumeAvailableCapacityForOpportunisticUsageKey,
        ]
        let values = try FileManager.default.temporaryDirectory.resourceValues(forKeys: keys)
        #expect(try #require(values.volumeAvailableCapacityForImportantUsage) > 0)
        #expect(try #require(values.volumeAvailableCapacityForOpportunisticUsage) > 0)
    }
}
