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
        let pipe = BoundPipe(capacity: max(bufferSize, 1))
        inputStream?.pointee = BoundInputStream(pipe)
        outputStream?.pointee = BoundOutputStream(pipe)
    }
}
