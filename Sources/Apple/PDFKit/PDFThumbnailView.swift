public import SeamFoundation
public import UIKit

/// How small pages are arranged.
public enum PDFThumbnailLayoutMode: Int, Sendable {
    /// Below or beside each other.
    case vertical = 0, horizontal
}

/// Shows the pages of a view's document small; a tap on one goes there.
@preconcurrency @MainActor
open class PDFThumbnailView: UIView {
    private let scroll = UIScrollView()
    private var tiles: [PageTile] = []
    private let news = NotificationTokens()

    /// The view that shows the document; held weakly.
    open weak var pdfView: PDFView? { didSet { follow() } }
    /// How the pages are arranged.
    open var layoutMode = PDFThumbnailLayoutMode.vertical { didSet { setNeedsLayout() } }
    /// The size that pages are made to fit, in points.
    open var thumbnailSize = CGSize(width: 60, height: 80) { didSet { reload() } }
    /// The room around the pages.
    open var contentInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) { didSet { setNeedsLayout() } }
    /// The page that is read, in an array.
    open var selectedPages: [PDFPage]? { pdfView?.currentPage.map { [$0] } }

    private static let gap: CGFloat = 8

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(scroll)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(scroll)
    }

    private func follow() {
        news.end()
        news.observeOnMain(.PDFViewDocumentChanged, of: pdfView) { [weak self] in self?.reload() }
        news.observeOnMain(.PDFViewPageChanged, of: pdfView) { [weak self] in self?.markCurrent() }
        reload()
    }

    private func reload() {
        for tile in tiles { tile.removeFromSuperview() }
        let document = pdfView?.document
        tiles = (0..<(document?.pageCount ?? 0)).compactMap { index in
            guard let page = document?.page(at: index) else { return nil }
            let tile = PageTile(page, size: thumbnailSize)
            tile.accessibilityLabel = "Page \(index + 1)"
            tile.addAction(
                UIAction { [weak self, weak page] _ in if let page { self?.pdfView?.go(to: page) } },
                for: .touchUpInside)
            scroll.addSubview(tile)
            return tile
        }
        markCurrent()
        setNeedsLayout()
    }

    private func markCurrent() {
        let current = pdfView?.currentPage
        for tile in tiles { tile.isSelected = tile.page === current }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        scroll.frame = bounds
        let isVertical = layoutMode == .vertical
        let room = bounds.inset(by: contentInset)
        let across = isVertical ? room.width : room.height
        let side = isVertical ? thumbnailSize.width : thumbnailSize.height
        let count = max(1, Int((across + Self.gap) / (side + Self.gap)))
        let used = CGFloat(count) * (side + Self.gap) - Self.gap
        for (index, tile) in tiles.enumerated() {
            let (line, place) = (CGFloat(index / count), CGFloat(index % count))
            let first = (isVertical ? contentInset.left : contentInset.top) + max(0, (across - used) / 2)
            let other = isVertical ? contentInset.top : contentInset.left
            let along = other + line * ((isVertical ? thumbnailSize.height : thumbnailSize.width) + Self.gap)
            let cross = first + place * (side + Self.gap)
            tile.frame = CGRect(
                origin: isVertical ? CGPoint(x: cross, y: along) : CGPoint(x: along, y: cross), size: thumbnailSize)
        }
        let end = tiles.last?.frame ?? .zero
        scroll.contentSize =
            isVertical
            ? CGSize(width: bounds.width, height: end.maxY + contentInset.bottom)
            : CGSize(width: end.maxX + contentInset.right, height: bounds.height)
    }
}

/// A page, small.
private final class PageTile: UIControl {
    let page: PDFPage
    private let picture = UIImageView()

    init(_ page: PDFPage, size: CGSize) {
        self.page = page
        super.init(frame: CGRect(origin: .zero, size: size))
        picture.image = page.thumbnail(of: size, for: .cropBox)
        picture.contentMode = .scaleAspectFit
        picture.frame = bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        picture.layer.shadowOpacity = 0.25
        picture.layer.shadowRadius = 2
        picture.layer.shadowOffset = .zero
        addSubview(picture)
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { nil }

    override var isSelected: Bool {
        didSet {
            layer.borderWidth = isSelected ? 2 : 0
            layer.borderColor = tintColor.cgColor
            layer.cornerRadius = 2
        }
    }
}
