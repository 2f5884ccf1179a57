import Stage

/// The content of an alert or an action sheet. The measures are in points; no record of them is kept here.
@MainActor
final class AlertView: UIView {
    static let alertWidth: CGFloat = 270
    static let sheetMargin: CGFloat = 8
    private static let cornerRadius: CGFloat = 14
    private static let alertButtonHeight: CGFloat = 44
    private static let sheetButtonHeight: CGFloat = 57
    private static let fieldHeight: CGFloat = 30

    private unowned let controller: UIAlertController
    /// The group with title and buttons; an action sheet's cancel button is in another.
    private let card = UIView()
    private let cancelCard = UIView()
    private let header = UIScrollView()
    private let title = CaptionView(font: .systemFont(ofSize: 17, weight: .semibold))
    private let message = CaptionView(font: .systemFont(ofSize: 13))
    private var buttons: [AlertButton] = []
    private var cancelButton: AlertButton?
    private var lines: [UIView] = []
    private var fieldFrames: [UIView] = []
    private var content: UIView?

    private var isSheet: Bool { controller.preferredStyle == .actionSheet }

    init(controller: UIAlertController) {
        self.controller = controller
        super.init(frame: CGRect(x: 0, y: 0, width: Self.alertWidth, height: 100))
        for card in [card, cancelCard] {
            card.layer.cornerRadius = Self.cornerRadius
            card.clipsToBounds = true
            card.backgroundColor = UIColor { traits in
                traits.userInterfaceStyle == .dark
                    ? UIColor(red: 0.145, green: 0.145, blue: 0.15, alpha: 1)
                    : UIColor(red: 0.949, green: 0.949, blue: 0.953, alpha: 1)
            }
        }
        for caption in [title, message] {
            caption.alignment = .center
            caption.numberOfLines = 0
            header.addSubview(caption)
        }
        header.contentInsetAdjustmentBehavior = .never
        card.addSubview(header)
        addSubview(card)
        rebuild()
    }

    required init?(coder: NSCoder) { nil }

