import Foundation
import Glibc
internal import CSoup

/// Two connections of which each gets what the other sends, until both have ended.
///
/// A direction is not read while the other side does not take what was read: GIO's splice holds one buffer of 8 KB.
@MainActor
final class SocketJoin {
    private let client: UnsafeMutablePointer<GIOStream>
    private let connection: WebConnection?
    private let other: UnsafeMutablePointer<GSocketConnection>
    private let head: [UInt8]
    private let ended: @MainActor () -> Void
    private var open = 2
    /// The seconds that one side may go on after the other's end.
    private static let linger: UInt32 = 5
    private let cancellable = g_cancellable_new()!

    static func start(
        _ client: UnsafeMutablePointer<GIOStream>, _ connection: WebConnection?, _ descriptor: Int32, head: Data,
        ended: @escaping @MainActor () -> Void
    ) {
        guard let socket = g_socket_new_from_fd(descriptor, nil) else {
            Glibc.close(descriptor)
            g_io_stream_close(client, nil, nil)
            g_object_unref(client)
            return ended()
        }
        let other = g_socket_connection_factory_create_connection(socket)!
        g_object_unref(socket)
        let join = SocketJoin(client, connection, other, head, ended)
        // Kept by the calls that are under way.
        let data = Unmanaged.passRetained(join).toOpaque()
        join.head.withUnsafeBytes { bytes in
            g_output_stream_write_all_async(
                g_io_stream_get_output_stream(client), bytes.baseAddress, gsize(bytes.count), G_PRIORITY_DEFAULT,
                join.cancellable,
                { stream, result, data in
                    nonisolated(unsafe) let (stream, result, data) = (stream, result, data)
                    MainActor.assumeIsolated {
                        let join = Unmanaged<SocketJoin>.fromOpaque(data!).takeRetainedValue()
                        let output = UnsafeMutableRawPointer(stream!).assumingMemoryBound(to: GOutputStream.self)
                        if g_output_stream_write_all_finish(output, result, nil, nil) == 0 {
                            join.close()
                        } else {
                            join.begin()
                        }
                    }
                }, data)
        }
    }

    private init(
        _ client: UnsafeMutablePointer<GIOStream>, _ connection: WebConnection?,
        _ other: UnsafeMutablePointer<GSocketConnection>, _ head: Data, _ ended: @escaping @MainActor () -> Void
    ) {
        self.client = client
        self.connection = connection
        self.other = other
        self.head = Array(head)
        self.ended = ended
    }

    isolated deinit {
        g_object_unref(client)
        g_object_unref(other)
        g_object_unref(cancellable)
    }

    private var otherStream: UnsafeMutablePointer<GIOStream> {
        UnsafeMutableRawPointer(other).assumingMemoryBound(to: GIOStream.self)
    }

    private func begin() {
        splice(client, otherStream) { join, isWhole in
            if isWhole { g_socket_shutdown(g_socket_connection_get_socket(join.other), 0, 1, nil) }
        }
        splice(otherStream, client) { join, isWhole in
            if isWhole { join.connection?.endOutput(join.client) }
        }
    }

    /// Moves bytes from one to the other until the first one's end.
    private func splice(
        _ from: UnsafeMutablePointer<GIOStream>, _ to: UnsafeMutablePointer<GIOStream>,
        _ ended: @escaping @MainActor (SocketJoin, Bool) -> Void
    ) {
        let move = Direction(self, ended)
        g_output_stream_splice_async(
            g_io_stream_get_output_stream(to), g_io_stream_get_input_stream(from), G_OUTPUT_STREAM_SPLICE_NONE,
            G_PRIORITY_DEFAULT, cancellable,
            { stream, result, data in
                nonisolated(unsafe) let (stream, result, data) = (stream, result, data)
                MainActor.assumeIsolated {
                    let move = Unmanaged<Direction>.fromOpaque(data!).takeRetainedValue()
                    let output = UnsafeMutableRawPointer(stream!).assumingMemoryBound(to: GOutputStream.self)
                    let isWhole = g_output_stream_splice_finish(output, result, nil) >= 0
                    move.ended(move.join, isWhole)
                    move.join.directionEnded(isWhole)
                }
            }, Unmanaged.passRetained(move).toOpaque())
    }

    /// One of the two ways.
    private final class Direction {
        let join: SocketJoin
        let ended: @MainActor (SocketJoin, Bool) -> Void

        init(_ join: SocketJoin, _ ended: @escaping @MainActor (SocketJoin, Bool) -> Void) {
            self.join = join
            self.ended = ended
        }
    }

    private func directionEnded(_ isWhole: Bool) {
        open -= 1
        if open == 0 { return close() }
        // After an error nothing more is to be had from the other way either.
        guard isWhole else { return g_cancellable_cancel(cancellable) }
        // One that has said its last word may be gone, and the other need not say so.
        g_object_ref(cancellable)
        g_timeout_add_seconds_full(
            G_PRIORITY_DEFAULT, Self.linger,
            { data in
                g_cancellable_cancel(UnsafeMutableRawPointer(data!).assumingMemoryBound(to: GCancellable.self))
                return 0
            }, cancellable, { g_object_unref($0) })
    }

    private func close() {
        g_io_stream_close(otherStream, nil, nil)
        connection?.shutDown()
        g_io_stream_close_async(client, G_PRIORITY_DEFAULT, nil, nil, nil)
        ended()
    }
}
