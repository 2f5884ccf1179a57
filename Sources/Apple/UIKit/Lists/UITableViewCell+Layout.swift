extension UITableViewCell {
    // MARK: Context

    /// The table tells the cell where it is.
    func apply(_ context: TableCellContext) {
        self.context = context
        if !hasOwnBackgroundColor { setTableBackgroundColor() }
        separator.backgroundColor = context.separatorColor
        let radius = context.style == .insetGrouped ? TableLook.insetGroupedCornerRadius : 0
        if layer.cornerRadius != radius { layer.cornerRadius = radius }
        if context.style == .insetGrouped {
            var corners: CACornerMask = []
            if context.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
            if context.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
            layer.maskedCorners = corners
            clipsToBounds = true
        }
        if context.indentationLevel > 0 { indentationLevel = context.indentationLevel }
        if systemMeasures.hasCellMargins {
            contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: 11, leading: context.margin, bottom: 11, trailing: context.margin)
        }
        setNeedsLayout()
    }

    private func setTableBackgroundColor() {
        let color: UIColor = context.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
        if super.backgroundColor != color { setBackgroundColorByTable(color) }
    }

    func setBackgroundColorByTable(_ color: UIColor) {
        backgroundColor = color
        hasOwnBackgroundColor = false
    }

    // MARK: State

    func stateDidChange(animated: Bool) {
        if animated {
            let show = isSelected || isHighlighted
            updateBackground(keepSelected: true)
            let view = selectedBackground
            view?.alpha = show ? 0 : 1
            UIView.animate(
                withDuration: 0.35,
                animations: { view?.alpha = show ? 1 : 0 },
                completion: { [weak self] _ in
                    view?.alpha = 1
                    self?.updateBackground()
                })
        } else {
            updateBackground()
        }
        labels.text?.isHighlighted = isSelected || isHighlighted
        labels.detail?.isHighlighted = isSelected || isHighlighted
        labels.image?.isHighlighted = isSelected || isHighlighted
        highlightSubviews(of: contentView)
        if contentConfiguration != nil || backgroundConfiguration != nil || configurationUpdateHandler != nil {
            setNeedsUpdateConfiguration()
        }
    }

    /// Labels and images that the app put into the cell take on its highlight, as in UIKit.
    private func highlightSubviews(of view: UIView) {
        let isOn = isSelected || isHighlighted
        for subview in view.subviews {
            (subview as? UILabel)?.isHighlighted = isOn
            (subview as? UIImageView)?.isHighlighted = isOn
            if !(subview is UIControl) { highlightSubviews(of: subview) }
        }
    }

    // MARK: Background

    private var selectedBackground: UIView? {
        if let multipleSelectionBackgroundView, table?.selectsSeveral == true { return multipleSelectionBackgroundView }
        return selectedBackgroundView ?? defaultSelectedBackground
    }

    func updateBackground(keepSelected: Bool = false) {
        let shows = keepSelected || (isSelected || isHighlighted) && selectionStyle != .none
        if shows, selectionStyle != .none, selectedBackgroundView == nil, defaultSelectedBackground == nil,
            backgroundConfiguration == nil
        {
            let view = UIView(frame: bounds)
            view.backgroundColor = .systemGray4
            view.isUserInteractionEnabled = false
            defaultSelectedBackground = view
        }
        if let backgroundView, backgroundView.superview !== self { insertSubview(backgroundView, at: 0) }
        updateConfiguredBackground()
        guard selectionStyle != .none, let selected = selectedBackground else {
            selectedBackground?.removeFromSuperview()
            setNeedsLayout()
            return
        }
        if shows, backgroundConfiguration == nil || selectedBackgroundView != nil {
            selected.frame = bounds
            if selected.superview !== self {
                UIView.performWithoutAnimation { insertSubview(selected, belowSubview: contentView) }
            }
        } else if selected.superview === self {
            selected.removeFromSuperview()
        }
        setNeedsLayout()
    }

    private func updateConfiguredBackground() {
        guard let configuration = backgroundConfiguration else {
            configuredBackground?.removeFromSuperview()
            configuredBackground = nil
            return
        }
        let view = (configuredBackground as? ConfiguredBackgroundView) ?? ConfiguredBackgroundView(frame: bounds)
        configuredBackground = view
        view.show(configuration, tint: tintColor)
        if view.superview !== self { UIView.performWithoutAnimation { insertSubview(view, at: 0) } }
        setBackgroundColorByTable(.clear)
        hasOwnBackgroundColor = true
    }

    // MARK: Content configuration

    func showContentConfiguration() {
        guard let configuration = contentConfiguration else {
            configuredView?.removeFromSuperview()
            configuredView = nil
            setNeedsLayout()
            return
        }
        if let view = configuredView, view.supports(configuration) {
            view.configuration = configuration
        } else {
            configuredView?.removeFromSuperview()
            let view = configuration.makeContentView()
            configuredView = view
            view.frame = contentView.bounds
            UIView.performWithoutAnimation { contentView.addSubview(view) }
        }
        setNeedsLayout()
        table?.contentDidChange(in: self)
    }

    // MARK: Parts

    func accessoriesDidChange() {
        setNeedsLayout()
    }

    func setEditing(_ editing: Bool, style: EditingStyle, canMove: Bool, animated: Bool) {
        shownEditingStyle = style
        showsReorder = canMove
        if isEditing != editing { setEditing(editing, animated: animated) }
        setNeedsLayout()
    }

    private func contentSpan(forWidth width: CGFloat) -> (left: CGFloat, right: CGFloat) {
        (
            accessories.leadingWidth,
            width - context.indexWidth - accessories.trailingWidth(margin: context.margin)
        )
    }

    /// From where to where the labels of the style reach, in the content view.
    private func labelSpan(contentWidth: CGFloat, cellWidth: CGFloat) -> (left: CGFloat, right: CGFloat) {
        let hasAccessory = contentWidth < cellWidth - context.indexWidth - accessories.leadingWidth
        return (
            context.margin + CGFloat(indentationLevel) * indentationWidth,
            contentWidth - (hasAccessory ? CellAccessories.contentGap : context.margin)
        )
    }

    func layOutParts() {
        let span = contentSpan(forWidth: bounds.width)
        accessories.layOut(
            in: bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: context.indexWidth)),
            margin: context.margin)
        contentView.frame = CGRect(x: span.left, y: 0, width: max(span.right - span.left, 0), height: bounds.height)
        if let configuredView {
            configuredView.frame = contentView.bounds
        } else if !labels.isEmpty {
            let area = labelSpan(contentWidth: contentView.bounds.width, cellWidth: bounds.width)
            labels.layOut(left: area.left, right: area.right, height: bounds.height)
        }
        backgroundView?.frame = bounds
        configuredBackground?.frame = bounds
        if let view = selectedBackground, view.superview === self { view.frame = bounds }
        layOutSeparator()
        contentView.layoutIfNeeded()
    }

    private func layOutSeparator() {
        separator.isHidden = !context.showsSeparator
        guard context.showsSeparator else { return }
        let line = 1 / contentScaleFactor
        var inset: UIEdgeInsets
        if let ownSeparatorInset {
            inset = ownSeparatorInset
        } else if let custom = context.separatorInset {
            inset = custom
            if context.insetReference == .fromAutomaticInsets { inset.left += context.margin }
        } else {
            inset = UIEdgeInsets(top: 0, left: automaticSeparatorInset, bottom: 0, right: 0)
        }
        inset.left += accessories.leadingWidth
        inset.right += context.indexWidth
        separator.frame = CGRect(
            x: inset.left, y: bounds.height - line, width: max(bounds.width - inset.left - inset.right, 0),
            height: line)
        if subviews.last !== separator { bringSubviewToFront(separator) }
    }

    /// Aligned with the text: past the image of the cell's style.
    private var automaticSeparatorInset: CGFloat {
        if let view = configuredView as? UIListContentView { return view.textLeft }
        if let image = labels.image, image.frame.width > 0, configuredView == nil { return image.frame.maxX + 16 }
        return context.margin + CGFloat(indentationLevel) * indentationWidth
    }

    func fittingHeight(forWidth width: CGFloat) -> CGFloat {
        if configurationIsDirty {
            configurationIsDirty = false
            updateConfiguration(using: configurationState)
        }
        let span = contentSpan(forWidth: width)
        let contentWidth = max(span.right - span.left, 0)
        let target = CGSize(width: contentWidth, height: 0)
        if let configuredView {
            let size = configuredView.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
            return max(size.height, 0)
        }
        if contentView.subviews.contains(where: {
            !$0.translatesAutoresizingMaskIntoConstraints && !labels.owns($0)
        }) {
            let size = contentView.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
            if size.height > 0 { return size.height }
        }
        guard !labels.isEmpty else { return TableLook.rowHeight }
        let area = labelSpan(contentWidth: contentWidth, cellWidth: width)
        return labels.fittingHeight(left: area.left, right: area.right)
    }

    // MARK: Controls

    func accessoryButtonWasTapped() {
        guard let table, let path = table.indexPath(for: self) else { return }
        table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
    }

    func editControlWasTapped() {
        table?.editControlWasTapped(in: self)
    }

    func reorderDidChange(_ recognizer: UIGestureRecognizer) {
        table?.reorderDidChange(recognizer, in: self)
    }
}
