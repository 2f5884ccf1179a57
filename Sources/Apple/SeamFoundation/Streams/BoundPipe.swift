import Foundation

/// The bytes between two bound streams, and what each of them has to hear of the other.
final class BoundPipe: @unchecked Sendable {
    private let condition = NSCondition()
    private let capacity: Int
    private var bytes: [UInt8] = []
    private var readerIsOpen = false
    private var readerIsClosed = false
    private var writerIsOpen = false
    private var writerIsClosed = false
    /// The streams' own events, in the order in which they are to be delivered.
    let reader = BoundEvents()
    let writer = BoundEvents()

    init(capacity: Int) { self.capacity = capacity }

    private func locked<Result>(_ body: () -> Result) -> Result {
        condition.lock()
        defer { condition.unlock() }
        return body()
    }

    // MARK: Reading

    func openReader() {
        locked {
            readerIsOpen = true
            reader.tell(.openCompleted)
            tellReader()
        }
    }

    func closeReader() {
        locked {
            readerIsClosed = true
            bytes = []
            condition.broadcast()
            if writerIsOpen, !writerIsClosed { writer.tell(.errorOccurred) }
        }
        reader.stop()
    }

    /// Waits for bytes; 0 at the end, and -1 for a stream that is not open.
    func read(_ buffer: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
        locked {
            while readerIsOpen, !readerIsClosed, bytes.isEmpty, !writerIsClosed { condition.wait() }
            guard readerIsOpen, !readerIsClosed else { return -1 }
            let wasFull = bytes.count == capacity
            let taken = min(count, bytes.count)
            for index in 0..<taken { buffer[index] = bytes[index] }
            bytes.removeFirst(taken)
            condition.broadcast()
            if taken > 0 { tellReader() }
            if wasFull, taken > 0, writerIsOpen, !writerIsClosed { writer.tell(.hasSpaceAvailable) }
            return taken
        }
    }

    /// Bytes are there, or none will come any more.
    private func tellReader() {
        guard readerIsOpen, !readerIsClosed else { return }
        if !bytes.isEmpty {
            reader.tell(.hasBytesAvailable)
        } else if writerIsClosed {
            reader.tell(.endEncountered)
        }
    }

    /// Whether reading gives something at once, if only the end.
    var canRead: Bool { locked { readerIsOpen && !readerIsClosed && (!bytes.isEmpty || writerIsClosed) } }

    var readerStatus: Stream.Status {
        locked {
            if readerIsClosed { return .closed }
            guard readerIsOpen else { return .notOpen }
            return writerIsClosed && bytes.isEmpty ? .atEnd : .open
        }
    }

    // MARK: Writing

    func openWriter() {
        locked {
            writerIsOpen = true
            writer.tell(.openCompleted)
            if bytes.count < capacity { writer.tell(.hasSpaceAvailable) }
        }
    }

    func closeWriter() {
        locked {
            writerIsClosed = true
            condition.broadcast()
            tellReader()
        }
        writer.stop()
    }

    /// Waits for room, and takes as many bytes as there is room for; -1 if nobody reads any more.
    func write(_ buffer: UnsafePointer<UInt8>, _ count: Int) -> Int {
        locked {
            while writerIsOpen, !writerIsClosed, !readerIsClosed, count > 0, bytes.count >= capacity {
                condition.wait()
            }
            guard writerIsOpen, !writerIsClosed, !readerIsClosed else { return -1 }
            let wasEmpty = bytes.isEmpty
            let taken = min(count, capacity - bytes.count)
            bytes.append(contentsOf: UnsafeBufferPointer(start: buffer, count: taken))
            condition.broadcast()
            if wasEmpty, taken > 0 { tellReader() }
            if bytes.count < capacity { writer.tell(.hasSpaceAvailable) }
            return taken
        }
    }

    /// Whether writing takes something at once.
    var canWrite: Bool { locked { writerIsOpen && !writerIsClosed && !readerIsClosed && bytes.count < capacity } }

    var writerStatus: Stream.Status {
        locked {
            if writerIsClosed { return .closed }
            guard writerIsOpen else { return .notOpen }
            return readerIsClosed ? .error : .open
        }
    }
}
