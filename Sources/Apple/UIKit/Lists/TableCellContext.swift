/// The information a table gives a cell about its position.
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
    /// The width of the table's section index, in points.
    var indexWidth: CGFloat = 0
    var insetReference = UITableView.SeparatorInsetReference.fromCellEdges
    var indentationLevel = 0
}
