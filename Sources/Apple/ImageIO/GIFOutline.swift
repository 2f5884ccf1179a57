import Foundation

/// The frames of a GIF, without their pixels.
struct GIFOutline {
    /// Seconds that each frame is shown, of those that are there as a whole.
    private(set) var delays: [Double] = []
    /// Rounds, 0 for ever; nil for a picture that plays once.
    private(set) var loopCount: Int?
    /// Whether the end has been reached.
    private(set) var isWhole = false

    init(_ bytes: ByteReader) {
        guard bytes.starts(with: "GIF8"), let flags = bytes.byte(10) else { return }
        var offset = 13 + Self.colors(flags)
        var delay = 0.0
        while let block = bytes.byte(offset) {
            switch block {
            case 0x2C:
                guard let flags = bytes.byte(offset + 9),
                    let end = Self.end(ofBlocksAt: offset + 11 + Self.colors(flags), bytes)
                else { return }
                delays.append(delay)
                delay = 0
                offset = end
            case 0x21:
                guard let kind = bytes.byte(offset + 1), let end = Self.end(ofBlocksAt: offset + 2, bytes) else {
                    return
                }
                if kind == 0xF9, let hundredths = bytes.little16(offset + 4) { delay = Double(hundredths) / 100 }
                if kind == 0xFF, bytes.byte(offset + 2) == 11,
                    bytes.starts(with: "NETSCAPE2.0", at: offset + 3)
                        || bytes.starts(with: "ANIMEXTS1.0", at: offset + 3),
                    bytes.byte(offset + 14) ?? 0 >= 3, bytes.byte(offset + 15) == 1
                {
                    loopCount = bytes.little16(offset + 16)
                }
                offset = end
            case 0x3B:
                isWhole = true
                return
            default: return
            }
        }
    }

    /// The bytes of a table of colours.
    private static func colors(_ flags: Int) -> Int { flags & 0x80 == 0 ? 0 : 3 << ((flags & 7) + 1) }

    /// Where the blocks end that each begin with their length; nil if the end is not there.
    private static func end(ofBlocksAt start: Int, _ bytes: ByteReader) -> Int? {
        var offset = start
        while let length = bytes.byte(offset) {
            offset += length + 1
            if length == 0 { return offset }
        }
        return nil
    }
}
