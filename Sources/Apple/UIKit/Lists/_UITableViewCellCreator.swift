/// Stands for whatever class was registered: an initialiser called through it is the registered class's own, because
/// the initialiser has the same place in the table of methods of every subclass.
open class _UITableViewCellCreator: UITableViewCell {
    public required override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// Makes headers and footers of classes that are known only at run time.
open class _UITableViewHeaderFooterViewCreator: UITableViewHeaderFooterView {
    public required override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
