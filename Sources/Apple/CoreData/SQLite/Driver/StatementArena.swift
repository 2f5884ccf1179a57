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
    /// The rest of the last chunk.
    private var next: UnsafeMutableRawPointer?
    private var left = 0

    private static let smallest = 4096

    /// Copies bytes; where they are, never nil, so that nothing becomes an empty value instead of null.
    mutating func keep(_ bytes: UnsafeRawBufferPointer) -> (start: UnsafeRawPointer, count: Int32) {
        let needed = max(bytes.count, 1)
        if left < needed { addChunk(needed) }
        guard let start = next else { preconditionFailure("A chunk was added") }
        if let base = bytes.baseAddress { start.copyMemory(from: base, byteCount: bytes.count) }
        next = start + needed
        left -= needed
        return (UnsafeRawPointer(start), Int32(clamping: bytes.count))
    }

    private mutating func addChunk(_ needed: Int) {
        let doubled = (chunks.last?.capacity ?? Self.smallest / 2) * 2
        let chunk = Chunk(capacity: max(needed, min(doubled, 1 << 20)))
        chunks.append(chunk)
        next = chunk.start
        left = chunk.capacity
    }

    /// Forgets everything, and gives back what was only needed for something large.
    mutating func clear() {
        if chunks.count > 1 || chunks.first.map({ $0.capacity > 1 << 20 }) == true { chunks = [] }
        next = chunks.first?.start
        left = chunks.first?.capacity ?? 0
    }
}
