import AppBuilder
import Foundation

/// Finds out from the output of `seam` what went wrong.
struct FailureReader {
    /// An error in the compiler's form, with the line of source that follows it.
    private struct CompilerError {
        var path: String
        var line: String
        var message: String
        var source: String
    }

    /// The folder of the checkout.
    let root: URL
    /// The folder of what is built; errors in files there are the translator's, not the author's.
    let cache: URL

    // MARK: Building

    /// Why an app, or its tests, could not be built.
    func buildFailure(_ log: String) -> Failure {
        let errors = errors(in: log)
        let lines = log.split(separator: "\n").map(String.init)
        if let failure = missingModule(errors, lines) { return failure }
        if let line = lines.first(where: { $0.hasPrefix("Stack dump:") || $0.contains("Please submit a bug report") }) {
            return Failure(.compilerCrash, line)
        }
        if let error = errors.first { return compilerFailure(error) }
        if let line = lines.first(where: { $0.contains("undefined reference to") || $0.contains("undefined symbol") }) {
            return Failure(.linker, line)
        }
        if let line = lines.first(where: { $0.contains("Objective-C is not supported") }) {
            return Failure(.objectiveC, line)
        }
        let message = lines.first { $0.contains("error: ") } ?? lines.last { $0.hasPrefix("seam: ") } ?? lines.last
        return Failure(.compilerError, message ?? "it could not be built")
    }

