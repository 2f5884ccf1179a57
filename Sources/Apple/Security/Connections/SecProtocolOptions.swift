public import Dispatch
public import Foundation

/// What a connection asks of TLS.
public final class OS_sec_protocol_options: NSObject, @unchecked Sendable {
    /// What the options hold.
    package struct Values {
        package var serverName: String?
        package var isPeerRequired = true
        package var protocols: [String] = []
        package var verify: (block: sec_protocol_verify_t, queue: DispatchQueue)?
    }

    private let lock = NSLock()
    private var held = Values()

    /// What was asked up to now.
    package var values: Values { lock.withLock { held } }

    fileprivate func change(_ body: (inout Values) -> Void) { lock.withLock { body(&held) } }
}

/// What a connection asks of TLS.
public typealias sec_protocol_options_t = OS_sec_protocol_options
/// Says whether the other side is trusted.
public typealias sec_protocol_verify_complete_t = (Bool) -> Void
/// Decides whether the other side is trusted, and says so when it knows.
public typealias sec_protocol_verify_t = (
    _ metadata: sec_protocol_metadata_t, _ trust: sec_trust_t, _ complete: @escaping sec_protocol_verify_complete_t
) -> Void

/// Has a closure decide on a queue whether the other side is trusted, in the place of the system.
public func sec_protocol_options_set_verify_block(
    _ options: sec_protocol_options_t, _ verify_block: @escaping sec_protocol_verify_t,
    _ verify_block_queue: DispatchQueue
) { options.change { $0.verify = (verify_block, verify_block_queue) } }

/// Sets the name that the other side is asked for and that its certificate is to have. The host's by default.
public func sec_protocol_options_set_tls_server_name(
    _ options: sec_protocol_options_t, _ server_name: UnsafePointer<CChar>
) {
    let name = String(cString: server_name)
    options.change { $0.serverName = name }
}

/// Sets whether the other side has to prove who it is. True by default.
public func sec_protocol_options_set_peer_authentication_required(
    _ options: sec_protocol_options_t, _ peer_authentication_required: Bool
) { options.change { $0.isPeerRequired = peer_authentication_required } }

/// Adds a protocol to speak within, as `"h2"`: the first that the other side knows is taken.
public func sec_protocol_options_add_tls_application_protocol(
    _ options: sec_protocol_options_t, _ application_protocol: UnsafePointer<CChar>
) {
    let name = String(cString: application_protocol)
    options.change { $0.protocols.append(name) }
}

/// Whether two connections ask for the same.
public func sec_protocol_options_are_equal(
    _ optionsA: sec_protocol_options_t, _ optionsB: sec_protocol_options_t
) -> Bool {
    let (first, second) = (optionsA.values, optionsB.values)
    return first.serverName == second.serverName && first.isPeerRequired == second.isPeerRequired
        && first.protocols == second.protocols && (first.verify == nil) == (second.verify == nil)
}
