import Foundation

/// Kiwi, PyPI's kiwisolver, in a process of Python's.
struct Kiwi {
    /// The work that the process is given.
    struct Task: Encodable {
        struct Resize: Encodable {
            struct Edit: Encodable { var variable: Int32, row: Int }

            var system: System
            var edited: [Edit]
            var widths: [Double]
        }

        var runs = 5
        var build: [String: System]
        var resize: Resize
        var agree: [System]
    }

    /// Its answer, with times in microseconds.
    struct Answer: Decodable {
        struct Solution: Decodable {
            var values: [Double]
            var isContradictory: Bool
        }

        var version: String
        var build: [String: Double]
        var resize: Double
        var agree: [Solution]
    }

    /// Python's message when it failed.
    struct Failure: Error, CustomStringConvertible {
        var text: String
        var description: String { "kiwi.py failed:\n" + text }
    }

    /// Nil when Python has no kiwisolver: `python3 -m pip install kiwisolver` gets it.
    static func answer(_ task: Task) throws -> Answer? {
        let script = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Kiwi/kiwi.py").standardized
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kiwi-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let input = folder.appendingPathComponent("task.json")
        try JSONEncoder().encode(task).write(to: input)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", script.path]
        process.standardInput = try FileHandle(forReadingFrom: input)
        let output = Pipe()
        let errors = folder.appendingPathComponent("errors.txt")
        FileManager.default.createFile(atPath: errors.path, contents: nil)
        process.standardError = try FileHandle(forWritingTo: errors)
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let text = try String(contentsOf: errors, encoding: .utf8)
            if text.contains("No module named 'kiwisolver'") { return nil }
            throw Failure(text: text)
        }
        return try JSONDecoder().decode(Answer.self, from: data)
    }
}
