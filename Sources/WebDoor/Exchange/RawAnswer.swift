import Foundation
internal import CSoup

/// An answer on a connection that was taken from HTTP, because the client still sends what nobody wants to read.
///
/// libsoup would read all of the request before it answers.
@MainActor
final class RawAnswer {
    private let stream: UnsafeMutablePointer<GIOStream>
    private let connection: WebConnection?
    private var isOver = false

    /// The seconds in which a client may notice that it was answered, before the connection is closed.
    private static let linger: UInt32 = 2

    init(_ stream: UnsafeMutablePointer<GIOStream>, _ connection: WebConnection?) {
        self.stream = stream
        self.connection = connection
    }

    isolated deinit { g_object_unref(stream) }

    /// Writes bytes, and calls back when the next ones may follow, or never.
    func write(_ data: Data, _ done: @escaping @MainActor () -> Void) {
        let piece = Piece(self, Array(data), done)
        piece.bytes.withUnsafeBytes { bytes in
            g_output_stream_write_all_async(
                g_io_stream_get_output_stream(stream), bytes.baseAddress, gsize(bytes.count), G_PRIORITY_DEFAULT, nil,
                { stream, result, data in
                    nonisolated(unsafe) let (stream, result, data) = (stream, result, data)
                    MainActor.assumeIsolated {
                        let piece = Unmanaged<Piece>.fromOpaque(data!).takeRetainedValue()
                        let output = UnsafeMutableRawPointer(stream!).assumingMemoryBound(to: GOutputStream.self)
                        if g_output_stream_write_all_finish(output, result, nil, nil) == 0 {
                            piece.answer.close()
                        } else {
                            piece.done()
                        }
                    }
                }, Unmanaged.passRetained(piece).toOpaque())
        }
    }

    /// Ends the answer. What the client sends until it has noticed is thrown away: an end of the connection while
    /// something is unread would take the answer with it.
    func end() {
        connection?.endOutput(stream)
        g_timeout_add_seconds_full(
            G_PRIORITY_DEFAULT, Self.linger,
            { data in
                nonisolated(unsafe) let data = data
                MainActor.assumeIsolated { Unmanaged<RawAnswer>.fromOpaque(data!).takeUnretainedValue().close() }
                return 0
            }, Unmanaged.passRetained(self).toOpaque(), { Unmanaged<RawAnswer>.fromOpaque($0!).release() })
        skip()
    }

    func close() {
        guard !isOver else { return }
        isOver = true
        connection?.shutDown()
    }

    private func skip() {
        g_input_stream_skip_async(
            g_io_stream_get_input_stream(stream), 64 << 10, G_PRIORITY_DEFAULT, nil,
            { stream, result, data in
                nonisolated(unsafe) let (stream, result, data) = (stream, result, data)
                MainActor.assumeIsolated {
                    let answer = Unmanaged<RawAnswer>.fromOpaque(data!).takeRetainedValue()
                    let input = UnsafeMutableRawPointer(stream!).assumingMemoryBound(to: GInputStream.self)
                    if g_input_stream_skip_finish(input, result, nil) > 0 { answer.skip() } else { answer.close() }
                }
            }, Unmanaged.passRetained(self).toOpaque())
    }

    /// Bytes that are being written.
    private final class Piece {
        let answer: RawAnswer
        let bytes: [UInt8]
        let done: @MainActor () -> Void

        init(_ answer: RawAnswer, _ bytes: [UInt8], _ done: @escaping @MainActor () -> Void) {
            self.answer = answer
            self.bytes = bytes
            self.done = done
        }
    }
}
