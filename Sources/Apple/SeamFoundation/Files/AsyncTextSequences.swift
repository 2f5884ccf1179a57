/// The lines of bytes in UTF-8, without what ends them; empty ones are left out, as Foundation does on iOS.
///
/// Lines end with a line feed, a carriage return, both, or one of Unicode's separators.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = String

    let base: Base

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: base.makeAsyncIterator()) }

    /// Reads bytes until a line has ended.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private var base: Base.AsyncIterator
        private var isAtEnd = false

        init(base: Base.AsyncIterator) { self.base = base }

        public mutating func next() async rethrows -> String? {
            var line: [UInt8] = []
            while !isAtEnd {
                guard let byte = try await base.next() else {
                    isAtEnd = true
                    break
                }
                line.append(byte)
                if let length = Self.separator(endsIn: line) {
                    line.removeLast(length)
                    if !line.isEmpty { return String(decoding: line, as: UTF8.self) }
                }
            }
            return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
        }

        /// How many bytes at the end are a separator: a line feed, vertical tab, form feed, carriage return, next line, or
        /// Unicode's separators of lines and paragraphs.
        private static func separator(endsIn line: [UInt8]) -> Int? {
            if let last = line.last, (0x0A...0x0D).contains(last) { return 1 }
            if line.suffix(2) == [0xC2, 0x85] { return 2 }
            if line.suffix(3) == [0xE2, 0x80, 0xA8] || line.suffix(3) == [0xE2, 0x80, 0xA9] { return 3 }
            return nil
        }
    }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

/// The characters of bytes in UTF-8.
public struct AsyncCharacterSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = Character

    let base: Base

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: base.makeAsyncIterator()) }

    /// Reads bytes until the next character has begun.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private var base: Base.AsyncIterator
        private var bytes: [UInt8] = []
        private var isAtEnd = false

        init(base: Base.AsyncIterator) { self.base = base }

        public mutating func next() async rethrows -> Character? {
            while !isAtEnd {
                guard let byte = try await base.next() else {
                    isAtEnd = true
                    break
                }
                bytes.append(byte)
                // A character has ended when another whole one is behind it.
                guard let text = String(validating: bytes, as: UTF8.self), text.count > 1 else { continue }
                return take(text)
            }
            guard !bytes.isEmpty else { return nil }
            return take(String(decoding: bytes, as: UTF8.self))
        }

        private mutating func take(_ text: String) -> Character? {
            guard let first = text.first else { return nil }
            bytes = Array(text.utf8.dropFirst(first.utf8.count))
            return first
        }
    }
}

extension AsyncCharacterSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
    /// The lines of these bytes, which are UTF-8.
    public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }

    /// The characters of these bytes, which are UTF-8.
    public var characters: AsyncCharacterSequence<Self> { AsyncCharacterSequence(base: self) }
}
