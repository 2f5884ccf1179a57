/// A range of bytes of a source file and what takes its place.
struct SourceEdit {
    var offset: Int
    var length: Int
    var replacement: String
}

extension [SourceEdit] {
    /// `source` with the edits made. Of edits that overlap, the one that begins first (the outer one) is made.
    func applied(to source: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(source.count + 256)
        var position = 0
        let sorted = enumerated().sorted {
            ($0.element.offset, -$0.element.length, $0.offset) < ($1.element.offset, -$1.element.length, $1.offset)
        }
        for (_, edit) in sorted {
            let end = edit.offset + edit.length
            guard edit.offset >= position, end <= source.count else { continue }
            result += source[position..<edit.offset]
            result += edit.replacement.utf8
            position = end
        }
        result += source[position...]
        return result
    }
}

extension [UInt8] {
    /// As many spaces as there are bytes, with the line breaks kept: what stands for removed source.
    func blank(_ range: Range<Int>) -> String {
        String(decoding: self[range].map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 }, as: UTF8.self)
    }
}
