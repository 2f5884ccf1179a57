/// The accessories at a cell's trailing edge, and the controls of editing mode.
@MainActor
final class CellAccessories {
    private unowned let cell: UITableViewCell
    private var glyph: CellGlyphView?
    private var detailButton: CellGlyphView?
    private var editControl: CellGlyphView?
    private var reorderControl: CellGlyphView?

    /// From iOS: the room between a chevron and an info button, and between the accessory and the content.
    private static let gap: CGFloat = 10
    static let contentGap: CGFloat = 8

    init(of cell: UITableViewCell) {
        self.cell = cell
    }

    private var type: UITableViewCell.AccessoryType {
        cell.isEditing ? cell.editingAccessoryType : cell.accessoryType
    }

    private var view: UIView? { cell.isEditing ? cell.editingAccessoryView : cell.accessoryView }

    /// The width that the accessories and controls take, with their margin; 0 without any.
    func trailingWidth(margin: CGFloat) -> CGFloat {
        var width: CGFloat = 0
        if let view {
            width = view.frame.width
        } else {
            switch type {
            case .none: break
            case .disclosureIndicator: width = CellGlyph.chevron.size.width
            case .checkmark: width = CellGlyph.checkmark.size.width
            case .detailButton: width = CellGlyph.info.size.width
            case .detailDisclosureButton: width = CellGlyph.info.size.width + Self.gap + CellGlyph.chevron.size.width
            }
        }
        if width > 0 { width += margin }
        if showsReorder { width += TableLook.reorderControlWidth }
        return width
    }

    private var showsReorder: Bool { cell.isEditing && cell.showsReorder }

    var leadingWidth: CGFloat {
        guard cell.isEditing, cell.shouldIndentWhileEditing, showsEditControl || indentsWithoutControl else { return 0 }
        return TableLook.editControlWidth
    }

    private var showsEditControl: Bool { cell.isEditing && cell.shownEditingStyle != .none }
    private var indentsWithoutControl: Bool { cell.isEditing && cell.shouldIndentWhileEditing }

    func layOut(in bounds: CGRect, margin: CGFloat) {
        var right = bounds.maxX
        if showsReorder {
            let control = makeReorderControl()
            control.isHidden = false
            control.frame = CGRect(
                x: right - TableLook.reorderControlWidth, y: 0, width: TableLook.reorderControlWidth,
                height: bounds.height)
            right -= TableLook.reorderControlWidth
        } else {
            reorderControl?.isHidden = true
        }
        layOutEditControl(in: bounds, margin: margin)

        for other in [cell.accessoryView, cell.editingAccessoryView] where other !== view {
            other?.removeFromSuperview()
        }
        right -= margin
        if let view {
            hide(&glyph)
            hide(&detailButton)
            if view.superview !== cell { cell.addSubview(view) }
            view.frame = CGRect(
                x: right - view.frame.width, y: ((bounds.height - view.frame.height) / 2).rounded(.down),
                width: view.frame.width, height: view.frame.height)
            return
        }
        switch type {
        case .none:
            hide(&glyph)
            hide(&detailButton)
        case .disclosureIndicator, .checkmark:
            hide(&detailButton)
            place(&glyph, type == .checkmark ? .checkmark : .chevron, right: right, in: bounds)
        case .detailButton:
            hide(&glyph)
            place(&detailButton, .info, right: right, in: bounds)
        case .detailDisclosureButton:
            place(&glyph, .chevron, right: right, in: bounds)
            place(
                &detailButton, .info, right: right - CellGlyph.chevron.size.width - Self.gap, in: bounds)
        }
    }

    private func hide(_ view: inout CellGlyphView?) {
        view?.removeFromSuperview()
        view = nil
    }

    private func place(_ view: inout CellGlyphView?, _ kind: CellGlyph, right: CGFloat, in bounds: CGRect) {
        if view?.kind != kind {
            view?.removeFromSuperview()
            let made = CellGlyphView(kind)
            if kind == .info {
                made.isUserInteractionEnabled = true
                made.accessibilityIdentifier = nil
                made.onTap = { [unowned cell] in cell.accessoryButtonWasTapped() }
            }
            UIView.performWithoutAnimation { cell.addSubview(made) }
            view = made
        }
        let size = kind.size
        view?.frame = CGRect(
            x: right - size.width, y: pixel((bounds.height - size.height) / 2), width: size.width,
            height: size.height)
    }

    private func layOutEditControl(in bounds: CGRect, margin: CGFloat) {
        guard showsEditControl else {
            editControl?.isHidden = true
            return
        }
        let kind: CellGlyph = cell.shownEditingStyle == .insert ? .insert : .delete
        if editControl?.kind != kind {
            editControl?.removeFromSuperview()
            let made = CellGlyphView(kind)
            made.isUserInteractionEnabled = true
            made.onTap = { [unowned cell] in cell.editControlWasTapped() }
            UIView.performWithoutAnimation { cell.addSubview(made) }
            editControl = made
        }
        editControl?.isHidden = false
        editControl?.frame = CGRect(
            x: margin, y: pixel((bounds.height - kind.size.height) / 2), width: kind.size.width,
            height: kind.size.height)
    }

    private func makeReorderControl() -> CellGlyphView {
        if let reorderControl { return reorderControl }
        let made = CellGlyphView(.reorder)
        made.isUserInteractionEnabled = true
        let pan = ReorderGestureRecognizer()
        pan.onChange { [unowned cell] in cell.reorderDidChange($0) }
        made.addGestureRecognizer(pan)
        UIView.performWithoutAnimation { cell.addSubview(made) }
        reorderControl = made
        return made
    }

    func tintDidChange() {
        for view in [glyph, detailButton] { view?.setNeedsDisplay() }
    }

    private func pixel(_ value: CGFloat) -> CGFloat {
        let scale = cell.contentScaleFactor
        return (value * scale).rounded() / scale
    }
}
