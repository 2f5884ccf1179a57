public import Foundation

/// What is known of mobile networks: nothing, as of a device without a SIM.
open class CTTelephonyNetworkInfo: NSObject {
    public override init() { super.init() }

    /// The companies by the names of their services; nil without a SIM.
    open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
    /// The company; nil without a SIM.
    open var subscriberCellularProvider: CTCarrier? { nil }
    /// The kinds of radio by the names of their services; nil without a network.
    open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
    /// The kind of radio; nil without a network.
    open var currentRadioAccessTechnology: String? { nil }
    /// The name of the service that data go by; nil without a SIM.
    open var dataServiceIdentifier: String? { nil }
    /// Called when another SIM is there.
    open var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)?
}

/// A company of a mobile network. None is known here.
open class CTCarrier: NSObject {
    /// Its name.
    open var carrierName: String? { nil }
    /// The number of its country.
    open var mobileCountryCode: String? { nil }
    /// Its own number.
    open var mobileNetworkCode: String? { nil }
    /// The code of its country.
    open var isoCountryCode: String? { nil }
    /// Whether calls may go by the Internet.
    open var allowsVOIP: Bool { true }

    override init() { super.init() }
}

/// The first mobile data.
public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
/// EDGE.
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
/// The third generation.
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
/// The third generation, faster down.
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
/// The third generation, faster up.
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
/// The fourth generation.
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
/// The fifth generation, beside the fourth.
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
/// The fifth generation.
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
/// CDMA, the first of its kind.
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
/// CDMA for data.
public let CTRadioAccessTechnologyCDMAEVDORev0 = "CTRadioAccessTechnologyCDMAEVDORev0"
/// CDMA for data, faster.
public let CTRadioAccessTechnologyCDMAEVDORevA = "CTRadioAccessTechnologyCDMAEVDORevA"
/// CDMA for data, on several carriers.
public let CTRadioAccessTechnologyCDMAEVDORevB = "CTRadioAccessTechnologyCDMAEVDORevB"
/// CDMA for data, beside the fourth generation.
public let CTRadioAccessTechnologyeHRPD = "CTRadioAccessTechnologyeHRPD"

extension NSNotification.Name {
    /// Posted when the kind of radio of a service is another. Not posted here: there is none.
    public static let CTServiceRadioAccessTechnologyDidChange = NSNotification.Name(
        "CTServiceRadioAccessTechnologyDidChangeNotification")
    /// Posted when the kind of radio is another. Not posted here: there is none.
    public static let CTRadioAccessTechnologyDidChange = NSNotification.Name(
        "CTRadioAccessTechnologyDidChangeNotification")
}
