/// Where the device is beside a region.
public enum CLRegionState: Int, Sendable {
    /// Not known yet.
    case unknown
    /// In the region.
    case inside
    /// Out of it.
    case outside
}
