/// What a table tells a cell about its place.
struct TableCellContext {
    var style: UITableView.Style = .plain
    /// Where text begins, from the cell's edge.
    var margin: CGFloat = 16
    var isFirst = false
    var isLast = false
    var showsSeparator = false
    var separatorColor: UIColor? = .separator
    /// The table's own, if the app gave it one.
    var separatorInset: UIEdgeInsets?
    /// What the table's section index takes at the right.
    var indexWidth: CGFloat = 0
    var insetReference = UITableView.SeparatorInsetReference.fromCellEdges
    var indentationLevel = 0
}
