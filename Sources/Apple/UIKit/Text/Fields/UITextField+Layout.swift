internal import Stage

/// Where things stand in a text field, in points. The heights are those that storyboards record; the rest are
/// estimates.
extension UITextField {
    enum Metrics {
        /// Between a border and the text.
        static let inset: CGFloat = 7
        static let cornerRadius: CGFloat = 5
        static let clearButton = CGSize(width: 19, height: 19)
        static let clearButtonMargin: CGFloat = 5
    }

    private var inset: CGFloat { borderStyle == .none ? 0 : Metrics.inset }

    private var displayScale: CGFloat {
        let scale = traitCollection.displayScale
        return scale > 0 ? scale : contentScaleFactor
    }

    private func shows(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    var effectiveLeftView: UIView? { shows(leftViewMode) ? leftView : nil }
    var effectiveRightView: UIView? { shows(rightViewMode) ? rightView : nil }

    /// The clear button stands only in a field with text, and gives way to a right view.
    private var showsClearButton: Bool { shows(clearButtonMode) && hasText && isEnabled && effectiveRightView == nil }

    func defaultSideViewRect(_ view: UIView?, forBounds bounds: CGRect, atRight: Bool) -> CGRect {
        guard let view else {
            return CGRect(x: atRight ? bounds.maxX : bounds.minX, y: bounds.minY, width: 0, height: 0)
        }
        var size = view.bounds.size
        if size.width <= 0 || size.height <= 0 {
            size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
        size.height = min(size.height, bounds.height)
        let y = bounds.minY + ((bounds.height - size.height) / 2).roundedToPixel(displayScale)
        return CGRect(
            x: atRight ? bounds.maxX - inset - size.width : bounds.minX + inset, y: y, width: size.width,
            height: size.height)
    }

    func defaultClearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let size = Metrics.clearButton
        return CGRect(
            x: bounds.maxX - Metrics.clearButtonMargin - size.width,
            y: bounds.minY + ((bounds.height - size.height) / 2).roundedToPixel(displayScale),
            width: size.width, height: size.height)
    }

    func defaultTextRect(forBounds bounds: CGRect) -> CGRect {
        var left = bounds.minX + inset
        var right = bounds.maxX - inset
        if effectiveLeftView != nil { left = leftViewRect(forBounds: bounds).maxX + (inset > 0 ? 4 : 0) }
        if effectiveRightView != nil {
            right = rightViewRect(forBounds: bounds).minX - (inset > 0 ? 4 : 0)
        } else if showsClearButton {
            right = clearButtonRect(forBounds: bounds).minX - Metrics.clearButtonMargin
        }
        let vertical = borderStyle == .none ? 0 : min(2, bounds.height / 2)
        return CGRect(
            x: left, y: bounds.minY + vertical, width: max(right - left, 0),
            height: max(bounds.height - 2 * vertical, 0))
    }

    var fittingSize: CGSize {
        let scale = displayScale
        let lineHeight = font!.lineHeight.rounded(.up)
        var width = contentView.naturalTextWidth
        if let placeholder, !placeholder.isEmpty { width = max(width, placeholderLabel.intrinsicContentSize.width) }
        width = width.ceiledToPixel(scale) + 2 * inset
        if let view = effectiveLeftView { width += defaultSideViewRect(view, forBounds: bounds, atRight: false).width }
        if let view = effectiveRightView { width += defaultSideViewRect(view, forBounds: bounds, atRight: true).width }
        if showsClearButton { width += Metrics.clearButton.width + Metrics.clearButtonMargin }
        let height =
            switch borderStyle {
            case .roundedRect: max(systemMeasures.textFieldHeight, lineHeight + 10)
            case .none: lineHeight + systemMeasures.plainTextFieldMargin
            case .line, .bezel: lineHeight + 7
            }
        return CGSize(width: width, height: height)
    }

    var madeClearButton: TextFieldClearButton {
        let button = clearButton ?? TextFieldClearButton(field: self)
        clearButton = button
        return button
    }

    func layoutContents() {
        let isEditing = isEditing
        if let view = leftView { place(view, shown: effectiveLeftView === view, leftViewRect(forBounds: bounds)) }
        if let view = rightView { place(view, shown: effectiveRightView === view, rightViewRect(forBounds: bounds)) }
        if showsClearButton {
            place(madeClearButton, shown: true, clearButtonRect(forBounds: bounds))
        } else {
            clearButton?.removeFromSuperview()
        }
        contentView.frame = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        placeholderLabel.isHidden = hasText
        if !hasText { placeholderLabel.frame = placeholderRect(forBounds: bounds) }
    }

    private func place(_ view: UIView, shown: Bool, _ frame: CGRect) {
        guard shown else { return view.removeFromSuperview() }
        if view.superview !== self { addSubview(view) }
        view.frame = frame
    }

    var baselineFromTop: CGFloat {
        let rect = textRect(forBounds: bounds)
        return rect.minY + ((rect.height - font!.lineHeight) / 2).roundedToPixel(displayScale) + font!.ascender
    }

    // MARK: Border

    /// The rounded border draws its own filling; the layer's would stick out at the corners.
    func backgroundDidChange() {
        layer.backgroundColor = borderStyle == .roundedRect ? nil : backgroundColor?.resolved(traitCollection)
        setNeedsDisplay()
    }

    func drawBorder(on canvas: Canvas) {
        let rect = borderRect(forBounds: bounds)
        guard !rect.isEmpty else { return }
        func resolved(_ color: UIColor) -> CGColor { color.resolved(traitCollection) }
        switch borderStyle {
        case .none:
            if let image = isEnabled ? background : disabledBackground ?? background {
                image.draw(on: canvas, in: bounds, tint: tintColor, traits: traitCollection)
            }
        case .line:
            canvas.border(RoundedRect(rect, radius: 0), width: 1, color: resolved(.black))
        case .bezel:
            canvas.border(RoundedRect(rect, radius: 0), width: 1, color: resolved(.systemGray))
            canvas.border(RoundedRect(rect.insetBy(dx: 1, dy: 1), radius: 0), width: 1, color: resolved(.systemGray4))
        case .roundedRect:
            let shape = RoundedRect(rect, radius: Metrics.cornerRadius)
            let filling = backgroundColor ?? (isEnabled ? Self.roundedFilling : Self.disabledFilling)
            canvas.fill(shape, resolved(filling))
            canvas.border(shape, width: 1 / displayScale, color: resolved(Self.roundedBorder))
        }
    }

    private static let roundedFilling = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0, alpha: 1) : UIColor(white: 1, alpha: 1)
    }
    private static let disabledFilling = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0.11, alpha: 1) : UIColor(white: 0.98, alpha: 1)
    }
    static let roundedBorder = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.2) : UIColor(white: 0, alpha: 0.2)
    }
}
