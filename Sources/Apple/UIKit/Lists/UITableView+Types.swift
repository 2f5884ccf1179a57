extension UITableView {
    public enum Style: Int, Sendable {
        case plain, grouped, insetGrouped
    }

    public enum ScrollPosition: Int, Sendable {
        case none, top, middle, bottom
    }

    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }

    public enum SeparatorInsetReference: Int, Sendable {
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
