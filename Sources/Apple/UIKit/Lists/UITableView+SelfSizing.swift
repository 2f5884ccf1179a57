extension UITableView {
    /// When rows in sight are measured again.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// When the table is told to.
        case disabled = 0
        /// When a cell says that the size of its content has changed.
        case enabled = 1
        /// When constraints in a cell have changed as well.
        case enabledIncludingConstraints = 2
    }

    private enum Invalidation: RareValue { static var usual: SelfSizingInvalidation { .enabled } }

    /// When rows in sight are measured again. `.enabled` by default.
    public var selfSizingInvalidation: SelfSizingInvalidation {
        get { rare.isEmpty ? .enabled : rare[Invalidation.self] }
        set { rare[Invalidation.self] = newValue }
    }
}
