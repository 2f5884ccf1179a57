extension UITableView {
    /// Has cells of the identifier made from a xib; nil takes it back.
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        guard let nib else { return register(nil as AnyClass?, forCellReuseIdentifier: identifier) }
        registerCells(identifier) {
            nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewCell }.first
        }
    }

    /// Has headers and footers of the identifier made from a xib.
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard let nib else { return register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: identifier) }
        registerHeaderFooterViews(identifier) {
            nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewHeaderFooterView }.first
        }
    }
}
