/// A column of a split view, for the views in it.
@MainActor
final class SplitColumn {
    private weak var element: SplitElement?
    private let column: UISplitViewController.Column
    /// Takes back what is chosen in the column's list.
    var deselect: () -> Void = {}
    private var hasAdvanced = false

    init(_ column: UISplitViewController.Column, of element: SplitElement) {
        self.column = column
        self.element = element
    }

    /// Whether what is chosen in the column is shown in another one.
    var leadsOn: Bool { column != .secondary }

    /// Something in the column was chosen, which the next column shows.
    func advance() {
        guard leadsOn else { return }
        hasAdvanced = true
        element?.advance(from: column)
    }

    /// Shows a screen in the next column.
    func show(_ view: AnyView, _ environment: EnvironmentValues) {
        hasAdvanced = true
        element?.show(view, environment, besides: column)
    }

    /// How wide the column is, in points.
    func setWidth(least: CGFloat?, ideal: CGFloat, most: CGFloat?) {
        guard let split = element?.controller as? UISplitViewController else { return }
        let automatic = UISplitViewController.automaticDimension
        switch column {
        case .primary:
            split.minimumPrimaryColumnWidth = least ?? automatic
            split.maximumPrimaryColumnWidth = most ?? automatic
            split.preferredPrimaryColumnWidth = ideal
        case .supplementary:
            split.minimumSupplementaryColumnWidth = least ?? automatic
            split.maximumSupplementaryColumnWidth = most ?? automatic
            split.preferredSupplementaryColumnWidth = ideal
        default: break
        }
    }

    /// The column comes into sight. After a person went back to it nothing is chosen any longer.
    func willAppear() {
        guard hasAdvanced, let element, element.isCollapsed else { return }
        hasAdvanced = false
        deselect()
        element.didReturn(to: column)
    }
}

private struct SplitColumnKey: EnvironmentKey { static var defaultValue: SplitColumn? { nil } }
private struct SplitBehaviorKey: EnvironmentKey {
    static let defaultValue = UISplitViewController.SplitBehavior.automatic
}

extension EnvironmentValues {
    /// The column whose first screen the view is in.
    var splitColumn: SplitColumn? {
        get { self[SplitColumnKey.self] }
        set { self[SplitColumnKey.self] = newValue }
    }
    /// How columns share the room.
    var splitBehavior: UISplitViewController.SplitBehavior {
        get { self[SplitBehaviorKey.self] }
        set { self[SplitBehaviorKey.self] = newValue }
    }
}
