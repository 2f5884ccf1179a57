/// A range of bytes of a source file and what takes its place.
struct SourceEdit: Equatable {
    var offset: Int
    var length: Int
    var replacement: String
    /// The name of the rule that makes it.
    var rule = ""

    var range: Range<Int> { offset..<offset + length }
    var isInsertion: Bool { length == 0 }
    /// Whether nothing but blanks takes the place.
    var isRemoval: Bool { !isInsertion && replacement.utf8.allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D } }
}

/// The edits of a file, in the order in which the rules made them, and the rules for those that meet.
///
/// - What is inserted at the same place stands there in the order of the rules; what is inserted at an end of a range
///   that is replaced stands outside it.
/// - The same edit made twice is made once.
/// - What is edited within a range that is removed goes with it.
/// - Of any others that overlap, the one that begins first is made, of two that begin at the same place the longer one;
///   the other is refused, and the author told.
struct EditList {
    private(set) var edits: [SourceEdit] = []

    var isEmpty: Bool { edits.isEmpty }

    mutating func add(_ edit: SourceEdit) { edits.append(edit) }

    /// The edits to make, in the order of the file and without overlaps, and those that are refused, each with the one
    /// that is made in its stead.
    func resolved() -> (made: [SourceEdit], refused: [(edit: SourceEdit, for: SourceEdit)]) {
        let sorted = edits.indices.sorted { first, second in
            let (a, b) = (edits[first], edits[second])
            if a.offset != b.offset { return a.offset < b.offset }
            if a.isInsertion != b.isInsertion { return a.isInsertion }
            return (-a.length, first) < (-b.length, second)
        }.map { edits[$0] }
        var made: [SourceEdit] = []
        var refused: [(SourceEdit, SourceEdit)] = []
        /// The last edit that replaced something.
        var cover: SourceEdit?
        for edit in sorted {
            guard let outer = cover, edit.offset < outer.range.upperBound else {
                made.append(edit)
                if !edit.isInsertion { cover = edit }
                continue
            }
            let isSame = edit.range == outer.range && edit.replacement == outer.replacement
            let isInside = edit.range.upperBound <= outer.range.upperBound
            if !isSame, !(outer.isRemoval && isInside) { refused.append((edit, outer)) }
        }
        return (made, refused)
    }
}

extension [SourceEdit] {
    /// `source` with the edits made, which are in order and do not overlap.
    func applied(to source: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(source.count + 256)
        var position = 0
        for edit in self where edit.offset >= position && edit.range.upperBound <= source.count {
            result += source[position..<edit.offset]
            result += edit.replacement.utf8
            position = edit.range.upperBound
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
