/// The views of a list cell's accessories.
@MainActor
final class ListAccessoryViews {
    private unowned let cell: UICollectionViewListCell
    private var shown: [(accessory: UICellAccessory, view: UIView)] = []
    private var retired: [UIView] = []
    private let verticalLine = CellSeparatorView()

    /// Between accessories, in points: as in cells of tables.
    private static let gap: CGFloat = 10
    /// The width that `.standard` stands for: that of the round buttons of editing mode.
    private static let standardWidth: CGFloat = 22

    init(of cell: UICollectionViewListCell) {
        self.cell = cell
    }

    // MARK: Views

    /// Takes on accessories; views of those that were there before stay.
    func show(_ accessories: [UICellAccessory]) {
        var old = shown
        shown = []
        for accessory in Self.ordered(accessories) {
            let kept = old.firstIndex { Self.isSame($0.accessory, accessory) }
            let view = kept.map { old.remove(at: $0).view } ?? makeView(for: accessory)
            configure(view, accessory)
            shown.append((accessory, view))
        }
        retired += old.map(\.view)
        update(cell.configurationState)
    }

    private static func isSame(_ first: UICellAccessory, _ second: UICellAccessory) -> Bool {
        first.accessoryType == second.accessoryType && first.customView === second.customView
    }

    /// From the leading edge to the trailing one; editing controls stand at the edges.
    private static func ordered(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
        var leading = accessories.filter { $0.edge == .leading && $0.position == nil }
        var trailing = accessories.filter { $0.edge == .trailing && $0.position == nil }
        trailing =
            trailing.filter { $0.accessoryType != .reorder } + trailing.filter { $0.accessoryType == .reorder }
        for accessory in accessories {
            guard let position = accessory.position else { continue }
            if accessory.edge == .leading {
                leading.insert(accessory, at: min(max(position(leading), 0), leading.count))
            } else {
                trailing.insert(accessory, at: min(max(position(trailing), 0), trailing.count))
            }
        }
        return leading + trailing
    }

    private func makeView(for accessory: UICellAccessory) -> UIView {
        switch accessory.accessoryType {
        case .disclosureIndicator: return CellGlyphView(.chevron)
        case .outlineDisclosure: return control(.chevron) { $0.toggleChildren() }
        case .checkmark: return CellGlyphView(.checkmark)
        case .delete: return control(.delete) { $0.accessoryWasTapped(.delete) }
        case .insert: return control(.insert) { $0.accessoryWasTapped(.insert) }
        case .detail: return control(.info) { $0.accessoryWasTapped(.detail) }
        case .reorder: return reorderControl()
        case .multiselect:
            let view = UIImageView()
            view.contentMode = .center
            return view
        case .label: return UILabel()
        case .popUpMenu:
            let button = UIButton(type: .system)
            button.showsMenuAsPrimaryAction = true
            button.changesSelectionAsPrimaryAction = true
            return button
        case .customView: return accessory.customView ?? UIView()
        }
    }

    private func control(
        _ glyph: CellGlyph, _ action: @escaping @MainActor (UICollectionViewListCell) -> Void
    ) -> CellGlyphView {
        let view = CellGlyphView(glyph)
        view.isUserInteractionEnabled = true
        view.onTap = { [unowned cell] in action(cell) }
        return view
    }

    private func reorderControl() -> CellGlyphView {
        let view = CellGlyphView(.reorder)
        view.isUserInteractionEnabled = true
        let pan = ReorderGestureRecognizer()
        pan.onChange { [unowned cell] in cell.collection?.reorderDidChange($0, in: cell) }
        view.addGestureRecognizer(pan)
        return view
    }

    private func configure(_ view: UIView, _ accessory: UICellAccessory) {
        if accessory.accessoryType != .customView || accessory.tintColor != nil { view.tintColor = accessory.tintColor }
        switch view {
        case let glyph as CellGlyphView:
            glyph.signColor =
                accessory.tintColor ?? (accessory.accessoryType == .outlineDisclosure ? cell.tintColor : nil)
            glyph.circleColor = accessory.backgroundColor
        case let label as UILabel where accessory.accessoryType == .label:
            label.text = accessory.text
            label.font = accessory.font
            label.adjustsFontForContentSizeCategory = accessory.adjustsFont
            label.textColor = accessory.tintColor ?? .secondaryLabel
        case let button as UIButton where accessory.accessoryType == .popUpMenu:
            button.menu = accessory.menu
            button.selectedElementDidChange = accessory.menuHandler
        default: break
        }
    }

