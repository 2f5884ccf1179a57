internal import CSoup

#if canImport(Glibc)
    internal import Glibc
#endif

/// A connection of a client, from its being accepted to its end.
@MainActor
final class WebConnection {
    let address: UnsafeMutablePointer<GSocketAddress>
    let socket: UnsafeMutablePointer<GSocket>
    let isEncrypted: Bool
    private let patience: Double
    private var deadline: Double
    let allowance: ByteAllowance
    /// Whether an answer is being made, which may take its time.
    var isAnswering = false
    /// Whether it has become a WebSocket, which may be silent for as long as it likes.
    var isSocket = false
    /// Whether a request of it was let in. Those that never had one make room for others.
    var isWelcome = false
    /// Whether libsoup has let go of it.
    private(set) var isOver = false
    private var whenEnded: (() -> Void)?

    init(_ number: Int, socket: UnsafeMutablePointer<GSocket>, isEncrypted: Bool, limits: WebServer.Limits) {
        self.isEncrypted = isEncrypted
        self.socket = socket
        patience = limits.patience
        // A body and its headers, for which libsoup has a limit of its own.
        allowance = ByteAllowance(limits.body + 256 << 10)
        g_object_ref(socket)
        Self.prepare(socket)
        deadline = Double(g_get_monotonic_time()) / 1e6 + patience
        // An address of the network that is kept for documentation: the number is in its last eight bytes.
        var bytes: [UInt8] = [0x20, 0x01, 0x0D, 0xB8, 0, 0, 0, 0]
        bytes += (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - $0 * 8)) }
        let inet = g_inet_address_new_from_bytes(bytes, G_SOCKET_FAMILY_IPV6)!
        address = g_inet_socket_address_new(inet, 0)
        g_object_unref(inet)
    }

    /// Has the kernel send at once what is written: otherwise the second of two short messages waits for the client's
    /// word that the first came, which it says 40 milliseconds later. And has it end connections whose other side is
    /// gone, or takes nothing for a minute, without a byte of ours while all is well: a WebSocket may be silent for days.
    private static func prepare(_ socket: UnsafeMutablePointer<GSocket>) {
        guard g_socket_get_family(socket) != G_SOCKET_FAMILY_UNIX else { return }
        g_socket_set_keepalive(socket, 1)
        for (name, value) in [(TCP_NODELAY, 1), (TCP_KEEPIDLE, 60), (TCP_KEEPINTVL, 20), (TCP_USER_TIMEOUT, 60_000)] {
            g_socket_set_option(socket, Int32(IPPROTO_TCP), name, gint(value), nil)
        }
    }

    isolated deinit {
        g_object_unref(address)
        g_object_unref(socket)
    }

    static func number(of address: UnsafeMutablePointer<GSocketAddress>) -> Int {
        let inet = g_inet_socket_address_get_address(
            UnsafeMutableRawPointer(address).assumingMemoryBound(to: GInetSocketAddress.self))
        guard let inet, g_inet_address_get_native_size(inet) == 16, let bytes = g_inet_address_to_bytes(inet) else {
            return 0
        }
        return (8..<16).reduce(0) { $0 << 8 | Int(bytes[$1]) }
    }

    /// Calls back when the stream is gone, which is when libsoup has let go of it.
    func watchEnd(of stream: UnsafeMutablePointer<GIOStream>, _ action: @escaping () -> Void) {
        whenEnded = action
        g_object_weak_ref(
            UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GObject.self),
            { data, _ in
                let connection = Unmanaged<WebConnection>.fromOpaque(data!)
                MainActor.assumeIsolated {
                    let connection = connection.takeRetainedValue()
                    connection.isOver = true
                    connection.whenEnded?()
                    connection.whenEnded = nil
                }
            }, Unmanaged.passRetained(self).toOpaque())
    }

    /// Gives it its time for the next request.
    func finishedRequest() {
        wait(patience)
        allowance.renew()
    }

    /// Gives it `seconds` for the next request.
    func wait(_ seconds: Double) {
        deadline = Double(g_get_monotonic_time()) / 1e6 + seconds
    }

    func isLate(_ now: Double) -> Bool { !isSocket && !isAnswering && now > deadline }

    var isPrompt: Bool {
        var value: gint = 0
        return g_socket_get_option(socket, Int32(IPPROTO_TCP), gint(TCP_NODELAY), &value, nil) != 0 && value != 0
    }

    func shutDown() {
        g_socket_shutdown(socket, 1, 1, nil)
    }
}
