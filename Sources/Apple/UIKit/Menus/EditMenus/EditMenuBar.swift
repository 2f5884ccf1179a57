import Stage

/// A menu in a row over what it is about. It takes the touches on itself alone: one anywhere else sends it away and goes
/// where it went. The measures are estimates after iOS 17.
@MainActor
final class EditMenuBar: UIView {
    static let height: CGFloat = 44
    private static let cornerRadius: CGFloat = 13
    private static let margin: CGFloat = 8
    private static let gap: CGFloat = 8

    private let menu: UIMenu
    private weak var responder: UIResponder?
    private weak var sender: AnyObject?
    /// What it is about, in the window's coordinates.
    private var target: CGRect
    private let direction: UIEditMenuArrowDirection
    private let plate = UIView()
    private let watch = EditMenuWatch()
    private var path: [UIMenu] = []
    private var pages: [[UIControl]] = []
    private var page = 0
    private var isEnding = false
    private weak var host: UIWindow?

    var willEnd: (() -> MenuAnimator?)?
    var ended: (() -> Void)?
    /// A touch elsewhere, whose time it is given, sends it away.
    var leftByTouch: ((Double) -> Void)?
    /// An element was chosen and has done its work.
    var chosen: ((UIMenuElement) -> Void)?

    init(
        menu: UIMenu, target: CGRect, direction: UIEditMenuArrowDirection = .automatic, sender: AnyObject?,
        responder: UIResponder?
    ) {
        (self.menu, self.target, self.direction, self.sender) = (menu, target, direction, sender)
        self.responder = responder
        super.init(frame: .zero)
        plate.layer.cornerRadius = Self.cornerRadius
        plate.clipsToBounds = true
        plate.backgroundColor = MenuCard.plateColor
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 16
        layer.shadowOffset = CGSize(width: 0, height: 6)
        addSubview(plate)
        watch.touched = { [weak self] point, time in
            guard let self, !frame.contains(point) else { return }
            leftByTouch?(time)
            dismiss(animated: true)
        }
    }

    required init?(coder: NSCoder) { nil }

    private enum Key {}

    /// The bar that a window shows.
    static func of(_ window: UIWindow) -> EditMenuBar? {
        window.attachments[ObjectIdentifier(Key.self)] as? EditMenuBar
    }

    /// Whether there is anything to choose.
    var isEmpty: Bool { EditMenus.elements(of: menu, for: responder).isEmpty }

    // MARK: Coming and going

    func show(in window: UIWindow, animated: Bool = true, beside animator: MenuAnimator? = nil) {
        EditMenuBar.of(window)?.dismiss(animated: false)
        window.attachments[ObjectIdentifier(Key.self)] = self
        host = window
        window.addSubview(self)
        window.addGestureRecognizer(watch)
        UIView.performWithoutAnimation {
            reload()
            alpha = 0
            transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
        }
        let appear = { [self] in
            alpha = 1
            transform = .identity
            animator?.animate()
        }
        if animated {
            UIView.animate(withDuration: 0.2, animations: appear) { _ in animator?.complete() }
        } else {
            appear()
            animator?.complete()
        }
        window.accessibilityDidChange()
    }

    func dismiss(animated: Bool) {
        guard !isEnding, let window = host else { return }
        isEnding = true
        isUserInteractionEnabled = false
        if EditMenuBar.of(window) === self { window.attachments[ObjectIdentifier(Key.self)] = nil }
        window.removeGestureRecognizer(watch)
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
        UIView.animate(withDuration: 0.15, delay: 0, options: .curveEaseOut) { [self] in
            alpha = 0
            animator?.animate()
        } completion: { _ in
            finish()
        }
    }

    /// Moves it to another place.
    func move(to target: CGRect, animated: Bool) {
        self.target = target
        guard animated else { return place() }
        UIView.animate(withDuration: 0.2) { self.place() }
    }

    // MARK: Content

    private func reload() {
        for view in plate.subviews { view.removeFromSuperview() }
        let shown = path.last ?? menu
        let room = (window?.bounds.width ?? 320) - 2 * Self.margin
        var controls = EditMenus.elements(of: shown, for: responder).map { element in
            EditMenuItem(element) { [weak self] in self?.choose(element) }
        }
        if !path.isEmpty {
            controls.insert(
                EditMenuItem(symbol: "chevron.left", label: "Back") { [weak self] in
                    self?.path.removeLast()
                    self?.reload()
                }, at: 0)
        }
        pages = Self.pages(of: controls, room: room) { [weak self] step in
            guard let self else { return }
            page += step
            showPage()
        }
        page = 0
        showPage()
    }

    /// Deals what is too wide for the window to pages, with arrows from one to the next.
    private static func pages(
        of controls: [EditMenuItem], room: CGFloat, turn: @escaping (Int) -> Void
    ) -> [[UIControl]] {
        guard controls.reduce(0, { $0 + $1.width }) > room else { return [controls] }
        let arrow = EditMenuItem.arrowWidth
        var pages: [[UIControl]] = []
        var rest = controls[...]
        while !rest.isEmpty {
            let isFirst = pages.isEmpty
            var left = room - (isFirst ? 0 : arrow)
            var taken: [UIControl] = []
            while let next = rest.first {
                let isLast = rest.count == 1
                guard taken.isEmpty || next.width <= left - (isLast ? 0 : arrow) else { break }
                taken.append(next)
                left -= next.width
                rest.removeFirst()
            }
            if !isFirst {
                taken.insert(EditMenuItem(symbol: "chevron.left", label: "Show previous items") { turn(-1) }, at: 0)
            }
            if !rest.isEmpty {
                taken.append(EditMenuItem(symbol: "chevron.right", label: "Show more items") { turn(1) })
            }
            pages.append(taken)
        }
        return pages
    }

