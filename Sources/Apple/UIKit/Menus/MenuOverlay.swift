import Stage

/// A menu over a window: it takes every touch and key until something is chosen or a tap beside it sends it away.
@MainActor
final class MenuOverlay: UIView {
    enum Anchor {
        /// A button, in the window's coordinates.
        case rect(CGRect)
        /// The pointer.
        case point(CGPoint)
        case preview(MenuPreview)
    }

    private(set) var menu: UIMenu
    private var path: [UIMenu] = []
    private let anchor: Anchor
    private weak var sender: AnyObject?
    private weak var responder: UIResponder?
    private let card = MenuCard()
    private let dimming = UIView()
    private var isEnding = false
    private var waiting: [UIDeferredMenuElement] = []
    private var loaded: [ObjectIdentifier: [UIMenuElement]] = [:]

    /// Where the finger went down that opened the menu: it chooses only once it has moved from there.
    var trackStart: CGPoint?
    var willEnd: (() -> MenuAnimator?)?
    var ended: (() -> Void)?
    var previewTapped: (() -> Void)?
    /// Tells of a choice, before its handler runs.
    var chosen: ((UIMenuElement, UIMenu) -> Void)?

    private static let margin: CGFloat = 8
    private static let gap: CGFloat = 8
    private static let slop: CGFloat = 10

