/// How the words of an axis stand to its lines.
///
/// Has no effect: they stand as they do by default.
public struct AxisMarkPreset: Sendable {
    /// As the axis has them.
    public static let automatic = AxisMarkPreset()
    /// With their edges in the plot.
    public static let aligned = AxisMarkPreset()
    /// Beyond the plot.
    public static let extended = AxisMarkPreset()
    /// Within the plot.
    public static let inset = AxisMarkPreset()
}
