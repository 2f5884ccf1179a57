/// The names of what stands for the optional requirements of `@objc` protocols.
enum OptionalName {
    /// The property that is the method, or nil: `_optional_picker_didPick`.
    static func method(_ base: String, _ labels: [String]) -> String {
        "_optional_" + ([base] + labels).joined(separator: "_")
    }
}

extension MethodRecord {
    static func fullName(_ base: String, _ labels: [String]) -> String {
        base + "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
    }
}
