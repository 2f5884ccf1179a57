extension UITableView {
    /// The look of the table's sections.
    public enum Style: Int, Sendable {
        /// Sections without gaps and with headers that stay in sight, grouped sections, or grouped sections with
        /// round corners and side margins.
        case plain, grouped, insetGrouped
    }

    /// Where in the visible area a row comes to rest after scrolling to it.
    public enum ScrollPosition: Int, Sendable {
        /// The nearest edge, the top, the middle or the bottom.
        case none, top, middle, bottom
    }

    /// How a row comes or goes.
    public enum RowAnimation: Int, Sendable {
        /// The kind of movement; `none` changes the row without animation.
        case fade, right, left, top, bottom, none, middle
        /// The table chooses.
        case automatic = 100
    }

    /// The reference that ``separatorInset`` is measured from.
    public enum SeparatorInsetReference: Int, Sendable {
        /// The cell's edges, or the place that the separator would take by itself.
        case fromCellEdges, fromAutomaticInsets
    }

    /// Posted when the selection was changed by a person.
    public static let selectionDidChangeNotification = Notification.Name("UITableViewSelectionDidChangeNotification")

    /// Which heights the delegate was found to give, so that 100,000 rows are not asked for what nobody answers.
    struct DelegateAnswers {
        /// Nil until one row was asked for.
        var givesRowHeights: Bool?
        var givesEstimates: Bool?
    }
}

extension NSCoder {
    /// The style of a table in a nib.
    var tableStyle: UITableView.Style {
        guard allowsKeyedCoding, containsValue(forKey: "UIStyle") else { return .plain }
        return UITableView.Style(rawValue: decodeInteger(forKey: "UIStyle")) ?? .plain
    }
}
