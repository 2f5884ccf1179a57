import Foundation

/// The bytes between two streams, of which one may stand for a host, and what each of them has to hear of the other.
final class StreamPipe: @unchecked Sendable {
    private let condition = NSCondition()
    private let capacity: Int
    private var bytes: [UInt8] = []
    private var readerIsOpen = false
    private var readerIsClosed = false
    private var writerIsOpen = false
    private var writerIsClosed = false
    /// Whether there is somebody at the other end yet.
    private var isConnected: Bool
    private var failure: (any Error)?
    // Whether they have been told of the failure.
    private var readerKnows = false
    private var writerKnows = false
    /// The streams' own events, in the order in which they are to be delivered.
    let reader = StreamEvents()
    let writer = StreamEvents()
    /// Called when an end is closed.
    var closed: @Sendable () -> Void = {}

    init(capacity: Int, isConnected: Bool = true) { (self.capacity, self.isConnected) = (capacity, isConnected) }

    private func locked<Result>(_ body: () -> Result) -> Result {
        condition.lock()
        defer { condition.unlock() }
        return body()
    }

    // MARK: The other end

    /// Somebody is at the other end.
    func connect() {
        locked {
            guard !isConnected, failure == nil else { return }
            isConnected = true
            condition.broadcast()
            if readerIsOpen { tellReaderOpen() }
            if writerIsOpen { tellWriterOpen() }
        }
    }

    /// Nobody is at the other end of pipes, or not any more: all of them have failed before the first stream is told.
    /// Bytes that have come can still be read.
    static func fail(_ error: any Error, _ pipes: StreamPipe...) {
        for pipe in pipes {
            pipe.locked {
                pipe.failure = pipe.failure ?? error
                pipe.condition.broadcast()
            }
        }
        for pipe in pipes {
            pipe.locked {
                pipe.tellReaderOfFailure()
                pipe.tellWriterOfFailure()
            }
        }
    }

    private func tellReaderOfFailure() {
        guard failure != nil, !readerKnows, readerIsOpen, !readerIsClosed, bytes.isEmpty else { return }
        readerKnows = true
        reader.tell(.errorOccurred)
    }

    private func tellWriterOfFailure() {
        guard failure != nil, !writerKnows, writerIsOpen, !writerIsClosed else { return }
        writerKnows = true
        writer.tell(.errorOccurred)
    }

    /// Why nobody is there; for a writer also that its reader has gone.
    var readerError: (any Error)? { readerStatus == .error ? locked { failure } : nil }
    var writerError: (any Error)? { writerStatus == .error ? locked { failure } ?? POSIXError(.EPIPE) : nil }

    /// Whether an end is closed: nothing more goes through.
    var isOver: Bool { locked { readerIsClosed || writerIsClosed } }

    // MARK: Reading

    func openReader() {
        locked {
            guard !readerIsOpen else { return }
            readerIsOpen = true
            if isConnected { tellReaderOpen() }
            tellReaderOfFailure()
        }
    }

    private func tellReaderOpen() {
        reader.tell(.openCompleted)
        tellReader()
    }

    func closeReader() {
        let isFirst = locked {
            guard !readerIsClosed else { return false }
            readerIsClosed = true
            bytes = []
            condition.broadcast()
            if writerIsOpen, !writerIsClosed { writer.tell(.errorOccurred) }
            return true
        }
        reader.stop()
        if isFirst { closed() }
    }

    /// Waits for bytes; 0 at the end, and -1 for a stream that is not open.
    func read(_ buffer: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
        locked {
            while readerIsOpen, !readerIsClosed, bytes.isEmpty, !writerIsClosed, failure == nil { condition.wait() }
            if bytes.isEmpty, failure != nil { return -1 }
            guard readerIsOpen, !readerIsClosed else { return -1 }
            let wasFull = bytes.count == capacity
            let taken = min(count, bytes.count)
            for index in 0..<taken { buffer[index] = bytes[index] }
            bytes.removeFirst(taken)
            condition.broadcast()
            if taken > 0 { tellReader() }
            tellReaderOfFailure()
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
    var canRead: Bool {
        locked { readerIsOpen && !readerIsClosed && (!bytes.isEmpty || isConnected && writerIsClosed) }
    }

    var readerStatus: Stream.Status {
        locked {
            if readerIsClosed { return .closed }
            guard readerIsOpen else { return .notOpen }
            if failure != nil, bytes.isEmpty { return .error }
            guard isConnected else { return .opening }
            return writerIsClosed && bytes.isEmpty ? .atEnd : .open
        }
    }

    // MARK: Writing

    func openWriter() {
        locked {
            guard !writerIsOpen else { return }
            writerIsOpen = true
            if isConnected { tellWriterOpen() }
            tellWriterOfFailure()
        }
    }

    private func tellWriterOpen() {
        writer.tell(.openCompleted)
        if bytes.count < capacity { writer.tell(.hasSpaceAvailable) }
    }

    func closeWriter() {
        let isFirst = locked {
            guard !writerIsClosed else { return false }
            writerIsClosed = true
            condition.broadcast()
            tellReader()
            return true
        }
        writer.stop()
        if isFirst { closed() }
    }

    /// Waits for room, and takes as many bytes as there is room for; -1 if nobody reads any more.
    func write(_ buffer: UnsafePointer<UInt8>, _ count: Int) -> Int {
        locked {
            while writerIsOpen, !writerIsClosed, !readerIsClosed, failure == nil, count > 0,
                bytes.count >= capacity || !isConnected
            {
                condition.wait()
            }
            guard writerIsOpen, !writerIsClosed, !readerIsClosed, failure == nil else { return -1 }
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
    var canWrite: Bool {
        locked {
            isConnected && failure == nil && writerIsOpen && !writerIsClosed && !readerIsClosed
                && bytes.count < capacity
        }
    }

    var writerStatus: Stream.Status {
        locked {
            if writerIsClosed { return .closed }
            guard writerIsOpen else { return .notOpen }
            if readerIsClosed || failure != nil { return .error }
            return isConnected ? .open : .opening
        }
    }
}
