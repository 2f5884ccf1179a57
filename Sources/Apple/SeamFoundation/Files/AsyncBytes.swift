public import Foundation

/// The bytes of a file, as they are read.
public struct FileBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8

    enum Source: Sendable {
        case url(URL)
        case handle(FileHandle)
    }

    let source: Source

    public func makeAsyncIterator() -> Iterator { Iterator(source: source) }

    /// Reads a part of the file at a time, off the main thread.
    public struct Iterator: AsyncIteratorProtocol {
        private static let partSize = 16_384
        private var handle: FileHandle?
        private let source: Source
        private var part = Data()
        private var position = 0
        private var isAtEnd = false

        init(source: Source) { self.source = source }

        public mutating func next() async throws -> UInt8? {
            if position == part.count { try await read() }
            guard position < part.count else { return nil }
            defer { position += 1 }
            return part[part.startIndex + position]
        }

        private mutating func read() async throws {
            guard !isAtEnd else { return }
            try Task.checkCancellation()
            if handle == nil {
                switch source {
                case .url(let url): handle = try FileHandle(forReadingFrom: url)
                case .handle(let given): handle = given
                }
            }
            nonisolated(unsafe) let file = handle
            part = try await Task.detached { try file?.read(upToCount: Iterator.partSize) }.value ?? Data()
            position = 0
            isAtEnd = part.isEmpty
        }
    }
}

extension FileHandle {
    /// The bytes from here on.
    public typealias AsyncBytes = FileBytes

    /// The bytes from here on, as they are read. An error of reading is thrown by the sequence.
    public var bytes: AsyncBytes { FileBytes(source: .handle(self)) }
}

extension URL {
    /// The bytes of a file.
    public typealias AsyncBytes = FileBytes

    /// The bytes of the file. An error of reading is thrown by the sequence; other schemes than `file` are not read.
    public var resourceBytes: AsyncBytes { FileBytes(source: .url(self)) }

    /// The lines of the file, without what ends them. Empty lines are left out.
    public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}
