import Foundation

/// The end of a pair of bound streams that is written to.
final class PipedOutputStream: OutputStream {
    private let pipe: StreamPipe
    /// What the other end is connected by; nil for a pair that is bound.
    private let connection: HostConnection?

    init(_ pipe: StreamPipe, _ connection: HostConnection? = nil) {
        (self.pipe, self.connection) = (pipe, connection)
        super.init(toMemory: ())
        pipe.writer.belong(to: self)
    }

    required init(toMemory: ()) { fatalError("a bound stream is one of a pair") }

    /// Where the delegate hears of events, in the place of run loops.
    var queue: DispatchQueue? {
        get { pipe.writer.queue }
        set { pipe.writer.queue = newValue }
    }

    override func open() {
        pipe.openWriter()
        connection?.open()
    }
    override func close() { pipe.closeWriter() }
    override func write(_ buffer: UnsafePointer<UInt8>, maxLength len: Int) -> Int { pipe.write(buffer, len) }
    override var hasSpaceAvailable: Bool { pipe.canWrite }
    override var streamStatus: Stream.Status { pipe.writerStatus }
    override var streamError: (any Error)? { pipe.writerError }
    override var delegate: (any StreamDelegate)? {
        get { pipe.writer.receiver }
        set { pipe.writer.receiver = newValue }
    }
    override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {
        pipe.writer.schedule(in: aRunLoop, mode)
    }
    override func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {
        pipe.writer.remove(from: aRunLoop, mode)
    }
    override func property(forKey key: Stream.PropertyKey) -> AnyObject? { connection?.property(key) }
    override func setProperty(_ property: AnyObject?, forKey key: Stream.PropertyKey) -> Bool {
        connection?.set(property, key) ?? false
    }

    deinit { pipe.closeWriter() }
}
