internal import Foundation

/// Messages as text: one JSON object each, with a key `type`.
enum Wire {
    static func text(_ message: some Encodable) -> String? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(message)).map { String(decoding: $0, as: UTF8.self) }
    }
}
