/// What a connection speaks. Encryption is not among it.
public final class NWParameters: @unchecked Sendable, CustomDebugStringConvertible {
    let isDatagram: Bool
    let tcp: NWProtocolTCP.Options?
    /// Whether an address can be taken again that was used a moment ago. False by default.
    public var allowLocalEndpointReuse = false
    /// Whether machines that are near are reached without a network. Has no effect: there is no such radio.
    public var includePeerToPeer = false
    /// The address of this machine to use; nil for any.
    public var requiredLocalEndpoint: NWEndpoint?
    /// Whether only this machine is listened to. False by default.
    public var acceptLocalOnly = false

    /// Bytes in order.
    public static var tcp: NWParameters { NWParameters(tcp: NWProtocolTCP.Options()) }
    /// Messages, which may be lost.
    public static var udp: NWParameters { NWParameters(udp: NWProtocolUDP.Options()) }

    private init(tcp: NWProtocolTCP.Options) { (isDatagram, self.tcp) = (false, tcp) }
    private init(udp: NWProtocolUDP.Options) { (isDatagram, tcp) = (true, nil) }

    /// Bytes in order, without encryption.
    public convenience init(tls: Never?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) { self.init(tcp: tcp) }
    /// Messages, without encryption.
    public convenience init(dtls: Never?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options()) { self.init(udp: udp) }

    public var debugDescription: String { isDatagram ? "udp" : "tcp" }
}

/// Bytes in order.
public enum NWProtocolTCP {
    /// How they are sent.
    public final class Options: @unchecked Sendable {
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

        public init() {}
    }
}

/// Messages.
public enum NWProtocolUDP {
    /// How they are sent.
    public final class Options: @unchecked Sendable {
        public init() {}
    }
}
