/// Memory for what is bound to a statement: SQLite reads it when the statement runs, and so it must stay where it is.
struct StatementArena {
    private final class Chunk {
        let start: UnsafeMutableRawPointer
        let capacity: Int

        init(capacity: Int) {
            self.capacity = capacity
            start = .allocate(byteCount: capacity, alignment: 16)
        }

        deinit { start.deallocate() }
    }

    private var chunks: [Chunk] = []
    private var used = 0

    private static let smallest = 4096

    /// Copies bytes; where they are, never nil, so that nothing becomes an empty value instead of null.
    mutating func keep(_ bytes: UnsafeRawBufferPointer) -> (start: UnsafeRawPointer, count: Int32) {
        let needed = max(bytes.count, 1)
        if chunks.isEmpty || chunks[chunks.count - 1].capacity - used < needed {
            let doubled = (chunks.last?.capacity ?? Self.smallest / 2) * 2
            chunks.append(Chunk(capacity: max(needed, min(doubled, 1 << 20))))
            used = 0
        }
        let start = chunks[chunks.count - 1].start + used
        if let base = bytes.baseAddress { start.copyMemory(from: base, byteCount: bytes.count) }
        used += needed
        return (UnsafeRawPointer(start), Int32(clamping: bytes.count))
    }

    /// Forgets everything, and gives back what was only needed for something large.
    mutating func clear() {
        used = 0
        guard chunks.count > 1 || chunks.first.map({ $0.capacity > 1 << 20 }) == true else { return }
        chunks = []
    }
}
