import CGLib
import Foundation

/// The client's side of TLS, by GLib: it makes a connection a secret one.
package struct TLSClient: Sendable {
    /// The name that the host is asked for, and that its certificate is to have; nil for any.
    package var name: String?
    package var port: Int
    /// Whether the host's certificate has to be one that the system trusts.
    package var isChecked: Bool
    /// What may be spoken within, the best first.
    package var protocols: [String]

    package init(name: String?, port: Int, isChecked: Bool = true, protocols: [String] = []) {
        (self.name, self.port, self.isChecked, self.protocols) = (name, port, isChecked, protocols)
    }

    /// What both sides came to.
    package struct Outcome: Sendable {
        /// The host's certificate, and those that came with it, as DER. They are there too if it is not trusted.
        package var certificates: [Data] = []
        /// What is spoken within; nil if that was not asked.
        package var protocolName: String?
        /// The version, as TLS numbers it: 0x0303 for 1.2; nil if there is none.
        package var version: UInt16?
    }

    /// Waits until both sides agree, over a connection that is there.
    func secure(_ plain: HeldObject, _ cancellable: HeldObject, _ outcome: inout Outcome) throws -> HeldObject {
        let failure = HostFailure()
        let identity = name.flatMap { g_network_address_new($0, guint16(clamping: port)) }
        defer { if let identity { g_object_unref(UnsafeMutableRawPointer(identity)) } }
        guard
            let made = g_tls_client_connection_new(
                UnsafeMutablePointer<GIOStream>(plain.pointer), identity, &failure.error)
        else { throw failure.taken() }
        let stream = HeldObject(taking: made)
        let connection = UnsafeMutablePointer<GTlsConnection>(stream.pointer)
        offer(to: connection)
        // Many hosts just end; what they say tells whether it was whole.
        g_tls_connection_set_require_close_notify(connection, 0)
        let flags = Flags(isChecked)
        let object = UnsafeMutableRawPointer(stream.pointer).assumingMemoryBound(to: GObject.self)
        let accept: @convention(c) (gpointer?, UnsafeMutablePointer<GTlsCertificate>?, UInt32, gpointer?) -> gboolean =
            {
                _, _, flags, data in
                let asked = Unmanaged<Flags>.fromOpaque(data!).takeUnretainedValue()
                asked.seen = flags
                return asked.isChecked ? 0 : 1
            }
        Signals.connect(object, "accept-certificate", flags, accept)
        defer { Signals.disconnect(object, flags) }
        let cancel = UnsafeMutablePointer<GCancellable>(cancellable.pointer)
        let isDone = g_tls_connection_handshake(connection, cancel, &failure.error) != 0
        outcome.certificates = Certificates.chain(g_tls_connection_get_peer_certificate(connection))
        guard isDone else { throw failure.taken(flags.seen) }
        outcome.protocolName = g_tls_connection_get_negotiated_protocol(connection).map { String(cString: $0) }
        outcome.version = Self.version(g_tls_connection_get_protocol_version(connection))
        return stream
    }

    private func offer(to connection: UnsafeMutablePointer<GTlsConnection>) {
        guard !protocols.isEmpty else { return }
        var names: [UnsafePointer<CChar>?] = protocols.map { UnsafePointer(strdup($0)) } + [nil]
        g_tls_connection_set_advertised_protocols(connection, &names)
        for name in names { free(UnsafeMutablePointer(mutating: name)) }
    }

    private static func version(_ version: GTlsProtocolVersion) -> UInt16? {
        switch version {
        case G_TLS_PROTOCOL_VERSION_TLS_1_0: 0x0301
        case G_TLS_PROTOCOL_VERSION_TLS_1_1: 0x0302
        case G_TLS_PROTOCOL_VERSION_TLS_1_2: 0x0303
        case G_TLS_PROTOCOL_VERSION_TLS_1_3: 0x0304
        default: nil
        }
    }

    /// What is wrong with a certificate, and whether that matters.
    private final class Flags {
        let isChecked: Bool
        var seen: UInt32 = 0
        init(_ isChecked: Bool) { self.isChecked = isChecked }
    }
}
