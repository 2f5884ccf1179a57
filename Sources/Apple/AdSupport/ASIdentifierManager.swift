public import Foundation

/// The number by which advertisers know a device: zeros, as in iOS's simulator.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
    private static let manager = ASIdentifierManager()

    /// The manager of the app.
    open class func shared() -> ASIdentifierManager { manager }

    /// The number: zeros.
    open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }

    /// Whether advertisers may use the number: false.
    open var isAdvertisingTrackingEnabled: Bool { false }
}