    /// Takes over what the controller says.
    func rebuild() {
        title.attributedText = controller.attributedTitle
        message.attributedText = controller.attributedMessage
        title.text = controller.attributedTitle?.string ?? controller.title ?? ""
        message.text = controller.attributedMessage?.string ?? controller.message ?? ""
        content?.removeFromSuperview()
        content = controller.contentController?.view
        content.map(header.addSubview)
        let hasTitle = !title.text.isEmpty
        if isSheet {
            title.font = .systemFont(ofSize: 13, weight: .semibold)
            title.color = .secondaryLabel
            message.color = .secondaryLabel
        } else if !hasTitle {
            // A message alone stands in the title's place.
            message.font = .systemFont(ofSize: 17, weight: .semibold)
        }
        for view in buttons + lines + fieldFrames { view.removeFromSuperview() }
        cancelButton?.removeFromSuperview()
        cancelCard.removeFromSuperview()
        cancelButton = nil
        lines = []
        fieldFrames = (controller.textFields ?? []).map { field in
            let frame = UIView()
            frame.backgroundColor = .systemBackground
            frame.layer.borderWidth = 1 / contentScaleFactor
            frame.layer.borderColor = UIColor.separator.resolved(traitCollection)
            frame.layer.cornerRadius = 5
            frame.addSubview(field)
            header.addSubview(frame)
            return frame
        }
        buttons = orderedActions.map { action in
            let button = AlertButton(action: action, isBold: isBold(action), isSheet: isSheet)
            button.addAction(UIAction { [unowned self] _ in controller.choose(action) }, for: .touchUpInside)
            return button
        }
        if isSheet, let cancel = controller.cancelAction {
            let index = buttons.firstIndex { $0.action === cancel }
            cancelButton = index.map { buttons.remove(at: $0) }
            addSubview(cancelCard)
            cancelButton.map(cancelCard.addSubview)
        }
        for button in buttons { card.addSubview(button) }
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    /// Two buttons of an alert stand side by side, the cancel button first; several are stacked, that one last.
    private var orderedActions: [UIAlertAction] {
        guard let cancel = controller.cancelAction else { return controller.actions }
        let others = controller.actions.filter { $0 !== cancel }
        return others.count == 1 && !isSheet ? [cancel] + others : others + [cancel]
    }

    private func isBold(_ action: UIAlertAction) -> Bool {
        if let preferred = controller.preferredAction { return action === preferred }
        return action.style == .cancel
    }

    // MARK: Layout

    private var isSideBySide: Bool {
        guard !isSheet, buttons.count == 2 else { return false }
        return buttons.allSatisfy { $0.naturalWidth <= Self.alertWidth / 2 - 16 }
    }

    private struct Plan {
        var title = CGRect.zero
        var message = CGRect.zero
        var content = CGRect.zero
        var fields: [CGRect] = []
        var headerHeight: CGFloat = 0
        var buttonsHeight: CGFloat = 0
        var cancelHeight: CGFloat = 0

        var cardHeight: CGFloat { headerHeight + buttonsHeight }
        var height: CGFloat { cardHeight + cancelHeight }
    }

    private func plan(width: CGFloat, maxHeight: CGFloat) -> Plan {
        var plan = Plan()
        let margin: CGFloat = 16
        let inner = width - 2 * margin
        let padding: CGFloat = isSheet ? 15 : 19.67
        var y = padding
        let hasTitle = !title.text.isEmpty
        let hasMessage = !message.text.isEmpty
        if hasTitle {
            let height = title.sizeThatFits(CGSize(width: inner, height: 0)).height
            plan.title = CGRect(x: margin, y: y, width: inner, height: height)
            y += height
        }
        if hasMessage {
            if hasTitle { y += isSheet ? 6 : 2 }
            let height = message.sizeThatFits(CGSize(width: inner, height: 0)).height
            plan.message = CGRect(x: margin, y: y, width: inner, height: height)
            y += height
        }
        for index in fieldFrames.indices {
            y += index == 0 ? (hasTitle || hasMessage ? 16 : 0) : 8
            plan.fields.append(CGRect(x: margin, y: y, width: inner, height: Self.fieldHeight))
            y += Self.fieldHeight
        }
        if content != nil {
            // It goes from edge to edge.
            let height = contentHeight(width: width)
            plan.content = CGRect(x: 0, y: y, width: width, height: height)
            y += height
        }
        let isEmpty = !hasTitle && !hasMessage && fieldFrames.isEmpty && content == nil
        plan.headerHeight = isEmpty ? 0 : y + padding
        let buttonHeight = isSheet ? Self.sheetButtonHeight : Self.alertButtonHeight
        plan.buttonsHeight = buttonHeight * CGFloat(isSideBySide ? 1 : buttons.count)
        plan.cancelHeight = cancelButton == nil ? 0 : buttonHeight + Self.sheetMargin
        // Long content scrolls.
        plan.headerHeight = min(plan.headerHeight, max(60, maxHeight - plan.buttonsHeight - plan.cancelHeight))
        return plan
    }

    /// How high the content controller wants its view, or how high the view's constraints make it.
    private func contentHeight(width: CGFloat) -> CGFloat {
        guard let shown = controller.contentController else { return 0 }
        if shown.preferredContentSize.height > 0 { return shown.preferredContentSize.height }
        return shown.view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: plan(width: size.width, maxHeight: size.height).height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        let plan = plan(width: width, maxHeight: bounds.height)
        card.frame = CGRect(x: 0, y: 0, width: width, height: plan.cardHeight)
        header.frame = CGRect(x: 0, y: 0, width: width, height: plan.headerHeight)
        title.frame = plan.title
        message.frame = plan.message
        content?.frame = plan.content
        for (index, frame) in plan.fields.enumerated() {
            fieldFrames[index].frame = frame
            fieldFrames[index].subviews.first?.frame = CGRect(
                x: 6, y: 0, width: frame.width - 12, height: frame.height)
        }
        let contentHeight = max(plan.title.maxY, plan.message.maxY, plan.content.maxY, plan.fields.last?.maxY ?? 0) + 15
        header.contentSize = CGSize(width: width, height: min(contentHeight, max(plan.headerHeight, contentHeight)))
        header.isScrollEnabled = contentHeight > plan.headerHeight + 1
        layOutButtons(plan, width: width)
    }

    private func layOutButtons(_ plan: Plan, width: CGFloat) {
        for line in lines { line.removeFromSuperview() }
        lines = []
        let pixel = 1 / contentScaleFactor
        let buttonHeight = isSheet ? Self.sheetButtonHeight : Self.alertButtonHeight
        func addLine(_ frame: CGRect) {
            let line = UIView(frame: frame)
            line.isUserInteractionEnabled = false
            line.backgroundColor = .separator
            card.addSubview(line)
            lines.append(line)
        }
        var y = plan.headerHeight
        if isSideBySide {
            let half = (width / 2).rounded()
            buttons[0].frame = CGRect(x: 0, y: y, width: half, height: buttonHeight)
            buttons[1].frame = CGRect(x: half, y: y, width: width - half, height: buttonHeight)
            addLine(CGRect(x: 0, y: y, width: width, height: pixel))
            addLine(CGRect(x: half, y: y, width: pixel, height: buttonHeight))
        } else {
            for button in buttons {
                button.frame = CGRect(x: 0, y: y, width: width, height: buttonHeight)
                if y > 0 { addLine(CGRect(x: 0, y: y, width: width, height: pixel)) }
                y += buttonHeight
            }
        }
        guard let cancelButton else { return }
        cancelCard.frame = CGRect(
            x: 0, y: plan.cardHeight + (plan.cardHeight > 0 ? Self.sheetMargin : 0), width: width, height: buttonHeight)
        cancelButton.frame = cancelCard.bounds
    }

    /// Between an action sheet's two cards a tap goes to what lies behind.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

/// One of an alert's buttons.
@MainActor
final class AlertButton: UIControl {
    let action: UIAlertAction
    private let caption: CaptionView
    /// Before the title.
    private let picture = UIImageView()

    init(action: UIAlertAction, isBold: Bool, isSheet: Bool) {
        self.action = action
        caption = CaptionView(font: .systemFont(ofSize: isSheet ? 20 : 17, weight: isBold ? .semibold : .regular))
        super.init(frame: .zero)
        caption.isElement = false
        caption.alignment = .center
        caption.text = action.title ?? ""
        addSubview(caption)
        picture.image = action.picture.map {
            $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
        }
        addSubview(picture)
        isEnabled = action.isEnabled
        update()
    }

    required init?(coder: NSCoder) { nil }

    var naturalWidth: CGFloat { caption.sizeThatFits(.zero).width }

    private func update() {
        caption.color =
            !isEnabled
            ? .tertiaryLabel : action.titleColor ?? (action.style == .destructive ? .systemRed : tintColor)
        picture.tintColor = caption.color
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .tertiarySystemFill : nil }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        caption.frame = bounds.insetBy(dx: 8, dy: 0)
        guard let size = picture.image?.size else { return }
        picture.frame = CGRect(x: 16, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }

    override var defaultIsAccessibilityElement: Bool { true }
    override var defaultAccessibilityLabel: String? { action.title }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { isEnabled ? .button : [.button, .notEnabled] }
}
