/// What the machine is connected by at one moment.
public struct NWPath: Equatable, CustomDebugStringConvertible, Sendable {
    /// Whether data can be sent.
    public enum Status: Sendable {
        /// An interface leads to other networks.
        case satisfied
        /// None does.
        case unsatisfied
        /// A connection would have to be made first. Never here.
        case requiresConnection
    }

    /// Why a path is not satisfied.
    public enum UnsatisfiedReason: Sendable {
        case notAvailable
        /// The person forbade it. Never here.
        case cellularDenied
        /// The person forbade it. Never here.
        case wifiDenied
        /// The person forbade it. Never here.
        case localNetworkDenied
        /// A network that is required is not there. Never here.
        case vpnInactive
    }

    /// Whether data can be sent.
    public let status: Status
    /// The interfaces that lead to other networks, the preferred one first.
    public let availableInterfaces: [NWInterface]
    /// Whether IPv4 leads to other networks.
    public let supportsIPv4: Bool
    /// Whether IPv6 leads to other networks.
    public let supportsIPv6: Bool
    /// Whether there is somebody to ask for the addresses of names.
    public let supportsDNS: Bool

    /// Why the path is not satisfied.
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    /// Whether sending costs something: over a modem.
    public var isExpensive: Bool { availableInterfaces.first?.type == .cellular }
    /// Whether the person asked for little to be sent. False: a desktop has no such setting for all networks.
    public var isConstrained: Bool { false }

    /// Whether the path may use an interface of a type.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        availableInterfaces.contains { $0.type == type }
    }

    public var debugDescription: String {
        guard status == .satisfied else { return "unsatisfied (No network route)" }
        var parts = ["satisfied (Path is satisfied)"]
        parts.append("interface: " + availableInterfaces.map(\.name).joined(separator: ", "))
        if supportsIPv4 { parts.append("ipv4") }
        if supportsIPv6 { parts.append("ipv6") }
        if supportsDNS { parts.append("dns") }
        return parts.joined(separator: ", ")
    }

    init(_ state: NetworkState, where isAllowed: (NWInterface) -> Bool = { _ in true }) {
        let ways = state.ways.filter { isAllowed($0.interface) }
        status = ways.isEmpty ? .unsatisfied : .satisfied
        availableInterfaces = ways.map(\.interface)
        supportsIPv4 = ways.contains(where: \.hasIPv4)
        supportsIPv6 = ways.contains(where: \.hasIPv6)
        supportsDNS = !ways.isEmpty && state.hasNameServer
    }
}
