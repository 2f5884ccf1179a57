internal import zlib

/// What a stream does.
public struct compression_stream_operation: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// Compresses.
public let COMPRESSION_STREAM_ENCODE = compression_stream_operation(0)
/// Decompresses.
public let COMPRESSION_STREAM_DECODE = compression_stream_operation(1)

/// What a call of a stream asks besides.
public struct compression_stream_flags: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// There is no more to come.
public let COMPRESSION_STREAM_FINALIZE = compression_stream_flags(1)

/// What a call of a stream came to.
public struct compression_status: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    public init(_ rawValue: Int32) { self.rawValue = rawValue }
}

/// It goes on.
public let COMPRESSION_STATUS_OK = compression_status(0)
/// It cannot go on.
public let COMPRESSION_STATUS_ERROR = compression_status(-1)
/// All is done.
public let COMPRESSION_STATUS_END = compression_status(1)

/// The way in which data is compressed. Only `COMPRESSION_ZLIB` is here.
public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// Deflate without a header, as in RFC 1951.
public let COMPRESSION_ZLIB = compression_algorithm(0x205)

/// Data that is compressed or decompressed part by part.
public struct compression_stream {
    /// Where results go.
    public var dst_ptr: UnsafeMutablePointer<UInt8>
    /// How much room is there.
    public var dst_size: Int
    /// What comes next.
    public var src_ptr: UnsafePointer<UInt8>
    /// How much of it there is.
    public var src_size: Int
    /// The stream's own.
    public var state: UnsafeMutableRawPointer?

    /// Creates a stream of its parts.
    public init(
        dst_ptr: UnsafeMutablePointer<UInt8>, dst_size: Int, src_ptr: UnsafePointer<UInt8>, src_size: Int,
        state: UnsafeMutableRawPointer?
    ) {
        self.dst_ptr = dst_ptr
        self.dst_size = dst_size
        self.src_ptr = src_ptr
        self.src_size = src_size
        self.state = state
    }
}

/// zlib's own stream, and which way it goes.
private final class Engine {
    var stream = z_stream()
    let encodes: Bool

    init?(_ operation: compression_stream_operation) {
        encodes = operation == COMPRESSION_STREAM_ENCODE
        let size = Int32(MemoryLayout<z_stream>.size)
        // A window of 15 bits, negative for data without a header; level 5 is the one that Apple names.
        let result =
            encodes
            ? deflateInit2_(&stream, 5, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
            : inflateInit2_(&stream, -15, ZLIB_VERSION, size)
        guard result == Z_OK else { return nil }
    }

    deinit { if encodes { deflateEnd(&stream) } else { inflateEnd(&stream) } }
}

/// Makes a stream ready.
public func compression_stream_init(
    _ stream: UnsafeMutablePointer<compression_stream>, _ operation: compression_stream_operation,
    _ algorithm: compression_algorithm
) -> compression_status {
    guard algorithm == COMPRESSION_ZLIB, let engine = Engine(operation) else { return COMPRESSION_STATUS_ERROR }
    stream.pointee.state = Unmanaged.passRetained(engine).toOpaque()
    return COMPRESSION_STATUS_OK
}

/// Goes on as far as there is data, and room for results.
public func compression_stream_process(
    _ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32
) -> compression_status {
    guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
    let engine = Unmanaged<Engine>.fromOpaque(state).takeUnretainedValue()
    // zlib counts in 32 bits.
    let source = min(stream.pointee.src_size, Int(Int32.max))
    let room = min(stream.pointee.dst_size, Int(Int32.max))
    engine.stream.next_in = UnsafeMutablePointer(mutating: stream.pointee.src_ptr)
    engine.stream.avail_in = UInt32(source)
    engine.stream.next_out = stream.pointee.dst_ptr
    engine.stream.avail_out = UInt32(room)
    let ends = flags & Int32(COMPRESSION_STREAM_FINALIZE.rawValue) != 0 && source == stream.pointee.src_size
    let result =
        engine.encodes
        ? deflate(&engine.stream, ends ? Z_FINISH : Z_NO_FLUSH) : inflate(&engine.stream, Z_NO_FLUSH)
    let (read, written) = (source - Int(engine.stream.avail_in), room - Int(engine.stream.avail_out))
    stream.pointee.src_ptr += read
    stream.pointee.src_size -= read
    stream.pointee.dst_ptr += written
    stream.pointee.dst_size -= written
    switch result {
    case Z_STREAM_END: return COMPRESSION_STATUS_END
    case Z_OK: return COMPRESSION_STATUS_OK
    // No progress was possible, which is wrong only where there was to be an end.
    case Z_BUF_ERROR: return ends && !engine.encodes && room > 0 ? COMPRESSION_STATUS_ERROR : COMPRESSION_STATUS_OK
    default: return COMPRESSION_STATUS_ERROR
    }
}

/// Gives back what a stream needed.
@discardableResult
public func compression_stream_destroy(_ stream: UnsafeMutablePointer<compression_stream>) -> compression_status {
    guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
    Unmanaged<Engine>.fromOpaque(state).release()
    stream.pointee.state = nil
    return COMPRESSION_STATUS_OK
}

/// Compresses all at once. The result is the number of bytes, or 0 if there is no room for them.
public func compression_encode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int { run(COMPRESSION_STREAM_ENCODE, dst_buffer, dst_size, src_buffer, src_size, algorithm, needsEnd: true) }

/// Decompresses all at once. The result is the number of bytes: no more than there is room for, and 0 for what is damaged.
public func compression_decode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int { run(COMPRESSION_STREAM_DECODE, dst_buffer, dst_size, src_buffer, src_size, algorithm, needsEnd: false) }

/// How many bytes are needed beside. None.
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// How many bytes are needed beside. None.
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

private func run(
    _ operation: compression_stream_operation, _ target: UnsafeMutablePointer<UInt8>, _ room: Int,
    _ source: UnsafePointer<UInt8>, _ size: Int, _ algorithm: compression_algorithm, needsEnd: Bool
) -> Int {
    var stream = compression_stream(dst_ptr: target, dst_size: room, src_ptr: source, src_size: size, state: nil)
    guard compression_stream_init(&stream, operation, algorithm) == COMPRESSION_STATUS_OK else { return 0 }
    defer { compression_stream_destroy(&stream) }
    var status = COMPRESSION_STATUS_OK
    while status == COMPRESSION_STATUS_OK {
        let before = (stream.src_size, stream.dst_size)
        status = compression_stream_process(&stream, Int32(COMPRESSION_STREAM_FINALIZE.rawValue))
        if (stream.src_size, stream.dst_size) == before { break }
    }
    if status == COMPRESSION_STATUS_ERROR || needsEnd && status != COMPRESSION_STATUS_END { return 0 }
    return room - stream.dst_size
}
