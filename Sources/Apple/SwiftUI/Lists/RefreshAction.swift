/// Brings what is shown up to date, when a person pulls it down.
public struct RefreshAction: Sendable {
    let action: @MainActor @Sendable () async -> Void

    /// Runs the action, and returns when it is done.
    @preconcurrency @MainActor public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey { static let defaultValue: RefreshAction? = nil }

extension EnvironmentValues {
    /// The action that brings the view up to date; nil where there is none.
    public var refresh: RefreshAction? { refreshAction }

    var refreshAction: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Runs an action when the list or scroll view in the view is pulled down.
    public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
        environment(\.refreshAction, RefreshAction(action: action))
    }
}

/// Runs an action when a scroll view is pulled down, and shows that it runs.
@MainActor
final class Refresher {
    private var action: RefreshAction?
    private let control = UIRefreshControl()

    private init() {
        control.addAction(UIAction { [weak self] _ in self?.begin() }, for: .valueChanged)
    }

    private func begin() {
        guard let action else { return }
        Task { [control] in
            await action()
            control.endRefreshing()
        }
    }

    static func follow(_ action: RefreshAction?, on scrollView: UIScrollView, _ old: Refresher?) -> Refresher? {
        guard let action else {
            if old != nil { scrollView.refreshControl = nil }
            return nil
        }
        let refresher = old ?? Refresher()
        refresher.action = action
        if scrollView.refreshControl !== refresher.control { scrollView.refreshControl = refresher.control }
        return refresher
    }
}
