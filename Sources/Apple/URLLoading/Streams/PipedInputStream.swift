import Foundation

/// The end of a pair of bound streams that is read from.
final class PipedInputStream: InputStream {
    private let pipe: StreamPipe
    /// What the other end is connected by; nil for a pair that is bound.
    private let connection: HostConnection?

    init(_ pipe: StreamPipe, _ connection: HostConnection? = nil) {
        (self.pipe, self.connection) = (pipe, connection)
        super.init(data: Data())
        pipe.reader.belong(to: self)
    }

    /// Where the delegate hears of events, in the place of run loops.
    var queue: DispatchQueue? {
        get { pipe.reader.queue }
        set { pipe.reader.queue = newValue }
    }

    override func open() {
        pipe.openReader()
        connection?.open()
    }
    override func close() { pipe.closeReader() }
    override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int { pipe.read(buffer, len) }
    override func getBuffer(
        _ buffer: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, length len: UnsafeMutablePointer<Int>
    ) -> Bool { false }
    override var hasBytesAvailable: Bool { pipe.canRead }
    override var streamStatus: Stream.Status { pipe.readerStatus }
    override var streamError: (any Error)? { pipe.readerError }
    override var delegate: (any StreamDelegate)? {
        get { pipe.reader.receiver }
        set { pipe.reader.receiver = newValue }
    }
    override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {
        pipe.reader.schedule(in: aRunLoop, mode)
    }
    override func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {
        pipe.reader.remove(from: aRunLoop, mode)
    }
    override func property(forKey key: Stream.PropertyKey) -> AnyObject? { connection?.property(key) }
    override func setProperty(_ property: AnyObject?, forKey key: Stream.PropertyKey) -> Bool {
        connection?.set(property, key) ?? false
    }

    deinit { pipe.closeReader() }
}