    private func showPage() {
        for view in plate.subviews { view.removeFromSuperview() }
        guard pages.indices.contains(page) else { return }
        let room = (window?.bounds.width ?? 320) - 2 * Self.margin
        var x: CGFloat = 0
        let line = 1 / max(traitCollection.displayScale, 1)
        for control in pages[page] {
            guard let item = control as? EditMenuItem else { continue }
            if x > 0 {
                let separator = UIView(frame: CGRect(x: x, y: 0, width: line, height: Self.height))
                separator.backgroundColor = .separator
                plate.addSubview(separator)
            }
            item.frame = CGRect(x: x, y: 0, width: min(item.width, room - x), height: Self.height)
            plate.addSubview(item)
            x += item.frame.width
        }
        bounds.size = CGSize(width: x, height: Self.height)
        place()
        window?.accessibilityDidChange()
    }

    private func choose(_ element: UIMenuElement) {
        if let submenu = element as? UIMenu {
            path.append(submenu)
            return reload()
        }
        let stays = element.menuAttributes.contains(.keepsMenuPresented)
        if !stays { dismiss(animated: true) }
        switch element {
        case let action as UIAction: action.perform(sender: sender)
        case let command as UICommand: command.perform(from: responder)
        default: break
        }
        if stays { reload() }
        chosen?(element)
    }

    // MARK: Layout

    private func place() {
        guard let window else { return }
        let safe = window.safeAreaInsets
        let room = window.bounds.inset(
            by: UIEdgeInsets(
                top: max(safe.top, Self.margin), left: Self.margin, bottom: max(safe.bottom, Self.margin),
                right: Self.margin))
        let size = bounds.size
        var center = CGPoint(x: target.midX, y: 0)
        let above = target.minY - Self.gap - size.height / 2
        let below = target.maxY + Self.gap + size.height / 2
        switch direction {
        // The arrow's direction tells where what it is about lies.
        case .left: center = CGPoint(x: target.maxX + Self.gap + size.width / 2, y: target.midY)
        case .right: center = CGPoint(x: target.minX - Self.gap - size.width / 2, y: target.midY)
        case .up: center.y = below + size.height / 2 <= room.maxY ? below : above
        case .down, .automatic:
            center.y =
                above - size.height / 2 >= room.minY ? above : below + size.height / 2 <= room.maxY ? below : room.midY
        }
        center.x = min(max(center.x, room.minX + size.width / 2), max(room.minX, room.maxX - size.width / 2))
        center.y = min(max(center.y, room.minY + size.height / 2), room.maxY - size.height / 2)
        self.center = center
        plate.frame = bounds
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: Self.cornerRadius).cgPath
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// A key sends it away, and Escape does no more than that.
    func takeKey(_ event: KeyEvent) -> Bool {
        guard event.phase == .down else { return false }
        dismiss(animated: true)
        return event.key == .escape
    }
}

/// Something to choose in the bar.
@MainActor
private final class EditMenuItem: UIControl {
    static let arrowWidth: CGFloat = 40
    private static let padding: CGFloat = 14
    private let label = UILabel()
    private let picture = UIImageView()
    private(set) var width: CGFloat

    init(_ element: UIMenuElement, _ perform: @escaping () -> Void) {
        let color: UIColor = element.menuAttributes.contains(.destructive) ? .systemRed : .label
        label.text = element.title
        label.font = .systemFont(ofSize: 15)
        label.textColor = color
        label.textAlignment = .center
        picture.image = element.title.isEmpty ? element.image : nil
        picture.tintColor = color
        picture.contentMode = .center
        let size = element.title.isEmpty ? picture.image?.size.width ?? 0 : label.intrinsicContentSize.width
        width = (size + 2 * Self.padding).rounded(.up)
        super.init(frame: .zero)
        setUp(element.title, perform)
    }

    init(symbol: String, label text: String, _ perform: @escaping () -> Void) {
        let configuration = UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold)
        picture.image = UIImage(systemName: symbol, withConfiguration: configuration)
        picture.tintColor = .label
        picture.contentMode = .center
        width = Self.arrowWidth
        super.init(frame: .zero)
        setUp(text, perform)
    }

    private func setUp(_ name: String, _ perform: @escaping () -> Void) {
        for view in [label, picture] {
            view.isAccessibilityElement = false
            addSubview(view)
        }
        accessibilityLabel = name
        addAction(UIAction { _ in perform() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .tertiarySystemFill : nil }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        picture.frame = bounds
    }

    override var defaultIsAccessibilityElement: Bool { true }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .button }
}

/// Tells of touches anywhere in a window, and takes none of them.
@MainActor
private final class EditMenuWatch: UIGestureRecognizer {
    var touched: ((CGPoint, Double) -> Void)?

    init() {
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let touch = touches.first
        state = .failed
        if let touch { touched?(touch.location(in: nil), touch.timestamp) }
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
