/// Where a location comes from.
public final class CLLocationSourceInformation: NSObject, @unchecked Sendable {
    /// Whether an option or a flow said it, and no device measured it.
    public let isSimulatedBySoftware: Bool
    /// Whether a device beside this one measured it.
    public let isProducedByAccessory: Bool

    /// Creates what tells where a location comes from.
    public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
        isSimulatedBySoftware = isSoftware
        isProducedByAccessory = isAccessory
    }
}
