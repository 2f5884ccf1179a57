import Foundation

/// The end of a pair of bound streams that is written to.
final class BoundOutputStream: OutputStream {
    private let pipe: BoundPipe

    init(_ pipe: BoundPipe) {
        self.pipe = pipe
        super.init(toMemory: ())
        pipe.writer.belong(to: self)
    }

    required init(toMemory: ()) { fatalError("a bound stream is one of a pair") }

    override func open() { pipe.openWriter() }
    override func close() { pipe.closeWriter() }
    override func write(_ buffer: UnsafePointer<UInt8>, maxLength len: Int) -> Int { pipe.write(buffer, len) }
    override var hasSpaceAvailable: Bool { pipe.canWrite }
    override var streamStatus: Stream.Status { pipe.writerStatus }
    override var streamError: (any Error)? { pipe.writerStatus == .error ? POSIXError(.EPIPE) : nil }
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
    override func property(forKey key: Stream.PropertyKey) -> AnyObject? { nil }
    override func setProperty(_ property: AnyObject?, forKey key: Stream.PropertyKey) -> Bool { false }

    deinit { pipe.closeWriter() }
}
