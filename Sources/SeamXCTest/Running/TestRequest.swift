import Foundation

/// Which tests a process is to run, and how it tells of them.
///
/// The command writes it as `request.json` into the folder for reports, and the process with the tests reads it.
struct TestRequest: Codable, Sendable {
    /// The name of the file.
    static let fileName = "request.json"

    /// The descriptor for ``TestMessage``s, a line each.
    var messages: Int32 = -1
    /// The folder for attachments; nil where nobody keeps them.
    var attachments: String?
    /// Names of suites or tests, those below them as well. A test is to be in every list.
    var only: [[String]] = []
    /// Names of suites or tests that are left out, with those below them.
    var skipped: [String] = []
    /// A regular expression for names.
    var filter: String?
    /// Whether the tests are named and not run.
    var isList = false
    /// The seed of an order at random; nil for the usual order.
    var seed: UInt64?
    /// Whether no two tests run at a time.
    var isSerial = false
    /// Whether time jumps to what comes next when all wait.
    var hasVirtualTime = false

    /// The program of the app that the tests drive from outside, and its bundle identifier; nil where they are in an app.
    var app: String?
    var appIdentifier: String?

    /// Everything.
    init() {}

    /// The name of a test as the others are compared with it: `Suite/test`, without the parentheses of a function that
    /// takes nothing.
    static func plain(_ name: String) -> String {
        name.hasSuffix("()") ? String(name.dropLast(2)) : name
    }

    /// Whether a name stands for a test, or for one of the suites that it is in.
    static func covers(_ name: String, _ test: String) -> Bool {
        let name = plain(name)
        let test = plain(test)
        return test == name || test.hasPrefix(name + "/")
    }

    /// Whether a test is to run.
    ///
    /// - Parameters:
    ///   - test: `Suite/test`
    ///   - module: The name of its module.
    func chooses(_ test: String, in module: String) -> Bool {
        guard only.allSatisfy({ list in list.contains { Self.covers($0, test) } }) else { return false }
        if skipped.contains(where: { Self.covers($0, test) }) { return false }
        guard let filter else { return true }
        return "\(module).\(test)".range(of: filter, options: [.regularExpression, .caseInsensitive]) != nil
    }

    /// The regular expression for Swift Testing's names of the chosen tests, `Module.Suite/test()/File.swift:3:2`; nil for
    /// all.
    var pattern: String? {
        guard !only.isEmpty || filter != nil else { return nil }
        let lists = only.map { "(?=[^.]+\\.(?:" + Self.alternatives($0) + ")(?:\\(\\))?(?:/|$))" }
        return "^" + (filter.map { "(?=.*?(?i:\($0)))" } ?? "") + lists.joined()
    }

    /// The same for those that are left out.
    var skippedPattern: String? {
        skipped.isEmpty ? nil : "^[^.]+\\.(?:" + Self.alternatives(skipped) + ")(?:\\(\\))?(?:/|$)"
    }

    private static func alternatives(_ names: [String]) -> String {
        names.map { NSRegularExpression.escapedPattern(for: plain($0)) }.joined(separator: "|")
    }
}
