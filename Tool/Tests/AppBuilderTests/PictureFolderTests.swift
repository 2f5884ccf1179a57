import Foundation
import Testing

@testable import AppBuilder

/// Where tests keep pictures.
@Suite struct PictureFolderTests {
    @Test func staysWhereSomethingIsKept() throws {
        let project = try Folder([
            "A/One.swift": "", "A/Two.swift": "", "B/Three.swift": "", "C/__Snapshots__/c.png": "",
        ])
        let files = ["A/One.swift", "A/Two.swift", "B/Three.swift", "C/Four.swift"].map {
            project.url.appending(path: $0)
        }
        let pictures = PictureFolders(besides: files)
        let names = ["A", "B", "C"].map { project.url.appending(path: $0 + "/__Snapshots__").path }
        #expect(pictures.folders.map { $0.path } == names)
        func areThere() -> [Bool] { names.map { FileManager.default.fileExists(atPath: $0) } }
        #expect(areThere() == [false, false, true])
        let value = try pictures.using {
            #expect(areThere() == [true, true, true])
            _ = FileManager.default.createFile(atPath: names[0] + "/a.png", contents: Data())
            return 7
        }
        #expect(value == 7)
        #expect(areThere() == [true, false, true])
    }

    @Test func isGoneAfterAnError() throws {
        let project = try Folder(["A/One.swift": ""])
        let pictures = PictureFolders(besides: [project.url.appending(path: "A/One.swift")])
        #expect(throws: BuildError.self) {
            try pictures.using { () throws(BuildError) -> Void in throw BuildError(.failed, "no") }
        }
        #expect(!FileManager.default.fileExists(atPath: pictures.folders[0].path))
    }
}
