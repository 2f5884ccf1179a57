import CProcess
public import Foundation

// A stream of C's on functions of the program's, which Swift's module of the C library leaves out as GNU's own.

/// Where the bytes of a stream come from and go to.
public struct cookie_io_functions_t {
    /// Reads into a buffer; how many bytes there were.
    public var read: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int) -> Int)?
    /// Writes bytes; how many were taken.
    public var write: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int) -> Int)?
    /// Goes to a place, and says where that is from the beginning; 0, or -1 where it cannot.
    public var seek: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<Int>?, Int32) -> Int32)?
    /// Ends.
    public var close: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?

    /// Creates the functions of a stream.
    public init(
        read: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int) -> Int)?,
        write: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int) -> Int)?,
        seek: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<Int>?, Int32) -> Int32)?,
        close: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?
    ) {
        (self.read, self.write, self.seek, self.close) = (read, write, seek, close)
    }
}

/// Opens a stream on functions, which are handed `cookie`; nil if the mode is none.
public func fopencookie(
    _ cookie: UnsafeMutableRawPointer?, _ mode: UnsafePointer<CChar>, _ functions: cookie_io_functions_t
) -> UnsafeMutablePointer<FILE>? {
    stream_open(
        cookie, mode,
        stream_functions(
            read: functions.read, write: functions.write, seek: functions.seek, close: functions.close))
}
