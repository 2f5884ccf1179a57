import Foundation
internal import zlib

/// Deflate without a header, as in RFC 1951, by zlib.
enum Deflate {
    /// The data compressed; nil if that fails.
    static func compress(_ data: Data) -> Data? {
        var stream = z_stream()
        // Negative bits of the window mean no header; 8 is the usual amount of memory.
        guard
            deflateInit2_(
                &stream, 5, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
                Int32(MemoryLayout<z_stream>.size)) == Z_OK
        else { return nil }
        defer { deflateEnd(&stream) }
        return run(&stream, data) { deflate($0, Z_FINISH) }
    }

    /// The data as it was; nil for what no deflate has made.
    static func decompress(_ data: Data) -> Data? {
        var stream = z_stream()
        guard inflateInit2_(&stream, -MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
            return nil
        }
        defer { inflateEnd(&stream) }
        return run(&stream, data) { inflate($0, Z_NO_FLUSH) }
    }

    private static func run(
        _ stream: inout z_stream, _ data: Data, _ step: (UnsafeMutablePointer<z_stream>) -> Int32
    ) -> Data? {
        var result = Data()
        var room = [UInt8](repeating: 0, count: 1 << 16)
        var input = [UInt8](data)
        let isDone = input.withUnsafeMutableBufferPointer { input in
            stream.next_in = input.baseAddress
            stream.avail_in = UInt32(input.count)
            while true {
                let (status, count) = room.withUnsafeMutableBufferPointer { room in
                    stream.next_out = room.baseAddress
                    stream.avail_out = UInt32(room.count)
                    let status = step(&stream)
                    return (status, room.count - Int(stream.avail_out))
                }
                result.append(contentsOf: room[..<count])
                if status == Z_STREAM_END { return true }
                // Without input left and room to spare, nothing more comes.
                guard status == Z_OK, count > 0 || stream.avail_in > 0 else { return false }
            }
        }
        return isDone ? result : nil
    }
}