    init(menu: UIMenu, anchor: Anchor, sender: AnyObject, responder: UIResponder?) {
        self.menu = menu
        self.anchor = anchor
        self.sender = sender
        self.responder = responder
        super.init(frame: .zero)
        accessibilityViewIsModal = true
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.25)
        if case .preview(let preview) = anchor {
            addSubview(dimming)
            addSubview(preview)
        }
        addSubview(card)
        card.choose = { [weak self] in self?.choose($0, of: $1) }
    }

    required init?(coder: NSCoder) { nil }

    private enum Key {}

    /// The menu that a window shows.
    static func of(_ window: UIWindow) -> MenuOverlay? {
        window.attachments[ObjectIdentifier(Key.self)] as? MenuOverlay
    }

    // MARK: Coming and going

    func show(in window: UIWindow, beside animator: MenuAnimator? = nil) {
        MenuOverlay.of(window)?.dismiss(animated: false)
        window.attachments[ObjectIdentifier(Key.self)] = self
        frame = window.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(self)
        reload()
        UIView.performWithoutAnimation {
            place()
            layoutIfNeeded()
            dimming.alpha = 0
            card.alpha = 0
            card.transform = CGAffineTransform(scaleX: 0.4, y: 0.4)
        }
        UIView.animate(withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0) {
            self.dimming.alpha = 1
            self.card.alpha = 1
            self.card.transform = .identity
            self.place()
            animator?.animate()
        } completion: { _ in
            animator?.complete()
        }
        window.accessibilityDidChange()
    }

    func dismiss(animated: Bool) {
        guard !isEnding, let window else { return }
        isEnding = true
        isUserInteractionEnabled = false
        window.attachments[ObjectIdentifier(Key.self)] = nil
        let animator = willEnd?()
        let finish = { [self] in
            removeFromSuperview()
            animator?.complete()
            ended?()
            window.accessibilityDidChange()
        }
        guard animated else {
            animator?.animate()
            return finish()
        }
        UIView.animate(withDuration: 0.2, delay: 0, options: .curveEaseOut) { [self] in
            dimming.alpha = 0
            card.alpha = 0
            card.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
            if case .preview(let preview) = anchor {
                preview.frame = preview.origin
                preview.alpha = 0
            }
            animator?.animate()
        } completion: { _ in
            finish()
        }
    }

    // MARK: Contents

    private var current: UIMenu { path.last ?? menu }

    func replaceMenu(_ new: UIMenu) {
        menu = new
        path = []
        reload()
        place()
    }

    private func reload() {
        card.show(resolved(current), isSubmenu: !path.isEmpty, responder: responder)
        card.setNeedsLayout()
    }

    /// Puts what deferred elements found in their place, and asks those that were not asked yet.
    private func resolved(_ menu: UIMenu) -> UIMenu {
        var children: [UIMenuElement] = []
        for child in menu.children {
            switch child {
            case let deferred as UIDeferredMenuElement:
                if let found = loaded[ObjectIdentifier(deferred)] {
                    children += found
                    continue
                }
                var isLate = false
                if !waiting.contains(where: { $0 === deferred }) {
                    waiting.append(deferred)
                    deferred.load { [weak self] found in
                        guard let self else { return }
                        loaded[ObjectIdentifier(deferred)] = found
                        if isLate, !isEnding {
                            reload()
                            place()
                        }
                    }
                }
                isLate = true
                if let found = loaded[ObjectIdentifier(deferred)] {
                    children += found
                } else {
                    children.append(UIAction(title: "Loading\u{2026}", attributes: .disabled) { _ in })
                }
            case let inline as UIMenu where inline.options.contains(.displayInline): children.append(resolved(inline))
            default: children.append(child)
            }
        }
        return menu.replacingChildren(children)
    }

    // MARK: Choosing

    private func choose(_ row: MenuRow, of owner: UIMenu) {
        if let submenu = row.element as? UIMenu {
            if submenu.identifier == current.identifier, !path.isEmpty {
                path.removeLast()
            } else {
                path.append(submenu)
            }
            reload()
            UIView.animate(withDuration: 0.25) { self.place() }
            return
        }
        let element = row.element
        let stays = element.menuAttributes.contains(.keepsMenuPresented)
        if owner.options.contains(.singleSelection) || menu.options.contains(.singleSelection) {
            for other in owner.children { other.menuState = .off }
            element.menuState = .on
        }
        chosen?(element, owner)
        if !stays { dismiss(animated: true) }
        switch element {
        case let action as UIAction: action.perform(sender: sender)
        case let command as UICommand: command.perform(from: responder)
        default: break
        }
        if stays { reload() }
    }

    // MARK: Layout

    /// Puts the card beside the anchor, where there is room for it.
    private func place() {
        guard let window else { return }
        let safe = window.safeAreaInsets
        let room = window.bounds.inset(
            by: UIEdgeInsets(
                top: max(safe.top, Self.margin), left: Self.margin, bottom: max(safe.bottom, Self.margin),
                right: Self.margin))
        let wanted = card.contentHeight
        var frame = CGRect(x: 0, y: 0, width: MenuCard.width, height: min(wanted, room.height))
        let transform = card.transform
        card.transform = .identity
        defer { card.transform = transform }
        card.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        switch anchor {
        case .rect(let rect):
            frame.origin.x = Self.x(of: rect, width: frame.width, in: room)
            let below = room.maxY - rect.maxY - Self.gap
            let above = rect.minY - Self.gap - room.minY
            if wanted <= below || below >= above {
                frame.size.height = min(wanted, max(below, MenuRow.height))
                frame.origin.y = rect.maxY + Self.gap
            } else {
                frame.size.height = min(wanted, above)
                frame.origin.y = rect.minY - Self.gap - frame.height
            }
        case .point(let point):
            frame.origin = point
            if frame.maxX > room.maxX { frame.origin.x = point.x - frame.width }
            if frame.maxY > room.maxY { frame.origin.y = point.y - frame.height }
        case .preview(let preview):
            var shown = preview.frame
            shown.size.height = min(preview.bounds.height, max(room.height - wanted - Self.gap, room.height / 4))
            frame.size.height = wanted > 0 ? min(wanted, room.height - shown.height - Self.gap) : 0
            let total = shown.height + Self.gap + frame.height
            shown.origin.y = min(max(preview.origin.midY - shown.height / 2, room.minY), room.maxY - total)
            preview.frame = shown
            frame.origin = CGPoint(
                x: Self.x(of: shown, width: frame.width, in: room), y: shown.maxY + Self.gap)
        }
        frame.origin.x = min(max(frame.minX, room.minX), room.maxX - frame.width)
        frame.origin.y = min(max(frame.minY, room.minY), max(room.minY, room.maxY - frame.height))
        card.frame = frame
        dimming.frame = bounds
        card.setNeedsLayout()
    }

    /// Under the side of the anchor that is nearer to the window's edge.
    private static func x(of rect: CGRect, width: CGFloat, in room: CGRect) -> CGFloat {
        if rect.width > width || rect.midX < room.minX + room.width / 3 { return rect.minX }
        if rect.midX > room.minX + room.width * 2 / 3 { return rect.maxX - width }
        return rect.midX - width / 2
    }

    // MARK: Touches

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self) else { return }
        if case .preview(let preview) = anchor, preview.frame.contains(point) {
            dismiss(animated: true)
            previewTapped?()
        } else if !card.frame.contains(point) {
            dismiss(animated: true)
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// The finger that opened the menu goes on to a row.
    func track(_ point: CGPoint) {
        guard hasMoved(to: point) else { return }
        card.highlight(card.row(at: card.convert(point, from: nil)))
    }

    func trackEnded(_ point: CGPoint) {
        defer { trackStart = nil }
        guard hasMoved(to: point), let row = card.row(at: card.convert(point, from: nil)) else {
            return card.highlight(nil)
        }
        card.chosen(row)
    }

    private func hasMoved(to point: CGPoint) -> Bool {
        guard let trackStart else { return false }
        return hypot(point.x - trackStart.x, point.y - trackStart.y) > Self.slop
    }

    package override func accessibilityPerformEscape() -> Bool {
        dismiss(animated: true)
        return true
    }

    // MARK: Keys

    package override func handleKey(_ event: KeyEvent) -> Bool {
        guard event.phase != .up else { return true }
        switch event.key {
        case .escape: dismiss(animated: true)
        case .down: card.moveHighlight(by: 1)
        case .up: card.moveHighlight(by: -1)
        case .enter, .space: card.highlighted.map(card.chosen)
        case .right:
            if let row = card.highlighted, row.element is UIMenu { card.chosen(row) }
        case .left:
            if !path.isEmpty {
                path.removeLast()
                reload()
                place()
            }
        default: break
        }
        return true
    }
}
