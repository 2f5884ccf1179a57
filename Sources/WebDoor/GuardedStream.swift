internal import CSoup

/// The bytes that came on a connection and are not yet part of a complete request or message.
///
/// libsoup reads for as long as there is something to read, and a WebSocket's message in parts may have any number of
/// them. So the bytes are counted where they come in, and too many are an error of the connection's.
final class ByteAllowance: @unchecked Sendable {
    // Streams are read on the main thread alone.
    private var used = 0
    private var isAtEnd = false
    /// The bytes that may come until ``renew()``.
    var limit: Int
    /// Whether requests come, as opposed to a WebSocket's messages.
    var isForRequests = true

    init(_ limit: Int) { self.limit = limit }

    /// Called when something is complete.
    func renew() { used = 0 }

    fileprivate func take(_ count: Int) -> Bool {
        used += count
        return used <= limit
    }

    /// Whether the end of the connection comes between two requests, asked once.
    ///
    /// libsoup keeps a connection for good that ends before the first letter of another request: with one, it is the
    /// end of a bad request, and it lets go.
    fileprivate func needsLetterBeforeEnd() -> Bool {
        guard isForRequests, used == 0, !isAtEnd else { return false }
        isAtEnd = true
        return true
    }
}

/// Streams around a connection's own, in classes of GObject's that are registered once.
enum GuardedStream {
    /// A stream that reads from `base` only as much as `allowance` has, and otherwise is `base`, which it keeps.
    static func make(
        _ base: UnsafeMutablePointer<GIOStream>, _ allowance: ByteAllowance
    ) -> UnsafeMutablePointer<GIOStream> {
        let stream = g_object_new_with_properties(streamType, 0, nil, nil)!
        let input = g_object_new_with_properties(inputType, 0, nil, nil)!
        g_object_set_data_full(stream, "base", g_object_ref(base), { g_object_unref($0) })
        g_object_set_data_full(stream, "input", input, { g_object_unref($0) })
        g_object_set_data_full(
            input, "base", g_object_ref(g_io_stream_get_input_stream(base)), { g_object_unref($0) })
        g_object_set_data_full(input, "allowance", Unmanaged.passRetained(allowance).toOpaque()) {
            Unmanaged<ByteAllowance>.fromOpaque($0!).release()
        }
        return UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GIOStream.self)
    }

    /// A piece of data that a stream holds by name.
    private static func part<Part>(_ name: String, of object: UnsafeMutableRawPointer?, _: Part.Type)
        -> UnsafeMutablePointer<Part>
    {
        g_object_get_data(object!.assumingMemoryBound(to: GObject.self), name).assumingMemoryBound(to: Part.self)
    }

    private static func base(of stream: UnsafeMutablePointer<GIOStream>?) -> UnsafeMutablePointer<GIOStream> {
        part("base", of: stream, GIOStream.self)
    }

    private static func base(of stream: UnsafeMutablePointer<GInputStream>?) -> UnsafeMutablePointer<GInputStream> {
        part("base", of: stream, GInputStream.self)
    }

    private static func base(of stream: OpaquePointer?) -> OpaquePointer {
        OpaquePointer(part("base", of: UnsafeMutableRawPointer(stream), GInputStream.self))
    }

    private static func register(
        _ name: String, parent: GType,
        _ classInit: @escaping @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
    ) -> GType {
        var query = GTypeQuery()
        g_type_query(parent, &query)
        var info = GTypeInfo()
        info.class_size = guint16(query.class_size)
        info.instance_size = guint16(query.instance_size)
        info.class_init = classInit
        return g_type_register_static(parent, name, &info, GTypeFlags(0))
    }

    private static let streamType = register("SeamGuardedStream", parent: g_io_stream_get_type()) { classPointer, _ in
        let streamClass = classPointer!.assumingMemoryBound(to: GIOStreamClass.self)
        streamClass.pointee.get_input_stream = { GuardedStream.part("input", of: $0, GInputStream.self) }
        streamClass.pointee.get_output_stream = { g_io_stream_get_output_stream(GuardedStream.base(of: $0)) }
        streamClass.pointee.close_fn = { g_io_stream_close(GuardedStream.base(of: $0), $1, $2) }
        streamClass.pointee.close_async = { g_io_stream_close_async(GuardedStream.base(of: $0), $1, $2, $3, $4) }
        streamClass.pointee.close_finish = { g_io_stream_close_finish(GuardedStream.base(of: $0), $1, $2) }
    }

    private static let inputType: GType = {
        let type = register("SeamGuardedInput", parent: g_input_stream_get_type()) { classPointer, _ in
            let inputClass = classPointer!.assumingMemoryBound(to: GInputStreamClass.self)
            inputClass.pointee.read_fn = { stream, buffer, count, cancellable, error in
                var failure: UnsafeMutablePointer<GError>?
                let read = g_input_stream_read(GuardedStream.base(of: stream), buffer, count, cancellable, &failure)
                return GuardedStream.check(read, buffer, failure, error, of: stream)
            }
            inputClass.pointee.close_fn = { g_input_stream_close(GuardedStream.base(of: $0), $1, $2) }
        }
        var interface = GInterfaceInfo()
        interface.interface_init = { interface, _ in
            let methods = interface!.assumingMemoryBound(to: GPollableInputStreamInterface.self)
            methods.pointee.can_poll = { g_pollable_input_stream_can_poll(GuardedStream.base(of: $0)) }
            methods.pointee.is_readable = { g_pollable_input_stream_is_readable(GuardedStream.base(of: $0)) }
            methods.pointee.create_source = { stream, cancellable in
                let source = g_pollable_input_stream_create_source(GuardedStream.base(of: stream), nil)
                defer { g_source_unref(source) }
                return g_pollable_source_new_full(UnsafeMutableRawPointer(stream!), source, cancellable)
            }
            methods.pointee.read_nonblocking = { stream, buffer, count, error in
                var failure: UnsafeMutablePointer<GError>?
                let read = g_pollable_input_stream_read_nonblocking(
                    GuardedStream.base(of: stream), buffer, count, nil, &failure)
                return GuardedStream.check(
                    read, buffer, failure, error,
                    of: UnsafeMutableRawPointer(stream!).assumingMemoryBound(to: GInputStream.self))
            }
        }
        g_type_add_interface_static(type, g_pollable_input_stream_get_type(), &interface)
        return type
    }()

    /// The result of a read: as many bytes as were read, if the allowance has them.
    private static func check(
        _ read: gssize, _ buffer: UnsafeMutableRawPointer?, _ failure: UnsafeMutablePointer<GError>?,
        _ error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?, of stream: UnsafeMutablePointer<GInputStream>?
    ) -> gssize {
        let allowance = Unmanaged<ByteAllowance>.fromOpaque(part("allowance", of: stream, UInt8.self))
            .takeUnretainedValue()
        if read > 0 {
            if allowance.take(Int(read)) { return read }
            g_set_error_literal(
                error, g_io_error_quark(), Int32(G_IO_ERROR_MESSAGE_TOO_LARGE.rawValue), "too much at a time")
            return -1
        }
        let isWaiting =
            read < 0 && g_error_matches(failure, g_io_error_quark(), Int32(G_IO_ERROR_WOULD_BLOCK.rawValue)) != 0
        if !isWaiting, allowance.needsLetterBeforeEnd() {
            if let failure { g_error_free(failure) }
            buffer?.storeBytes(of: UInt8(ascii: "x"), as: UInt8.self)
            return 1
        }
        if let failure { g_propagate_error(error, failure) }
        return read
    }
}
