/// An element of a menu that others stand beside. The measures are iOS 17's, in points.
final class MenuTile: MenuRow {
    enum Look {
        /// A picture each.
        case small
        /// A picture over a title each.
        case medium
        /// A picture each, as many as there are, with a plate under those that are chosen.
        case palette

        /// Nil for a menu whose elements have a row each.
        @MainActor
        init?(_ menu: UIMenu) {
            if menu.options.contains([.displayInline, .displayAsPalette]) {
                self = .palette
            } else {
                switch menu.preferredElementSize {
                case .small: self = .small
                case .medium: self = .medium
                case .large, .automatic: return nil
                }
            }
        }

        /// How many stand in a row; nil for all.
        var columns: Int? {
            switch self {
            case .small: 4
            case .medium: 3
            case .palette: nil
            }
        }

        @MainActor var height: CGFloat { self == .medium ? 66 : MenuRow.height }
    }

    private let look: Look
    private let plate = UIView()

    init(element: UIMenuElement, look: Look) {
        self.look = look
        super.init(element: element, accessory: .none, hasMarks: false)
        let isChosen = element.menuState != .off
        // Without a picture the title stands for it.
        title.isHidden = look != .medium && element.image != nil
        title.font = .systemFont(ofSize: look == .medium ? 13 : 15)
        title.textAlignment = .center
        title.numberOfLines = look == .medium ? 2 : 1
        title.adjustsFontSizeToFitWidth = true
        title.minimumScaleFactor = 0.7
        plate.backgroundColor = .tertiarySystemFill
        plate.layer.cornerRadius = 10
        plate.isUserInteractionEnabled = false
        plate.isHidden = !isChosen
        insertSubview(plate, at: 0)
        if isChosen, isEnabled, !element.menuAttributes.contains(.destructive) {
            picture.tintColor = tintColor
            title.textColor = tintColor
        }
    }

    required init?(coder: NSCoder) { nil }

    override func height(forWidth width: CGFloat) -> CGFloat { look.height }

    override func layoutSubviews() {
        super.layoutSubviews()
        plate.frame = bounds.insetBy(dx: 4, dy: 4)
        guard look == .medium, picture.image != nil else {
            picture.frame = bounds
            title.frame = bounds.insetBy(dx: 4, dy: 0)
            return
        }
        picture.frame = CGRect(x: 0, y: 8, width: bounds.width, height: 26)
        title.frame = CGRect(x: 4, y: 34, width: bounds.width - 8, height: bounds.height - 38)
    }
}

/// A row of elements that stand side by side; a palette with more than there is room for scrolls.
@MainActor
final class MenuTiles: UIView {
    private let tiles: [MenuTile]
    private let look: MenuTile.Look
    private let scroll = UIScrollView()
    private let lines: [UIView]
    private static let leastWidth: CGFloat = 44

    init(_ tiles: [MenuTile], look: MenuTile.Look) {
        self.tiles = tiles
        self.look = look
        lines = look == .palette ? [] : tiles.dropFirst().map { _ in UIView() }
        super.init(frame: .zero)
        scroll.showsHorizontalScrollIndicator = false
        scroll.contentInsetAdjustmentBehavior = .never
        addSubview(scroll)
        for tile in tiles { scroll.addSubview(tile) }
        for line in lines {
            line.backgroundColor = .separator
            scroll.addSubview(line)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        scroll.frame = bounds
        let least = look == .palette ? Self.leastWidth : 0
        let width = max(bounds.width / CGFloat(max(tiles.count, 1)), least)
        let thickness = 1 / max(traitCollection.displayScale, 1)
        for (index, tile) in tiles.enumerated() {
            tile.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
        }
        for (index, line) in lines.enumerated() {
            line.frame = CGRect(x: CGFloat(index + 1) * width, y: 0, width: thickness, height: bounds.height)
        }
        scroll.contentSize = CGSize(width: width * CGFloat(tiles.count), height: bounds.height)
    }
}
