import Foundation

/// Use at random that the command asks an app for: steps that a seed determines, for some time.
public struct MonkeySettings: Codable, Equatable, Sendable {
    /// How long it goes on, in seconds of the screen's time.
    public var seconds: Int
    /// The steps are others with another seed.
    public var seed: UInt64
    /// The path of a file for the steps, as a flow.
    public var flow: String?

    /// Creates settings.
    public init(seconds: Int, seed: UInt64 = 1, flow: String? = nil) {
        self.seconds = seconds
        self.seed = seed
        self.flow = flow
    }

    /// Reads what ``text`` writes; nil if it is something else.
    public init?(text: String) {
        guard let settings = try? JSONDecoder().decode(MonkeySettings.self, from: Data(text.utf8)) else { return nil }
        self = settings
    }

    /// The settings on one line.
    public var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
