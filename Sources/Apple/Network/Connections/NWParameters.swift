/// What a connection speaks.
public final class NWParameters: @unchecked Sendable, CustomDebugStringConvertible {
    let isDatagram: Bool
    let tcp: NWProtocolTCP.Options?
    let tls: NWProtocolTLS.Options?
    /// Whether an address can be taken again that was used a moment ago. False by default.
    public var allowLocalEndpointReuse = false
    /// Whether machines that are near are reached without a network. Has no effect: there is no such radio.
    public var includePeerToPeer = false
    /// The address of this machine to use; nil for any.
    public var requiredLocalEndpoint: NWEndpoint?
    /// Whether only this machine is listened to. False by default.
    public var acceptLocalOnly = false

    /// Bytes in order.
    public static var tcp: NWParameters { NWParameters(tls: nil) }
    /// Bytes in order, by TLS.
    public static var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }
    /// Messages, which may be lost.
    public static var udp: NWParameters { NWParameters(udp: NWProtocolUDP.Options()) }

    /// Bytes in order, by TLS if there are options for it.
    public init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) {
        (isDatagram, self.tcp, self.tls) = (false, tcp, tls)
    }

    private init(udp: NWProtocolUDP.Options) { (isDatagram, tcp, tls) = (true, nil, nil) }

    /// Messages, without encryption.
    public convenience init(dtls: Never?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options()) { self.init(udp: udp) }

    public var debugDescription: String { isDatagram ? "udp" : tls == nil ? "tcp" : "tls, tcp" }
}

/// Bytes in order.
public final class NWProtocolTCP: NWProtocol {
    /// The protocol, to ask a connection by.
    public static let definition = NWProtocolDefinition(name: "tcp")

    /// How they are sent.
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        /// Whether small pieces are sent at once. False by default.
        public var noDelay = false
        /// Whether the other side is asked now and then whether it is there. False by default.
        public var enableKeepalive = false
        /// After how many seconds without bytes it is asked; 0 for the system's time.
        public var keepaliveIdle = 0
        /// How often it is asked; 0 for the system's count.
        public var keepaliveCount = 0
        /// How many seconds lie between; 0 for the system's.
        public var keepaliveInterval = 0
        /// After how many seconds connecting is given up; 0 for the system's time.
        public var connectionTimeout = 0

        public override init() {}
    }
}

/// Messages.
public final class NWProtocolUDP: NWProtocol {
    /// The protocol, to ask a connection by.
    public static let definition = NWProtocolDefinition(name: "udp")

    /// How they are sent.
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public override init() {}
    }
}
