/// The screen on which a person chooses from the library of photos: the newest first, in a grid.
///
/// Where one may be chosen, a tap on it is the choice; else taps mark and unmark, and a button adds what is marked, in the
/// order of the taps.
@MainActor
package final class PhotoGridView: UIView {
    private let texts = PhotoGridTexts.current
    private let limit: Int
    private let chosen: ([PhotoShelf.Item]) -> Void
    private let title = UILabel(frame: .zero)
    private let cancel = UIButton(type: .system)
    private let add = UIButton(type: .system)
    private let scroll = UIScrollView(frame: .zero)
    private let tiles: [PhotoTile]
    private var marked: [PhotoTile] = []

    private static let columns = 3
    private static let gap: CGFloat = 2
    private static let barHeight: CGFloat = 56

    /// - Parameters:
    ///   - items: What is shown, the oldest first.
    ///   - limit: How many may be chosen; 0 for any number.
    ///   - preselected: The identifiers of those that are marked from the start.
    package init(
        _ items: [PhotoShelf.Item], limit: Int, preselected: [String] = [],
        chosen: @escaping ([PhotoShelf.Item]) -> Void, cancel: @escaping () -> Void
    ) {
        self.limit = limit
        self.chosen = chosen
        tiles = items.reversed().map { PhotoTile($0, label: PhotoGridTexts.current.label(of: $0)) }
        super.init(frame: UIScreen.main.bounds)
        backgroundColor = .systemBackground
        title.text = texts.title
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        title.textAlignment = .center
        title.accessibilityTraits = .header
        self.cancel.setTitle(texts.cancel, for: .normal)
        self.cancel.addAction(UIAction { _ in cancel() }, for: .touchUpInside)
        add.setTitle(texts.add, for: .normal)
        add.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        add.isHidden = limit == 1
        add.addAction(UIAction { [weak self] _ in self?.finish() }, for: .touchUpInside)
        scroll.alwaysBounceVertical = true
        for tile in tiles {
            tile.addAction(UIAction { [weak self, weak tile] _ in tile.map { self?.take($0) } }, for: .touchUpInside)
            scroll.addSubview(tile)
        }
        for view in [scroll, title, self.cancel, add] as [UIView] { addSubview(view) }
        marked = limit == 1 ? [] : preselected.compactMap { name in tiles.first { $0.item.identifier == name } }
        showMarks()
    }

    package required init?(coder: NSCoder) { nil }

    private func take(_ tile: PhotoTile) {
        if limit == 1 { return chosen([tile.item]) }
        if let index = marked.firstIndex(where: { $0 === tile }) {
            marked.remove(at: index)
        } else if limit == 0 || marked.count < limit {
            marked.append(tile)
        }
        showMarks()
    }

    private func finish() { chosen(marked.map(\.item)) }

    private func showMarks() {
        for tile in tiles { tile.isSelected = marked.contains { $0 === tile } }
        add.isEnabled = !marked.isEmpty
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: safeAreaInsets)
        let bar = CGRect(x: area.minX, y: area.minY, width: area.width, height: Self.barHeight)
        title.frame = bar
        for (button, isLeft) in [(cancel, true), (add, false)] {
            let width = button.intrinsicContentSize.width
            button.frame = CGRect(
                x: isLeft ? bar.minX + 16 : bar.maxX - 16 - width, y: bar.minY, width: width, height: bar.height)
        }
        scroll.frame = CGRect(x: area.minX, y: bar.maxY, width: area.width, height: max(0, bounds.maxY - bar.maxY))
        let side = ((area.width - Self.gap * CGFloat(Self.columns - 1)) / CGFloat(Self.columns)).rounded(.down)
        for (index, tile) in tiles.enumerated() {
            let (row, column) = index.quotientAndRemainder(dividingBy: Self.columns)
            tile.frame = CGRect(
                x: CGFloat(column) * (side + Self.gap), y: CGFloat(row) * (side + Self.gap), width: side, height: side)
        }
        scroll.contentSize = CGSize(width: area.width, height: tiles.last?.frame.maxY ?? 0)
    }
}
