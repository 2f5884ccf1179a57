public import Foundation

extension Stream {
    /// Makes two streams of which one gives what is written to the other.
    ///
    /// Up to `bufferSize` bytes are kept between them: whoever writes more waits until some are read, and whoever reads
    /// waits until there are some. The streams may be used on two threads, and scheduled in run loops.
    public class func getBoundStreams(
        withBufferSize bufferSize: Int, inputStream: UnsafeMutablePointer<InputStream?>?,
        outputStream: UnsafeMutablePointer<OutputStream?>?
    ) {
        let pipe = StreamPipe(capacity: max(bufferSize, 1))
        inputStream?.pointee = PipedInputStream(pipe)
        outputStream?.pointee = PipedOutputStream(pipe)
    }

    /// Makes two streams from and to a host, which is connected when one of them is opened.
    ///
    /// Before that, `socketSecurityLevelKey` says whether they speak by TLS, for both. A server whose certificate the system
    /// does not trust is an error, unless the settings of `kCFStreamPropertySSLSettings` say that it is not looked at.
    public class func getStreamsToHost(
        withName hostname: String, port: Int, inputStream: UnsafeMutablePointer<InputStream?>?,
        outputStream: UnsafeMutablePointer<OutputStream?>?
    ) {
        let connection = HostConnection(hostname, port)
        inputStream?.pointee = PipedInputStream(connection.incoming, connection)
        outputStream?.pointee = PipedOutputStream(connection.outgoing, connection)
    }

    /// Where a stream's delegate hears of events, in the place of run loops.
    ///
    /// - Returns: Whether the stream tells of any: it is one of a pair.
    package func setQueue(_ queue: DispatchQueue?) -> Bool {
        switch self {
        case let stream as PipedInputStream: stream.queue = queue
        case let stream as PipedOutputStream: stream.queue = queue
        default: return false
        }
        return true
    }
}
