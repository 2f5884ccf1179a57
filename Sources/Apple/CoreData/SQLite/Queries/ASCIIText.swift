internal import Foundation
internal import SeamFoundation

/// Comparisons of texts without letters outside ASCII, where they lie.
enum ASCIIText {
    /// The result; nil for texts and comparisons that need more.
    static func compare(
        _ text: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>, _ operation: QueryFunctions.Operation,
        _ options: TextOptions
    ) -> Int32? {
        guard !options.contains(.localized), operation != .like, operation != .matches, isASCII(text), isASCII(other)
        else { return nil }
        let folds = options.contains(.caseInsensitive)
        switch operation {
        case .equal: return text.count == other.count && starts(text, 0, other, folds) ? 1 : 0
        case .prefix: return text.count >= other.count && starts(text, 0, other, folds) ? 1 : 0
        case .suffix:
            return text.count >= other.count && starts(text, text.count - other.count, other, folds) ? 1 : 0
        case .contains:
            guard let wanted = other.first.map({ folds ? lower($0) : $0 }) else { return 1 }
            guard text.count >= other.count else { return 0 }
            for start in 0...(text.count - other.count) {
                let byte = folds ? lower(text[start]) : text[start]
                if byte == wanted, starts(text, start, other, folds) { return 1 }
            }
            return 0
        case .order:
            for index in 0..<min(text.count, other.count) {
                let (a, b) = folds ? (lower(text[index]), lower(other[index])) : (text[index], other[index])
                if a != b { return a < b ? -1 : 1 }
            }
            return text.count == other.count ? 0 : text.count < other.count ? -1 : 1
        case .like, .matches: return nil
        }
    }

    @inline(__always)
    private static func lower(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }

    private static func isASCII(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var all: UInt8 = 0
        for byte in text { all |= byte }
        return all < 0x80
    }

    /// Whether the other text, which is not too long, stands in the text from a place on.
    @inline(__always)
    private static func starts(
        _ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ other: UnsafeBufferPointer<UInt8>, _ folds: Bool
    ) -> Bool {
        for index in 0..<other.count {
            let (a, b) = (text[start + index], other[index])
            if a != b, !folds || lower(a) != lower(b) { return false }
        }
        return true
    }
}
