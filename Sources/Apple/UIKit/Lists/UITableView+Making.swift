extension UITableView {
    /// A height that follows from the content.
    public static let automaticDimension: CGFloat = -1
    /// The value a delegate method returns when the app does not implement it.
    static let absentDimension: CGFloat = -2

    func registerCells(_ identifier: String, from maker: (any RowViewMaker)?) {
        guard let maker else { return register(nil as AnyClass?, forCellReuseIdentifier: identifier) }
        registerCells(identifier) { maker.makeRowView(UITableViewCell.self) }
    }

    func registerHeaderFooterViews(_ identifier: String, from maker: (any RowViewMaker)?) {
        guard let maker else { return register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: identifier) }
        registerHeaderFooterViews(identifier) { maker.makeRowView(UITableViewHeaderFooterView.self) }
    }
}

/// What makes views of a table: a nib, on a floor above.
@MainActor
protocol RowViewMaker: AnyObject {
    /// The first view of a class that it has.
    func makeRowView<View: UIView>(_ type: View.Type) -> View?
}
