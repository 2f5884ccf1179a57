/// How a list looks: one of the system's styles.
@MainActor @preconcurrency
public protocol ListStyle {
    /// The style that UIKit's table has.
    var _style: UITableView.Style { get }
    /// Whether sections are opened and closed by their headers.
    var _isSidebar: Bool { get }
}

extension ListStyle {
    public var _isSidebar: Bool { false }
}

/// How a list is drawn, for the views in it.
struct ListLook: Equatable {
    var style = UITableView.Style.insetGrouped

    var isGrouped: Bool { style != .plain }
}

/// The style that suits where the list is: in groups set off from the edges.
public struct DefaultListStyle: ListStyle {
    /// Makes the default style.
    nonisolated public init() {}
    public var _style: UITableView.Style { .insetGrouped }
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
    /// Makes the plain style.
    nonisolated public init() {}
    public var _style: UITableView.Style { .plain }
}

/// Groups from edge to edge.
public struct GroupedListStyle: ListStyle {
    /// Makes the grouped style.
    nonisolated public init() {}
    public var _style: UITableView.Style { .grouped }
}

/// Groups set off from the edges.
public struct InsetGroupedListStyle: ListStyle {
    /// Makes the inset grouped style.
    nonisolated public init() {}
    public var _style: UITableView.Style { .insetGrouped }
}

/// Rows from edge to edge, with lines that end where the rows' content does.
public struct InsetListStyle: ListStyle {
    /// Makes the inset style.
    nonisolated public init() {}
    public var _style: UITableView.Style { .plain }
}

/// The list beside a screen; on a phone, groups set off from the edges. Sections are opened and closed by their headers.
public struct SidebarListStyle: ListStyle {
    /// Makes the style of a sidebar.
    nonisolated public init() {}
    public var _isSidebar: Bool { true }
    public var _style: UITableView.Style { .insetGrouped }
}

extension ListStyle where Self == InsetListStyle {
    /// Rows from edge to edge, with lines that end where the rows' content does.
    public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
    /// The list beside a screen.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
extension ListStyle where Self == DefaultListStyle {
    /// The style of the platform: grouped, with insets.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
    /// Rows from edge to edge.
    public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
    /// Sections apart from each other.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    /// Sections apart from each other, with round corners and side margins.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

private struct ListStyleKey: EnvironmentKey { static let defaultValue = UITableView.Style.insetGrouped }
private struct SidebarKey: EnvironmentKey { static let defaultValue = false }
private struct ListLookKey: EnvironmentKey { static let defaultValue: ListLook? = nil }

extension EnvironmentValues {
    /// The style of the lists in the view.
    var listStyle: UITableView.Style {
        get { self[ListStyleKey.self] }
        set { self[ListStyleKey.self] = newValue }
    }
    /// Whether sections of the lists in the view are opened and closed by their headers.
    var isSidebar: Bool {
        get { self[SidebarKey.self] }
        set { self[SidebarKey.self] = newValue }
    }
    /// The style of the enclosing list.
    var listLook: ListLook? {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the lists in the view.
    public func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.listStyle, style._style).environment(\.isSidebar, style._isSidebar)
    }
}
