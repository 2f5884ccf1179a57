import Foundation
public import Security
import URLLoading

/// Secret bytes.
public final class NWProtocolTLS: NWProtocol {
    /// The protocol, to ask a connection by.
    public static let definition = NWProtocolDefinition(name: "tls")

    /// What is asked of the other side.
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        /// The same for the functions of Security.
        public let securityProtocolOptions: sec_protocol_options_t = OS_sec_protocol_options()

        public override init() {}
    }

    /// What both sides came to.
    public final class Metadata: NWProtocolMetadata, @unchecked Sendable {
        /// The same for the functions of Security.
        public let securityProtocolMetadata: sec_protocol_metadata_t

        init(_ metadata: sec_protocol_metadata_t) { securityProtocolMetadata = metadata }
    }
}

/// How a connection comes to speak by TLS.
final class TLSUpgrade: @unchecked Sendable {
    private let options: OS_sec_protocol_options.Values
    private let socket = SecuredSocket()
    private let name: String?
    private let port: Int
    private let answer = Answer()

    /// - Parameters:
    ///   - options: What the app asks of the other side.
    ///   - endpoint: Whom the connection is with.
    init(_ options: NWProtocolTLS.Options, with endpoint: NWEndpoint) {
        self.options = options.securityProtocolOptions.values
        guard case .hostPort(let host, let port) = endpoint else {
            (name, self.port) = (self.options.serverName, 0)
            return
        }
        name = self.options.serverName ?? host.debugDescription
        self.port = Int(port.rawValue)
    }

    /// Gives up.
    func stop() {
        socket.stop()
        answer.give(false)
    }

    /// Why the connection broke; nil while it is there, and if it ended as it should.
    var failure: NWError? { socket.failure.map { NWError($0) } }

    /// Agrees with the other side on a thread of its own.
    ///
    /// - Parameters:
    ///   - connected: The socket that is connected with it.
    ///   - done: Called with the socket to speak by, which the caller closes, and what both sides came to.
    func begin(
        over connected: OpenSocket,
        done: @escaping @Sendable (Result<(Int32, NWProtocolTLS.Metadata), NWError>) -> Void
    ) {
        Thread.detachNewThread { [self] in
            let isChecked = options.isPeerRequired && options.verify == nil
            let client = TLSClient(name: name, port: port, isChecked: isChecked, protocols: options.protocols)
            var metadata: sec_protocol_metadata_t?
            do {
                let own = try socket.open(
                    over: connected.number, by: client,
                    isAccepted: { outcome in
                        let made = OS_sec_protocol_metadata(
                            serverName: name, protocolName: outcome.protocolName, version: outcome.version,
                            certificates: outcome.certificates)
                        metadata = made
                        return isAccepted(outcome.certificates, made)
                    })
                done(.success((own, NWProtocolTLS.Metadata(metadata!))))
            } catch {
                done(.failure(NWError(error)))
            }
        }
    }

    /// Asks the app, if it wants to be asked, and waits for what it says.
    private func isAccepted(_ certificates: [Data], _ metadata: sec_protocol_metadata_t) -> Bool {
        guard let (verify, queue) = options.verify else { return true }
        guard let trust = OS_sec_trust(ofServer: certificates, named: name) else { return false }
        nonisolated(unsafe) let block = verify
        queue.async { [answer] in block(metadata, trust) { answer.give($0) } }
        return answer.wait()
    }

    /// What the app says, once.
    private final class Answer: @unchecked Sendable {
        private let condition = NSCondition()
        private var value: Bool?

        func give(_ value: Bool) {
            condition.lock()
            self.value = self.value ?? value
            condition.broadcast()
            condition.unlock()
        }

        func wait() -> Bool {
            condition.lock()
            defer { condition.unlock() }
            while true {
                if let value { return value }
                condition.wait()
            }
        }
    }
}

extension NWError {
    /// What the system's library says of another side.
    fileprivate init(_ error: any Error) {
        if let error = error as? POSIXError {
            self = .posix(error.code)
        } else {
            self = .tls(OSStatus(truncatingIfNeeded: (error as NSError).code))
        }
    }
}
