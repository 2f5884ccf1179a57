import Compression
import Testing

@Suite struct CompressionTests {
    private let text = Array(String(repeating: "한글 and English 🙂 ", count: 200).utf8)

    @Test func whatIsCompressedComesBack() {
        var small = [UInt8](repeating: 0, count: text.count)
        let size = compression_encode_buffer(&small, small.count, text, text.count, nil, COMPRESSION_ZLIB)
        #expect(size > 0 && size < text.count / 4)
        var back = [UInt8](repeating: 0, count: text.count + 10)
        let length = compression_decode_buffer(&back, back.count, small, size, nil, COMPRESSION_ZLIB)
        #expect(Array(back.prefix(length)) == text)
    }

    @Test func itIsDeflateWithoutAHeader() {
        // "hello" as other programs compress it: RFC 1951, fixed codes.
        let data: [UInt8] = [0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x07, 0x00]
        var back = [UInt8](repeating: 0, count: 16)
        let length = compression_decode_buffer(&back, back.count, data, data.count, nil, COMPRESSION_ZLIB)
        #expect(String(decoding: back.prefix(length), as: UTF8.self) == "hello")
    }

    @Test func withoutRoomNothingIsCompressed() {
        var small = [UInt8](repeating: 0, count: 4)
        #expect(compression_encode_buffer(&small, small.count, text, text.count, nil, COMPRESSION_ZLIB) == 0)
        let damaged: [UInt8] = [0xFF, 0xFF, 0xFF]
        var back = [UInt8](repeating: 0, count: 16)
        #expect(compression_decode_buffer(&back, back.count, damaged, 3, nil, COMPRESSION_ZLIB) == 0)
    }

    @Test func streamsGoOnPartByPart() {
        var small = [UInt8](repeating: 0, count: text.count)
        let size = compression_encode_buffer(&small, small.count, text, text.count, nil, COMPRESSION_ZLIB)
        var (part, result) = ([UInt8](repeating: 0, count: 100), [UInt8]())
        small.withUnsafeBufferPointer { source in
            part.withUnsafeMutableBufferPointer { target in
                var stream = compression_stream(
                    dst_ptr: target.baseAddress!, dst_size: 0, src_ptr: source.baseAddress!, src_size: size, state: nil)
                #expect(compression_stream_init(&stream, COMPRESSION_STREAM_DECODE, COMPRESSION_ZLIB).rawValue == 0)
                defer { compression_stream_destroy(&stream) }
                var status = COMPRESSION_STATUS_OK
                while status == COMPRESSION_STATUS_OK {
                    (stream.dst_ptr, stream.dst_size) = (target.baseAddress!, target.count)
                    status = compression_stream_process(&stream, 0)
                    result += target.prefix(target.count - stream.dst_size)
                }
                #expect(status == COMPRESSION_STATUS_END)
            }
        }
        #expect(result == text)
    }
}
