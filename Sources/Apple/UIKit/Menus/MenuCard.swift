/// The rounded card with a menu's rows.
@MainActor
final class MenuCard: UIView {
    static let width: CGFloat = 250
    private static let cornerRadius: CGFloat = 13
    private static let sectionGap: CGFloat = 8

    static let plateColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.145, green: 0.145, blue: 0.155, alpha: 1)
            : UIColor(red: 0.965, green: 0.965, blue: 0.97, alpha: 1)
    }

    private let plate = UIView()
    private let scroll = UIScrollView()
    private(set) var rows: [MenuRow] = []
    private var pieces: [(view: UIView, height: CGFloat)] = []
    /// A row was chosen.
    var choose: ((MenuRow, UIMenu) -> Void)?
    /// The menu that each row is of, as single selection goes by it.
    private var owners: [ObjectIdentifier: UIMenu] = [:]

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: Self.width, height: 0))
        plate.layer.cornerRadius = Self.cornerRadius
        plate.clipsToBounds = true
        plate.backgroundColor = Self.plateColor
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 24
        layer.shadowOffset = CGSize(width: 0, height: 10)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.alwaysBounceVertical = false
        plate.addSubview(scroll)
        addSubview(plate)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a menu; a submenu has a row above the others that leads back.
    func show(_ menu: UIMenu, isSubmenu: Bool, responder: UIResponder?) {
        for piece in pieces { piece.view.removeFromSuperview() }
        (rows, pieces, owners) = ([], [], [:])
        let sections = Self.sections(of: menu, responder: responder)
        let hasMarks = sections.contains { $0.elements.contains { $0.menuState != .off } }
        if isSubmenu {
            add(MenuRow(element: menu, accessory: .back, hasMarks: hasMarks), of: menu)
        } else if !menu.title.isEmpty {
            addTitle(menu.title)
        }
        for section in sections {
            if !pieces.isEmpty, section.isSetOff { addGap() }
            if !section.title.isEmpty { addTitle(section.title) }
            if let look = MenuTile.Look(section.menu) {
                addTiles(section, look)
                continue
            }
            for element in section.elements {
                if let last = pieces.last?.view, !(last is MenuGap) { addLine() }
                let isMenu = element is UIMenu
                add(
                    MenuRow(element: element, accessory: isMenu ? .submenu : .none, hasMarks: hasMarks),
                    of: section.menu)
            }
        }
    }

    private struct Section {
        var menu: UIMenu
        var title = ""
        var elements: [UIMenuElement] = []
        /// Whether a wide line is above it.
        var isSetOff = false
    }

    /// Inline menus become sections; what is hidden, or a command that nobody would perform, is left out.
    private static func sections(of menu: UIMenu, responder: UIResponder?) -> [Section] {
        var result: [Section] = []
        var current = Section(menu: menu)
        func close() {
            if !current.elements.isEmpty { result.append(current) }
        }
        for child in menu.children where !child.menuAttributes.contains(.hidden) {
            if let command = child as? UICommand, command.target(from: responder) == nil { continue }
            if let inline = child as? UIMenu, inline.options.contains(.displayInline) {
                close()
                var inner = sections(of: inline, responder: responder)
                if !inner.isEmpty {
                    inner[0].title = inline.title
                    inner[0].isSetOff = true
                    result += inner
                }
                current = Section(menu: menu, isSetOff: true)
            } else {
                current.elements.append(child)
            }
        }
        close()
        return result
    }

    private func add(_ row: MenuRow, of menu: UIMenu) {
        adopt(row, of: menu)
        append(row, row.height(forWidth: Self.width))
    }

    private func adopt(_ row: MenuRow, of menu: UIMenu) {
        owners[ObjectIdentifier(row)] = menu
        row.addAction(
            UIAction { [weak self, unowned row] _ in self?.chosen(row) }, for: .touchUpInside)
        rows.append(row)
    }

    /// Puts elements side by side, so many to a row.
    private func addTiles(_ section: Section, _ look: MenuTile.Look) {
        let tiles = section.elements.map { MenuTile(element: $0, look: look) }
        for tile in tiles { adopt(tile, of: section.menu) }
        let count = look.columns ?? max(tiles.count, 1)
        for start in stride(from: 0, to: tiles.count, by: count) {
            if start > 0 { addLine() }
            append(MenuTiles(Array(tiles[start..<min(start + count, tiles.count)]), look: look), look.height)
        }
    }

    func chosen(_ row: MenuRow) {
        guard row.isEnabled, let menu = owners[ObjectIdentifier(row)] else { return }
        choose?(row, menu)
    }

    private func addTitle(_ text: String) {
        let label = MenuTitle()
        label.label.text = text
        append(label, 32)
    }

    private func addLine() {
        let line = UIView()
        line.backgroundColor = .separator
        append(line, 1 / max(traitCollection.displayScale, 1))
    }

    private func addGap() { append(MenuGap(), Self.sectionGap) }

    private func append(_ view: UIView, _ height: CGFloat) {
        pieces.append((view, height))
        scroll.addSubview(view)
    }

    var contentHeight: CGFloat { pieces.reduce(0) { $0 + $1.height } }

    override func layoutSubviews() {
        super.layoutSubviews()
        plate.frame = bounds
        scroll.frame = bounds
        var y: CGFloat = 0
        for piece in pieces {
            piece.view.frame = CGRect(x: 0, y: y, width: bounds.width, height: piece.height)
            y += piece.height
        }
        scroll.contentSize = CGSize(width: bounds.width, height: y)
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: Self.cornerRadius).cgPath
    }

    // MARK: Highlight

    private(set) var highlighted: MenuRow? {
        didSet {
            guard highlighted !== oldValue else { return }
            oldValue?.isHighlighted = false
            highlighted?.isHighlighted = true
        }
    }

    func highlight(_ row: MenuRow?) {
        highlighted = row
        guard let row else { return }
        scroll.scrollRectToVisible(row.convert(row.bounds, to: scroll), animated: false)
    }

    /// The row under a point of the card.
    func row(at point: CGPoint) -> MenuRow? {
        guard bounds.contains(point) else { return nil }
        return rows.first { $0.bounds.contains(convert(point, to: $0)) && $0.isEnabled }
    }

    func moveHighlight(by step: Int) {
        let choices = rows.filter(\.isEnabled)
        guard !choices.isEmpty else { return }
        guard let highlighted, let index = choices.firstIndex(where: { $0 === highlighted }) else {
            return highlight(step > 0 ? choices.first : choices.last)
        }
        highlight(choices[(index + step + choices.count) % choices.count])
    }
}

/// The wide line between sections.
@MainActor
private final class MenuGap: UIView {
    init() {
        super.init(frame: .zero)
        backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark ? UIColor(white: 0, alpha: 0.35) : UIColor(white: 0, alpha: 0.08)
        }
    }

    required init?(coder: NSCoder) { nil }
}

/// The small text above the rows that it is about.
@MainActor
private final class MenuTitle: UIView {
    let label = UILabel()

    init() {
        super.init(frame: .zero)
        label.font = .systemFont(ofSize: 12)
        label.textColor = .secondaryLabel
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 16, dy: 0)
    }
}
