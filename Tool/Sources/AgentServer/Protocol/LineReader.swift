import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Reads lines from a descriptor, none of them longer than a limit.
struct LineReader {
    enum Line: Equatable {
        case text([UInt8])
        /// One that is longer than the limit. It has been skipped.
        case tooLong
    }

    private let descriptor: Int32
    private let limit: Int
    private var buffer: [UInt8] = []
    /// How much of the buffer has no line break in it.
    private var searched = 0
    private var isSkipping = false
    private var isAtEnd = false

    init(_ descriptor: Int32, limit: Int) {
        self.descriptor = descriptor
        self.limit = limit
    }

    /// The next line, without its end; nil when there are no more. A last line without an end counts.
    mutating func next() -> Line? {
        while true {
            if let index = lineBreak() {
                let line = Array(buffer[..<index])
                buffer.removeFirst(index + 1)
                searched = 0
                if isSkipping {
                    isSkipping = false
                    return .tooLong
                }
                return line.count > limit ? .tooLong : .text(line)
            }
            searched = buffer.count
            if isSkipping || buffer.count > limit {
                isSkipping = true
                buffer.removeAll(keepingCapacity: true)
                searched = 0
            }
            if isAtEnd {
                defer { (buffer, searched) = ([], 0) }
                if isSkipping {
                    isSkipping = false
                    return .tooLong
                }
                return buffer.isEmpty ? nil : .text(buffer)
            }
            var chunk = [UInt8](repeating: 0, count: 64 << 10)
            let count = read(descriptor, &chunk, chunk.count)
            if count > 0 {
                buffer += chunk[..<count]
            } else if count == 0 || errno != EINTR {
                isAtEnd = true
            }
        }
    }

    /// The place of the first line break that has not been looked for yet.
    private func lineBreak() -> Int? {
        buffer.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress, let found = memchr(base + searched, 0x0A, bytes.count - searched) else {
                return nil
            }
            return UnsafeRawPointer(found) - base
        }
    }
}