    /// A missing module comes before all that follows from it.
    private func missingModule(_ errors: [CompilerError], _ lines: [String]) -> Failure? {
        for error in errors {
            guard let match = error.message.prefixMatch(of: /no such module '([^']+)'/) else { continue }
            let module = String(match.1)
            let hint = lines.first { $0.hasPrefix("seam: \(module) ") || $0.hasPrefix("seam: \(module): ") } ?? ""
            let cause: Failure.Cause =
                DependencyHints.appleFrameworks.contains(module)
                ? .missingFramework : hint.contains("are not Swift") ? .objectiveC : .missingLibrary
            return Failure(cause, subject: module, error.message, place: place(error))
        }
        return nil
    }

    private func compilerFailure(_ error: CompilerError) -> Failure {
        if error.path.hasSuffix(".pbxproj") || error.path.hasSuffix(".xcworkspacedata") {
            return Failure(.project, error.message, place: place(error))
        }
        if error.path.hasPrefix(cache.path + "/") { return Failure(.translator, error.message, place: place(error)) }
        guard let subject = Self.missingName(error.message, error.source) else {
            return Failure(.compilerError, error.message, place: place(error))
        }
        let isObjectiveC = declaredInObjectiveC(subject.split(separator: ".").first.map(String.init) ?? subject)
        return Failure(
            isObjectiveC ? .objectiveC : .missingInterface, subject: subject, error.message, place: place(error))
    }

    /// The type or `TYPE.MEMBER` that the compiler does not know; nil if the error is of another kind.
    static func missingName(_ message: String, _ source: String) -> String? {
        func plain(_ text: Substring) -> String {
            // `UIView?`, `[UIView]` and `any P` are missing the same member as the bare type.
            String(text).replacing(/\.Type$|[?!]$/, with: "").replacing(/^(any|some)\s/, with: "")
        }
        if let match = message.prefixMatch(of: /cannot find (?:type |operator )?'([^']+)' in scope/) {
            return String(match.1)
        }
        if let match = message.prefixMatch(
            of:
                /(?:value of (?:optional )?type|static member|module|type) '([^']+)' (?:has no|does not have a)(?: dynamic)? (?:member|subscript)s?(?: named)?(?: '([^']+)')?/
        ) {
            return plain(match.1) + (match.2.map { "." + $0 } ?? "")
        }
        if let match = message.prefixMatch(of: /'([^']+)' is not a member type of [a-z ]+ '([^']+)'/) {
            return plain(match.2) + "." + match.1
        }
        if let match = message.prefixMatch(of: /reference to member '([^']+)' cannot be resolved/) {
            return "." + String(match.1)
        }
        if let match = message.prefixMatch(of: /'([^']+)' is unavailable/) { return String(match.1) }
        if message.hasPrefix("method does not override any method from its superclass")
            || message.hasPrefix("property does not override any property from its superclass")
        {
            return source.firstMatch(of: /\b(?:func|var|let)\s+(\w+)/).map { "override of " + String($0.1) }
        }
        return nil
    }

    /// Whether a header of the checkout declares the class: its name reaches Swift by the bridging header alone.
    private func declaredInObjectiveC(_ name: String) -> Bool {
        let files = FileManager.default.enumerator(atPath: root.path)
        while let path = files?.nextObject() as? String {
            if [".git", "Pods", "Carthage"].contains((path as NSString).lastPathComponent) {
                files?.skipDescendants()
            } else if path.hasSuffix(".h"),
                let data = FileManager.default.contents(atPath: root.appending(path: path).path),
                String(decoding: data, as: UTF8.self).contains("@interface \(name)")
            {
                return true
            }
        }
        return false
    }

    private func errors(in log: String) -> [CompilerError] {
        let lines = log.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.indices.compactMap { index -> CompilerError? in
            guard let match = lines[index].prefixMatch(of: /(\/.+?):(\d+)(:\d+)?: error: (.*)/) else { return nil }
            return CompilerError(
                path: String(match.1), line: String(match.2) + (match.3.map(String.init) ?? ""),
                message: String(match.4),
                source: index + 1 < lines.count ? String(lines[index + 1]) : "")
        }
    }

    private func place(_ error: CompilerError) -> String {
        shortened(error.path) + ":" + error.line
    }

    /// Without the folder of the checkout, or of the user's cache.
    private func shortened(_ path: String) -> String {
        for folder in [root.path, cache.path] where path.hasPrefix(folder + "/") {
            return String(path.dropFirst(folder.count + 1))
        }
        return path
    }

    // MARK: Running

    /// The crash that the output tells of; nil if there was none.
    func crash(_ log: String, _ cause: Failure.Cause) -> Failure? {
        let lines = log.split(separator: "\n").map(String.init)
        guard let index = lines.firstIndex(where: { $0.contains(/^seam: .* crashed: signal\s/) }) else { return nil }
        let reason = lines[..<index].last { $0.contains("Fatal error") || $0.contains("Assertion failed") }
        let frame = lines[(index + 1)...].first { $0.contains(/^\s+\/.+:\d+:\d+:\s/) }
        let place = frame?.firstMatch(of: /^\s+(\/.+?):(\d+:\d+):\s/).map { shortened(String($0.1)) + ":" + $0.2 }
        return Failure(cause, Self.withoutPlace(reason ?? lines[index]), place: place)
    }

    /// Why there is no first screen.
    func startFailure(_ log: String) -> Failure {
        if let crash = crash(log, .crashAtStart) { return crash }
        if let line = line(with: "the app shows no window", of: log) { return Failure(.noWindow, line) }
        return Failure(.startFailed, log.split(separator: "\n").last.map(String.init) ?? "the app ended at once")
    }

    /// Which step of the flow failed.
    func flowFailure(_ log: String) -> Failure {
        if let crash = crash(log, .crashInFlow) { return crash }
        let step = log.split(separator: "\n").first { $0.contains(/\.ya?ml:\d+:\s/) && !$0.hasPrefix("ok ") }
        let message = step ?? log.split(separator: "\n").last
        return Failure(.flowFailed, Self.withoutFolder(message.map(String.init) ?? "the flow did not come to its end"))
    }

    /// What ended the app while it was used at random.
    func monkeyFailure(_ log: String) -> Failure {
        if let crash = crash(log, .crashAtRandom) { return crash }
        return Failure(.monkeyFailed, log.split(separator: "\n").last.map(String.init) ?? "the app ended")
    }

    /// Which test failed first.
    func testFailure(_ log: String) -> Failure {
        if let crash = crash(log, .testsCrashed) { return crash }
        let lines = log.split(separator: "\n").map(String.init)
        if let match = lines.lazy.compactMap({ $0.firstMatch(of: /^(\/.+?):(\d+): error: (.*)/) }).first {
            return Failure(.testsFailed, String(match.3), place: "\(shortened(String(match.1))):\(match.2)")
        }
        let line = lines.first { $0.contains("recorded an issue") } ?? lines.last
        return Failure(.testsFailed, line ?? "tests failed")
    }

    private func line(with text: String, of log: String) -> String? {
        log.split(separator: "\n").first { $0.contains(text) }.map { Self.withoutFolder(String($0)) }
    }

    /// `Module/File.swift:3: Fatal error: text` without the place.
    private static func withoutPlace(_ text: String) -> String {
        text.replacing(/^\S+\.swift:\d+:\s/, with: "")
    }

    /// A message that begins with a path, without its folders.
    private static func withoutFolder(_ text: String) -> String {
        text.replacing(/\/(?:[^\/\s:]+\/)+/, with: "", maxReplacements: 1)
    }
}
