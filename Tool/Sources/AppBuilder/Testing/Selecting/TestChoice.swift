/// The tests that a user names, over all targets.
///
/// A name is a target, `Target/Suite` or `Target/Suite/test`, as xcodebuild has them. Where the first word is no target, it
/// is a suite of any.
public struct TestChoice: Sendable {
    /// A name, and who asks for it.
    public struct Name: Hashable, Sendable {
        public var text: String
        /// The option, or `FILE:LINE`.
        public var source: String

        public init(_ text: String, from source: String) {
            self.text = text
            self.source = source
        }
    }

    public var only: [Name] = []
    public var skipped: [Name] = []
    public var filter: String?

    public init() {}

    /// The tests of a target that are chosen; nil if there are none.
    ///
    /// - Parameter targets: The names of all targets.
    public func selection(of target: String, among targets: [String]) -> TestSelection? {
        var selection = TestSelection()
        selection.filter = filter
        for name in skipped {
            switch Self.part(of: name.text, in: target, among: targets) {
            case .whole: return nil
            case .some(let test): selection.skipped.append(test)
            case .other: break
            }
        }
        guard !only.isEmpty else { return selection }
        var tests: [String] = []
        for name in only {
            switch Self.part(of: name.text, in: target, among: targets) {
            case .whole: return selection
            case .some(let test): tests.append(test)
            case .other: break
            }
        }
        guard !tests.isEmpty else { return nil }
        selection.only = [tests]
        return selection
    }

    /// The names that stand for no test.
    ///
    /// - Parameters:
    ///   - tests: All tests, as `Target/Suite/test`.
    ///   - targets: The names of the targets that `tests` are of.
    ///   - others: The names of the other targets.
    public func unknown(tests: [String], of targets: [String], others: [String]) -> [Name] {
        (only + skipped).filter { name in
            let all = targets + others
            if all.contains(name.text) { return false }
            return !tests.contains { test in
                let target = targets.first { test.hasPrefix($0 + "/") } ?? ""
                guard case .some(let part) = Self.part(of: name.text, in: target, among: all) else { return false }
                return TestRequest.covers(part, String(test.dropFirst(target.count + 1)))
            } && !others.contains { name.text.hasPrefix($0 + "/") }
        }
    }

    private enum Part {
        case whole, other
        case some(String)
    }

    private static func part(of name: String, in target: String, among targets: [String]) -> Part {
        if name == target { return .whole }
        if name.hasPrefix(target + "/") { return .some(String(name.dropFirst(target.count + 1))) }
        return targets.contains { name == $0 || name.hasPrefix($0 + "/") } ? .other : .some(name)
    }
}
