/// Distances in a list, where a view sets them.
struct ListMetrics {
    /// Between sections, in points.
    var sectionSpacing: CGFloat?
    /// Between rows, in points.
    var rowSpacing: CGFloat?
    /// Of a row, in points.
    var leastRowHeight: CGFloat?
}

private struct ListMetricsKey: EnvironmentKey { static var defaultValue: ListMetrics { ListMetrics() } }

extension EnvironmentValues {
    var listMetrics: ListMetrics {
        get { self[ListMetricsKey.self] }
        set { self[ListMetricsKey.self] = newValue }
    }

    /// The least height of rows, in points. 44 by default.
    public var defaultMinListRowHeight: CGFloat {
        get { listMetrics.leastRowHeight ?? 44 }
        set { listMetrics.leastRowHeight = newValue }
    }
}

/// How far sections of a list are apart.
public struct ListSectionSpacing: Sendable {
    let points: CGFloat?

    /// As the list has it.
    public static let `default` = ListSectionSpacing(points: nil)
    /// Less than that.
    public static let compact = ListSectionSpacing(points: 12)
    /// So many points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(points: spacing) }
}

extension View {
    /// Sets how far rows of the lists in the view are apart, in points; nil lets them touch.
    public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listMetrics.rowSpacing, spacing) }

    /// Sets how far the sections of the lists in the view are apart, where they have no headers and footers.
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listMetrics.sectionSpacing, spacing.points)
    }

    /// Sets how far the sections of the lists in the view are apart, in points.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }

    /// Sets the colour of symbols in rows; nil takes the list's.
    public func listItemTint(_ tint: Color?) -> some View { environment(\.tint, tint) }
}
