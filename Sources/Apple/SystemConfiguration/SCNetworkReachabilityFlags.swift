/// The known facts about the route to a host.
///
/// Of these Linux tells whether there is a way, and whether it stays on this machine; the others are never set.
public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The flag `transientConnection` of iOS, which no network here sets.
    public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
    /// The address can be reached.
    public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
    /// The flag `connectionRequired` of iOS, which no network here sets.
    public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
    /// The flag `connectionOnTraffic` of iOS, which no network here sets.
    public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
    /// The flag `interventionRequired` of iOS, which no network here sets.
    public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
    /// The flag `connectionOnDemand` of iOS, which no network here sets.
    public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
    /// The address is one of this machine.
    public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
    /// The address is in a network of this machine's.
    public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
    /// The flag `isWWAN` of iOS, which no network here sets.
    public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
    /// The flag `connectionAutomatic` of iOS, which no network here sets.
    public static let connectionAutomatic: SCNetworkReachabilityFlags = .connectionOnTraffic
}
