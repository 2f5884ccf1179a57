/// Distances in labels, where a view sets them.
struct LabelMetrics: Equatable {
    /// Between the picture and the title, in points.
    var spacing: CGFloat?
    /// How wide a picture is at least, in points.
    var iconWidth: CGFloat?
}

private struct LabelMetricsKey: EnvironmentKey { static let defaultValue = LabelMetrics() }

extension EnvironmentValues {
    var labelMetrics: LabelMetrics {
        get { self[LabelMetricsKey.self] }
        set { self[LabelMetricsKey.self] = newValue }
    }
}

extension View {
    /// Sets how far pictures of labels in the view are from their titles, in points.
    public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
        environment(\.labelMetrics.spacing, spacing)
    }

    /// Sets how much room pictures of labels in the view have at least, in points, so that titles below each other begin
    /// at the same place.
    public func labelReservedIconWidth(_ value: CGFloat) -> some View { environment(\.labelMetrics.iconWidth, value) }
}
