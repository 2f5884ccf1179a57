import Foundation

/// The end of a pair of bound streams that is read from.
final class BoundInputStream: InputStream {
    private let pipe: BoundPipe

    init(_ pipe: BoundPipe) {
        self.pipe = pipe
        super.init(data: Data())
        pipe.reader.belong(to: self)
    }

    override func open() { pipe.openReader() }
    override func close() { pipe.closeReader() }
    override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int { pipe.read(buffer, len) }
    override func getBuffer(
        _ buffer: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, length len: UnsafeMutablePointer<Int>
    ) -> Bool { false }
    override var hasBytesAvailable: Bool { pipe.canRead }
    override var streamStatus: Stream.Status { pipe.readerStatus }
    override var streamError: (any Error)? { nil }
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
    override func property(forKey key: Stream.PropertyKey) -> AnyObject? { nil }
    override func setProperty(_ property: AnyObject?, forKey key: Stream.PropertyKey) -> Bool { false }

    deinit { pipe.closeReader() }
}
