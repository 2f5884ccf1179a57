/// A value of a project file, which knows its line.
public struct ProjectValue: Equatable, Sendable {
    public indirect enum Content: Equatable, Sendable {
        case string(String)
        case array([ProjectValue])
        case dictionary([String: ProjectValue])
    }

    public var content: Content
    /// From 1.
    public var line: Int

    public init(_ content: Content, line: Int) {
        self.content = content
        self.line = line
    }

    public var string: String? {
        if case .string(let value) = content { return value }
        return nil
    }

    public var array: [ProjectValue]? {
        if case .array(let value) = content { return value }
        return nil
    }

    public var dictionary: [String: ProjectValue]? {
        if case .dictionary(let value) = content { return value }
        return nil
    }

    /// The strings of an array; a string is taken for an array of one.
    public var strings: [String] {
        switch content {
        case .string(let value): [value]
        case .array(let values): values.compactMap(\.string)
        case .dictionary: []
        }
    }

    public subscript(key: String) -> ProjectValue? { dictionary?[key] }

    /// A value of a build setting: an array becomes words, each quoted that has spaces.
    var settingText: String {
        switch content {
        case .string(let value): value
        case .array(let values):
            values.compactMap(\.string).map { $0.contains(" ") && !$0.contains("\"") ? "\"\($0)\"" : $0 }
                .joined(separator: " ")
        case .dictionary: ""
        }
    }
}
