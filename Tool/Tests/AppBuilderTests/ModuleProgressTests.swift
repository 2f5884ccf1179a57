import Foundation
import Testing

@testable import AppBuilder

/// A share that counts sizes, not steps.
@Suite struct ModuleProgressTests {
    private let start = Date(timeIntervalSinceReferenceDate: 0)

    private func after(_ seconds: TimeInterval) -> Date { start.addingTimeInterval(seconds) }

    @Test func modulesCountByTheirSize() {
        var progress = ModuleProgress(sizes: ["Small": 10, "Middle": 30, "Large": 60], start: start)
        #expect(progress.share("[1/3] Write sources\n[2/3] Compiling Unknown a.swift\n", at: after(1)) == nil)
        #expect(progress.share("[2/9] Compiling Small a.swift\n", at: after(2)) == 0.1)
        // The same line again is no second module.
        #expect(progress.share("[2/9] Compiling Small a.swift\n", at: after(2)) == 0.1)
        let both = "[2/9] Compiling Small a.swift\nnote: [3/9] Compiling Large b\n[3/9] Compiling Middle b.swift"
        #expect(progress.share(both, at: after(8)) == 0.4)
    }

    @Test func growsWhileAModuleIsCompiled() {
        var progress = ModuleProgress(sizes: ["Small": 40, "Large": 60], start: start)
        #expect(progress.share("[1/2] Compiling Small a.swift", at: after(4)) == 0.4)
        #expect(progress.share("", at: after(6)) == 0.6)
        // It is not said to be done before it is.
        #expect(progress.share("", at: after(100)) == 0.97)
        #expect(progress.share("[2/2] Compiling Large a.swift", at: after(101)) == 0.99)
    }

    @Test func readsTheSizesOfFolders() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "seam-modules-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, size) in [("A/a.swift", 25), ("B/Inner/b.swift", 75), ("B/notes.md", 500)] {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(count: size).write(to: file)
        }
        let modules = ["A": folder.appending(path: "A"), "B": folder.appending(path: "B"), "C": folder]
        var progress = ModuleProgress(modules: modules.filter { $0.key != "C" }, start: start)
        #expect(progress.share("[1/2] Compiling A a.swift", at: start) == 0.25)
        var none = ModuleProgress(modules: ["D": folder.appending(path: "D")], start: start)
        #expect(none.share("[1/2] Compiling D a.swift", at: start) == nil)
    }
}
