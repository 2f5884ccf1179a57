import Foundation
import Testing

@testable import AppBuilder

@Suite(.serialized) struct ProgressLineTests {
    @Test(arguments: [
        ("Building for production...\n[12/340] Compiling UIKit\n[85/340] Compiling RxSwift\nwarning: x\n", 0.25),
        ("[340/340] Linking", 1), ("", nil), ("[x/3] a\n[3] b\n[5/0] c\n[9/3] d\n", nil), ("a\r\n[1/2] b\r\n", 0.5),
    ])
    func readsTheShare(_ output: String, _ share: Double?) {
        #expect(ProgressLine.share(output) == share)
    }

    @Test func rewritesTheLineOfATerminal() throws {
        let line = ProgressLine(title: "Building", isInteractive: true)
        let text = try #require(line.text(at: Date().addingTimeInterval(3)))
        #expect(text == "\r\u{1B}[KBuilding... 3 s")
    }

    @Test func writesFewLinesToALog() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "seam-progress-\(UUID().uuidString)")
        _ = FileManager.default.createFile(atPath: file.path, contents: nil)
        defer { try? FileManager.default.removeItem(at: file) }
        let handle = try FileHandle(forUpdating: file)
        let line = ProgressLine(title: "Building", isInteractive: false)
        let start = Date()
        #expect(line.text(at: start) == "seam: Building...\n")
        #expect(line.text(at: start.addingTimeInterval(100)) == nil, "nothing has changed")
        ProgressLine.follow(handle.fileDescriptor)
        defer { ProgressLine.follow(nil) }
        try handle.write(contentsOf: Data("[1/4] a\n".utf8))
        #expect(line.text(at: start.addingTimeInterval(101)) == "seam: Building, 25%...\n")
        try handle.write(contentsOf: Data("[2/4] b\n".utf8))
        #expect(line.text(at: start.addingTimeInterval(102)) == nil, "that is too soon")
        #expect(line.text(at: start.addingTimeInterval(120)) == "seam: Building, 50%...\n")
        try handle.write(contentsOf: Data("[2/9] c\n".utf8))
        #expect(line.text(at: start.addingTimeInterval(150)) == nil, "no share is taken back")
        // Reading moves no place that the program writes at.
        #expect(try handle.offset() == 24)
    }
}
