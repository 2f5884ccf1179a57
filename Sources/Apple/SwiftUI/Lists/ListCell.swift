/// The cell of a row.
final class ListCell: UITableViewCell {
    private let content = RowContentView()
    private let top = UIView()
    private let bottom = UIView()
    private var separators = (top: false, bottom: false)
    private var separatorStart: CGFloat = 0
    private var pixel: CGFloat = 1

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(content)
        for line in [top, bottom] {
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
            addSubview(line)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Whether the row runs from right to left.
    var isRightToLeft = false
    private var hasArrow = false
    /// The arrow of a row that runs from right to left.
    private lazy var arrow: UIImageView = {
        let look = UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold)
        let view = UIImageView(image: UIImage(systemName: "chevron.left", withConfiguration: look))
        view.tintColor = .tertiaryLabel
        view.sizeToFit()
        addSubview(view)
        return view
    }()

    /// Shows that the row leads to another screen, or not.
    func setArrow(_ isShown: Bool) {
        accessoryType = isShown && !isRightToLeft ? .disclosureIndicator : .none
        guard isRightToLeft || hasArrow else { return }
        hasArrow = true
        arrow.isHidden = !isShown || !isRightToLeft
    }

    /// Whether the row is the chosen one of its list.
    var isChosen = false {
        didSet { if isChosen { backgroundColor = .systemGray4 } }
    }

    func show(
        _ item: Item, insets: EdgeInsets, separators: (top: Bool, bottom: Bool), pixel: CGFloat,
        tint: (top: UIColor?, bottom: UIColor?), isSelectable: Bool
    ) {
        top.backgroundColor = tint.top ?? .separator
        bottom.backgroundColor = tint.bottom ?? .separator
        self.separators = separators
        self.pixel = pixel
        separatorStart = insets.leading
        selectionStyle = isSelectable ? .default : .none
        content.isRightToLeft = isRightToLeft
        content.show(item.element, insets: insets, pixel: pixel)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = CGRect(origin: .zero, size: bounds.size)
        content.layoutIfNeeded()
        // The line begins where the first text does.
        if let text = firstLabel(in: content) {
            separatorStart = max(text.convert(text.bounds, to: self).minX, 0)
        }
        if let start = content.guide(.listRowSeparatorLeading) { separatorStart = start }
        if isRightToLeft {
            // From the other side.
            if let text = firstLabel(in: content), content.guide(.listRowSeparatorLeading) == nil {
                separatorStart = max(bounds.width - text.convert(text.bounds, to: self).maxX, 0)
            }
            arrow.center = CGPoint(x: 16 + arrow.bounds.width / 2, y: bounds.midY)
        }
        let width = max((content.guide(.listRowSeparatorTrailing) ?? bounds.width) - separatorStart, 0)
        top.isHidden = !separators.top
        bottom.isHidden = !separators.bottom
        let mirror = isRightToLeft ? LayoutMirror(width: bounds.width) : LayoutMirror()
        top.frame = mirror(CGRect(x: separatorStart, y: 0, width: width, height: pixel))
        bottom.frame = mirror(CGRect(x: separatorStart, y: bounds.height - pixel, width: width, height: pixel))
        bringSubviewToFront(top)
        bringSubviewToFront(bottom)
    }

    private func firstLabel(in view: UIView) -> UILabel? {
        for child in view.subviews {
            if let found = child as? UILabel ?? firstLabel(in: child) { return found }
        }
        return nil
    }
}

/// Lays out the element of a row, a header or a footer.
final class RowContentView: GroupView {
    /// Whether what is in the view runs from right to left.
    var isRightToLeft = false
    private var element: Element?
    private var insets = EdgeInsets()
    private var pixel: CGFloat = 1

    func show(_ element: Element, insets: EdgeInsets, pixel: CGFloat) {
        self.element = element
        self.insets = insets
        self.pixel = pixel
        setNeedsLayout()
    }

    /// Where a view of the row says that a guide is.
    func guide(_ alignment: HorizontalAlignment) -> CGFloat? {
        guard let element else { return nil }
        let offer = ProposedViewSize(width: max(bounds.width - insets.horizontal, 0), height: nil)
        return element.explicitGuide(alignment.key, ViewDimensions(element.size(offer), proposal: offer))
            .map { $0 + insets.leading }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let element else { return }
        let offer = ProposedViewSize(width: max(bounds.width - insets.horizontal, 0), height: nil)
        let size = element.size(offer)
        let canvas = PlacementCanvas(
            safeArea: bounds, screen: bounds, scale: 1 / pixel, place: .init(host: self))
        if isRightToLeft { canvas.mirror = LayoutMirror(width: bounds.width) }
        if let background = background(of: element) {
            background.place(bounds, ProposedViewSize(bounds.size), in: canvas)
        }
        let room = bounds.height - insets.vertical
        element.place(
            CGRect(
                x: insets.leading, y: insets.top + (room - size.height) / 2, width: size.width, height: size.height),
            offer, in: canvas)
        adopt(canvas.views)
        element.graph?.didPlace()
    }

    private func background(of element: Element) -> Element? {
        if let element = element as? RowBackgroundElement, element.node != nil { return element.background }
        return (element as? WrapperElement).flatMap { background(of: $0.child) }
    }
}
