/// Stands for whatever class was registered; see ``InitializerSlots``.
open class _UITableViewCellCreator: UITableViewCell {
    public required override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// Makes headers and footers of classes that are known only at run time; see ``InitializerSlots``.
open class _UITableViewHeaderFooterViewCreator: UITableViewHeaderFooterView {
    public required override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