    /// Shows what a state has.
    func update(_ state: UICellConfigurationState) {
        for (accessory, view) in shown {
            switch accessory.accessoryType {
            case .outlineDisclosure:
                view.transform = state.isExpanded ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
            case .multiselect:
                let name = state.isSelected ? "checkmark.circle.fill" : "circle"
                (view as? UIImageView)?.image = UIImage(
                    systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20))
                view.tintColor = state.isSelected ? accessory.tintColor : .tertiaryLabel
            default: break
            }
        }
    }

    // MARK: Layout

    private func visible(_ edge: UICellAccessory.Edge) -> [(accessory: UICellAccessory, view: UIView)] {
        shown.filter { $0.accessory.edge == edge && $0.accessory.isShown(whenEditing: cell.editing) }
    }

    var hasTrailing: Bool { !visible(.trailing).isEmpty }

    /// The least height that the accessories need.
    var height: CGFloat {
        shown.filter { $0.accessory.accessoryType == .customView && $0.accessory.isShown(whenEditing: cell.editing) }
            .map { size(of: $0).height }.max() ?? 0
    }

    private func size(of item: (accessory: UICellAccessory, view: UIView)) -> CGSize {
        let (accessory, view) = item
        switch view {
        case let glyph as CellGlyphView: return glyph.kind.size
        case _ where accessory.accessoryType == .multiselect: return CGSize(width: 22, height: 22)
        case _ where accessory.accessoryType == .customView:
            if accessory.maintainsFixedSize { return view.bounds.size }
            let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            return CGSize(
                width: size.width > 0 ? size.width : view.bounds.width,
                height: size.height > 0 ? size.height : view.bounds.height)
        default:
            return view.sizeThatFits(
                CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        }
    }

    private func reservedWidth(of item: (accessory: UICellAccessory, view: UIView), _ size: CGSize) -> CGFloat {
        switch item.accessory.reservedWidth {
        case .actual: return size.width
        case .standard: return max(Self.standardWidth, size.width)
        case .custom(let width): return width == UICellAccessory.standardDimension ? Self.standardWidth : width
        }
    }

    private func width(of edge: UICellAccessory.Edge) -> CGFloat {
        let items = visible(edge)
        guard !items.isEmpty else { return 0 }
        return items.reduce(CGFloat(items.count - 1) * Self.gap) { $0 + reservedWidth(of: $1, size(of: $1)) }
    }

    /// From where to where the content reaches.
    func contentSpan(width: CGFloat) -> (left: CGFloat, right: CGFloat) {
        let indentation = CGFloat(cell.indentationLevel) * cell.indentationWidth
        let leading = self.width(of: .leading)
        let trailing = self.width(of: .trailing)
        return (
            indentation + (leading > 0 ? leading + cell.edgeMargin : 0),
            width - (trailing > 0 ? trailing + cell.edgeMargin : 0)
        )
    }

    func layOut() {
        for view in retired where view.superview === cell { view.removeFromSuperview() }
        retired = []
        let indentation = cell.indentsAccessories ? CGFloat(cell.indentationLevel) * cell.indentationWidth : 0
        var left = cell.edgeMargin + indentation
        for item in visible(.leading) { left += place(item, from: left) + Self.gap }
        var right = cell.bounds.width - cell.edgeMargin
        verticalLine.removeFromSuperview()
        let trailing = visible(.trailing)
        for item in trailing.reversed() {
            let width = reservedWidth(of: item, size(of: item))
            _ = place(item, from: right - width)
            right -= width + Self.gap
            if item.accessory.accessoryType == .reorder, item.accessory.showsSeparator ?? (trailing.count > 1) {
                verticalLine.backgroundColor = .separator
                verticalLine.frame = CGRect(
                    x: right + Self.gap / 2, y: 8, width: 1 / cell.contentScaleFactor,
                    height: max(cell.bounds.height - 16, 0))
                cell.addSubview(verticalLine)
            }
        }
        for (accessory, view) in shown where !accessory.isShown(whenEditing: cell.editing) {
            if view.superview === cell { view.removeFromSuperview() }
        }
    }

    /// Puts an accessory in the middle of its room; returns the room's width.
    private func place(_ item: (accessory: UICellAccessory, view: UIView), from left: CGFloat) -> CGFloat {
        let size = size(of: item)
        let width = reservedWidth(of: item, size)
        if item.view.superview !== cell { UIView.performWithoutAnimation { cell.addSubview(item.view) } }
        let scale = cell.contentScaleFactor
        item.view.bounds.size = size
        let origin = CGPoint(
            x: ((left + (width - size.width) / 2) * scale).rounded() / scale,
            y: ((cell.bounds.height - size.height) / 2 * scale).rounded() / scale)
        item.view.center = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
        return width
    }
}

extension UICollectionViewListCell {
    /// An accessory was tapped that calls its handler; a delete button without one shows the trailing actions.
    func accessoryWasTapped(_ type: UICellAccessory.AccessoryType) {
        guard let accessory = accessories.first(where: { $0.accessoryType == type }) else { return }
        if let handler = accessory.handler { return handler() }
        guard type == .delete, let collection, let path = collection.indexPath(for: self) else { return }
        collection.swipes.openTrailing(path, self)
    }
}
