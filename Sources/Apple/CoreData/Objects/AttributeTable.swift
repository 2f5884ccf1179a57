internal import RuntimeShims

/// The attributes of an entity by name, found by the two words that a short text is.
///
/// Names that are longer, or are not in ASCII, are not found here; see `ShortTextWords`. Whoever finds something here may
/// use `AnyWords` too. Never changes; whoever makes it frees it.
struct AttributeTable {
    struct Entry {
        fileprivate var first: UInt64 = 0
        fileprivate var second: UInt64 = 0
        /// Below zero for a place without an attribute.
        let slot: Int32
        let kind: AttributeKind

        init(slot: Int32, kind: AttributeKind) {
            self.slot = slot
            self.kind = kind
        }
    }

    private let entries: UnsafeMutablePointer<Entry>
    private let mask: Int

    init(_ attributes: [(name: String, slot: Int, kind: AttributeKind)]) {
        var capacity = 8
        while capacity < attributes.count * 2 { capacity *= 2 }
        mask = capacity - 1
        entries = .allocate(capacity: capacity)
        entries.initialize(repeating: Entry(slot: -1, kind: .text), count: capacity)
        guard ShortTextWords.areKnown, AnyWords.areKnown else { return }
        for (name, slot, kind) in attributes {
            guard name.utf8.count <= 15, name.utf8.allSatisfy({ $0 < 128 }) else { continue }
            // Made anew, a short text is in its words.
            let (first, second) = ShortTextWords.words(of: String(decoding: Array(name.utf8), as: UTF8.self))
            var place = home(first, second)
            while entries[place].slot >= 0 { place = (place + 1) & mask }
            var entry = Entry(slot: Int32(slot), kind: kind)
            (entry.first, entry.second) = (first, second)
            entries[place] = entry
        }
    }

    func free() { entries.deallocate() }

    @inline(__always)
    private func home(_ first: UInt64, _ second: UInt64) -> Int {
        Int(truncatingIfNeeded: ((first ^ second) &* 0x9E37_79B9_7F4A_7C15) >> 48) & mask
    }

    @inline(__always)
    func find(_ name: String) -> Entry? {
        let (first, second) = ShortTextWords.words(of: name)
        var place = home(first, second)
        while entries[place].slot >= 0 {
            if entries[place].first == first, entries[place].second == second { return entries[place] }
            place = (place + 1) & mask
        }
        return nil
    }
}
