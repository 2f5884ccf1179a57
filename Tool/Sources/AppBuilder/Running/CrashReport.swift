import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Describes the crash of an app: the signal, and the author's lines that led to it.
enum CrashReport {
    /// The value of SWIFT_BACKTRACE: the crashed thread alone, in a file.
    static func settings(file: String) -> String {
        "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=64,output-to=\(file)"
    }

    /// - Parameter report: What the backtracer wrote; empty if it wrote nothing.
    static func text(signal: Int32, app: String, report: String) -> String {
        var text = "seam: \(app) crashed: \(name(of: signal))"
        let frames = authorFrames(of: report)
        if frames.isEmpty {
            if !report.isEmpty { text += "\n" + report }
        } else {
            text += ", in\n" + frames.map { "  " + $0 }.joined(separator: "\n")
        }
        return text
    }

    private static func name(of signal: Int32) -> String {
        switch signal {
        case SIGILL, SIGTRAP: "signal \(signal) (a failed check: see the message above)"
        case SIGSEGV, SIGBUS: "signal \(signal) (bad memory access)"
        case SIGABRT: "signal \(signal) (abort)"
        default: "signal \(signal) (\(String(cString: strsignal(signal))))"
        }
    }

    /// `/path/File.swift:3:5: function`, without addresses and without the frames of libraries; `/path/File.swift:
    /// function` for the innermost if it has no line.
    static func authorFrames(of report: String) -> [String] {
        var frames: [(text: String, count: Int)] = []
        for line in report.split(separator: "\n") {
            guard let frame = authorFrame(line, isFirst: frames.isEmpty) else { continue }
            if frames.last?.text == frame {
                frames[frames.count - 1].count += 1
            } else {
                frames.append((frame, 1))
            }
        }
        // Recursion without an end fills the stack: one line for all of it.
        return frames.map {
            $0.count < 3 ? [String](repeating: $0.text, count: $0.count) : [$0.text + " (again and again)"]
        }
        .flatMap { $0 }
    }

    private static func authorFrame(_ line: Substring, isFirst: Bool) -> String? {
        // "  3 [ra] 0x000055df46345364 V.tap() + 195 in app at /tmp/c.swift:2:44"
        guard let at = line.range(of: " at /", options: .backwards), line.contains("0x"), !line.contains(" in lib")
        else { return nil }
        let place = line[line.index(at.lowerBound, offsetBy: 4)...]
        // The compiler gives no line to the calls that change a part of a value, of an element of an array for instance.
        // Of its own functions, which have none either, most are between others.
        let hasLine = place.contains(".swift:")
        guard hasLine || isFirst && place.hasSuffix(".swift") else { return nil }
        guard !place.contains(".seam.swift"), !place.contains("<compiler-generated>") else { return nil }
        var function = line[..<at.lowerBound]
        if let address = function.firstRange(of: "0x") {
            function = function[address.lowerBound...].drop { $0 != " " }.dropFirst()
        }
        if let plus = function.range(of: " + ", options: .backwards) { function = function[..<plus.lowerBound] }
        let thunks = ["@objc ", "protocol witness ", "partial apply ", "merged ", "reabstraction "]
        guard hasLine || !thunks.contains(where: function.hasPrefix) else { return nil }
        return "\(place): \(function)"
    }
}
