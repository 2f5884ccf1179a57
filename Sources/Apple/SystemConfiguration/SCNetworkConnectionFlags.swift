/// The flag ``SCNetworkReachabilityFlags/transientConnection`` by its older name.
public let kSCNetworkFlagsTransientConnection = Int(SCNetworkReachabilityFlags.transientConnection.rawValue)
/// The flag ``SCNetworkReachabilityFlags/reachable`` by its older name.
public let kSCNetworkFlagsReachable = Int(SCNetworkReachabilityFlags.reachable.rawValue)
/// The flag ``SCNetworkReachabilityFlags/connectionRequired`` by its older name.
public let kSCNetworkFlagsConnectionRequired = Int(SCNetworkReachabilityFlags.connectionRequired.rawValue)
/// The flag ``SCNetworkReachabilityFlags/connectionAutomatic`` by its older name.
public let kSCNetworkFlagsConnectionAutomatic = Int(SCNetworkReachabilityFlags.connectionAutomatic.rawValue)
/// The flag ``SCNetworkReachabilityFlags/interventionRequired`` by its older name.
public let kSCNetworkFlagsInterventionRequired = Int(SCNetworkReachabilityFlags.interventionRequired.rawValue)
/// The flag ``SCNetworkReachabilityFlags/isLocalAddress`` by its older name.
public let kSCNetworkFlagsIsLocalAddress = Int(SCNetworkReachabilityFlags.isLocalAddress.rawValue)
/// The flag ``SCNetworkReachabilityFlags/isDirect`` by its older name.
public let kSCNetworkFlagsIsDirect = Int(SCNetworkReachabilityFlags.isDirect.rawValue)
