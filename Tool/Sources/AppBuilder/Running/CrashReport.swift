import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Describes the crash of an app: the signal, and the author's lines that led to it.
enum CrashReport {
    /// The value of SWIFT_BACKTRACE: the crashed thread alone or all of them, in a file.
    static func settings(file: String, allThreads: Bool = false) -> String {
        "enable=yes,color=no,interactive=no,threads=\(allThreads ? "all" : "crashed"),registers=none,images=none,limit=64,"
            + "output-to=\(file)"
    }

    /// - Parameter report: What the backtracer wrote; empty if it wrote nothing.
    static func text(signal: Int32, app: String, report: String) -> String {
        text(.signal(signal), app: app, report: report)
    }

    /// - Parameter report: What the backtracer wrote; empty if it wrote nothing.
    static func text(_ ending: Subprocess.Ending, app: String, report: String) -> String {
        var text = "seam: \(app) \(reason(ending))"
        let frames = authorFrames(of: report)
        if frames.isEmpty {
            if !report.isEmpty { text += "\n" + report }
        } else {
            text += ", in\n" + frames.map { "  " + $0 }.joined(separator: "\n")
        }
        return text
    }

    /// How it ended, in words.
    static func reason(_ ending: Subprocess.Ending) -> String {
        switch ending {
        case .exit(let status): "ended the process with status \(status)"
        case .signal(let number): "crashed: \(name(of: number))"
        }
    }

    /// What each thread was doing: its name, and the author's lines, or the innermost functions where there are none.
    static func threads(of report: String) -> [String] {
        var lines: [String] = []
        for part in sections(of: report) {
            let frames = authorFrames(of: part.text)
            lines.append(part.title)
            if part.text.contains("(it does not answer)") { lines.append("(it does not answer)") }
            lines += frames.isEmpty ? innermost(of: part.text) : frames
        }
        return lines
    }

    /// A report with functions and lines of the program in place of `@OFFSET`.
    ///
    /// - Parameter program: The program that wrote it of itself.
    static func resolved(_ report: String, program: URL) -> String {
        readable(withLines(report, of: program))
    }

    /// A report with Swift's names of functions as they are written.
    private static func readable(_ report: String) -> String {
        let mangled = report.matches(of: #/0x[0-9a-f]+ (\$s\S+) in /#).map { String($0.1) }
        guard !mangled.isEmpty else { return report }
        var names = zip(mangled, demangled(mangled)).makeIterator()
        return report.replacing(#/(0x[0-9a-f]+ )\$s\S+ in /#) { "\($0.1)\(names.next()?.1 ?? "??") in " }
    }

    private static func withLines(_ report: String, of program: URL) -> String {
        let offsets = report.matches(of: /0x[0-9a-f]+ @([0-9a-f]+)$/.anchorsMatchLineEndings()).map { String($0.1) }
        guard !offsets.isEmpty, let symbolizer = Toolchain.program("llvm-symbolizer"),
            let output = try? Subprocess.output(
                of: symbolizer.path,
                ["--obj=" + program.path, "--output-style=LLVM", "--functions=linkage", "--inlining=false"]
                    + offsets.map { "0x" + $0 })
        else { return report }
        var calls: [String: String] = [:]
        let found = output.text.split(separator: "\n\n").map { $0.split(separator: "\n").map(String.init) }
        guard found.count == offsets.count else { return report }
        let names = demangled(found.map { $0.first ?? "??" })
        for (index, offset) in offsets.enumerated() {
            let place = found[index].count > 1 && found[index][1].hasPrefix("/") ? " at " + found[index][1] : ""
            calls[offset] = names[index] + " + 0 in " + program.lastPathComponent + place
        }
        return report.replacing(/\ @([0-9a-f]+)$/.anchorsMatchLineEndings()) { " " + (calls[String($0.1)] ?? "??") }
    }

    private static func demangled(_ names: [String]) -> [String] {
        guard let program = Toolchain.program("swift-demangle"),
            let output = try? Subprocess.output(of: program.path, ["--compact", "--simplified"] + names)
        else { return names }
        let lines = output.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return lines.count >= names.count ? Array(lines.prefix(names.count)) : names
    }

    /// The report's threads, with their names.
    private static func sections(of report: String) -> [(title: String, text: String)] {
        var parts: [(title: String, text: String)] = []
        for line in report.split(separator: "\n") {
            if line.hasPrefix("Thread "), line.hasSuffix(":") {
                parts.append((String(line.dropLast()).replacing(" crashed", with: ""), ""))
            } else if !parts.isEmpty {
                parts[parts.count - 1].text += line + "\n"
            }
        }
        return parts
    }

    private static func innermost(of thread: String) -> [String] {
        thread.split(separator: "\n").filter { $0.contains(" 0x") && !$0.hasSuffix(" ??") }.prefix(3).compactMap {
            line in
            line.firstMatch(of: /0x[0-9a-f]+ (.+)$/).map { "(" + $0.1 + ")" }
        }
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
        // Other threads than the one that crashed tell nothing of it.
        let crashed = report.range(of: "\nThread [0-9][^\n]* crashed:\n", options: .regularExpression)
        let start = report[(crashed?.upperBound ?? report.startIndex)...]
        let end = crashed == nil ? nil : start.range(of: "\nThread [0-9][^\n]*:\n", options: .regularExpression)
        for line in start[..<(end?.lowerBound ?? start.endIndex)].split(separator: "\n") {
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

    /// Parts of the paths of what runs tests, and of what macros write.
    private static let ours = [
        "/Sources/SeamXCTest/", "/Modules/Runner/Source/main.swift", "/swift-generated-sources/",
    ]

    private static func authorFrame(_ line: Substring, isFirst: Bool) -> String? {
        // "  3 [ra] 0x000055df46345364 V.tap() + 195 in app at /tmp/c.swift:2:44"
        guard let at = line.range(of: " at /", options: .backwards), line.contains("0x"), !line.contains(" in lib")
        else { return nil }
        let place = line[line.index(at.lowerBound, offsetBy: 4)...]
        // The compiler gives no line to the calls that change a part of a value, of an element of an array for instance.
        // Of its own functions, which have none either, most are between others.
        let hasLine = place.contains(".swift:")
        guard hasLine || isFirst && place.hasSuffix(".swift") else { return nil }
        guard !place.contains(".seam.swift"), !place.contains("<compiler-generated>"),
            !ours.contains(where: place.contains)
        else { return nil }
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
