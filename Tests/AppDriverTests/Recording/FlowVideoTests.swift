import Documents
import Foundation
import Stage
import Testing

@testable import AppDriver
@testable import UIKit

/// Films of flows, where GStreamer's program is installed.
@MainActor @Suite("A recording of a flow", .serialized) struct FlowVideoTests {
    nonisolated private static let hasProgram = access("/usr/bin/gst-launch-1.0", X_OK) == 0

    private func play(_ text: String, output: URL?) async throws {
        let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 30))
        label.text = "Hello"
        let screen = TestScreen(views: label)
        let shown = FlowScreen { [screen.window] }
        let runner = FlowRunner(name: "flow.yaml", screen: shown, clock: FlowClock(screen: shown), output: output)
        runner.timeout = 60
        try await runner.play(try FlowReader.read(text: text, in: URL(fileURLWithPath: "/")))
    }

    @Test("Its file is a WebM that has the time which passed on the screen", .enabled(if: hasProgram))
    func film() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await play(
            """
            - startRecording: tour/first
            - swipe: {start: "50%, 80%", end: "50%, 20%", duration: 2000}
            - stopRecording
            - startRecording: second
            - assertVisible: Hello
            """, output: folder)
        let first = try Data(contentsOf: folder.appendingPathComponent("tour/first.webm"))
        // EBML's mark, and the type of the document.
        #expect(Array(first.prefix(4)) == [0x1A, 0x45, 0xDF, 0xA3])
        #expect(first.range(of: Data("webm".utf8)) != nil && first.range(of: Data("V_VP8".utf8)) != nil)
        // A block for each frame, of at least two seconds: VP8's keyframes have its mark and the size.
        #expect(first.range(of: Data([0x9D, 0x01, 0x2A])) != nil)
        let blocks = Self.blocks(in: first)
        #expect(blocks >= 30 && blocks < 90, "\(blocks) frames")
        // A recording that nobody ends is ended with the flow.
        let second = try Data(contentsOf: folder.appendingPathComponent("second.webm"))
        #expect(second.count > 100 && Self.blocks(in: second) < blocks)
    }

    /// How many SimpleBlocks of the first track there are.
    private static func blocks(in data: Data) -> Int {
        let bytes = [UInt8](data)
        var (count, index) = (0, 0)
        // The element, its length in one to four bytes, and the number of the track.
        while index + 6 < bytes.count {
            defer { index += 1 }
            guard bytes[index] == 0xA3 else { continue }
            let length = bytes[index + 1].leadingZeroBitCount + 1
            guard length <= 4, index + 1 + length < bytes.count, bytes[index + 1 + length] == 0x81 else { continue }
            count += 1
        }
        return count
    }

    @Test("One at a time, and one that was begun", .enabled(if: hasProgram))
    func order() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        await #expect(throws: FlowFailure.self) {
            try await play("- startRecording: a\n- startRecording: b", output: folder)
        }
        await #expect(throws: FlowFailure.self) { try await play("- stopRecording", output: folder) }
    }

    @Test("Without a folder for it nothing is recorded")
    func withoutOutput() async throws {
        try await play("- startRecording: a\n- assertVisible: Hello\n- stopRecording", output: nil)
    }
}
