/// How the network can be reached.
public enum AFNetworkReachabilityStatus: Int, Sendable {
    /// Nobody has looked.
    case unknown = -1
    /// Not at all.
    case notReachable = 0
    /// By the mobile network.
    case reachableViaWWAN = 1
    /// By another network.
    case reachableViaWiFi = 2
}
