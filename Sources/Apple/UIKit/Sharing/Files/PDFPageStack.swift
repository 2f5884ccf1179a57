/// The pages of a document on a ground that scrolls and zooms: what PDFKit's view and previews of files show them with.
package final class PDFPageStack: UIScrollView, UIScrollViewDelegate {
    /// A page: its size in points, and what draws it on white, from its top left.
    package struct Page {
        package let size: CGSize
        package let draw: @MainActor (CGContext) -> Void

        package init(size: CGSize, draw: @escaping @MainActor (CGContext) -> Void) {
            (self.size, self.draw) = (size, draw)
        }
    }

    /// How many pages are beside each other, and whether all are on the ground or those alone that are read.
    package struct Arrangement: Equatable {
        package var isDouble = false
        package var isContinuous = true
        package var isHorizontal = false
        /// Whether the first page stands alone, as in a book.
        package var isBook = false
        package var isRightToLeft = false
        package var margins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4)

        package init() {}
    }

    package var pages: [Page] = [] {
        didSet {
            current = min(current, max(0, pages.count - 1))
            drop()
            rearrange()
        }
    }
    package var arrangement = Arrangement() {
        didSet { if arrangement != oldValue { rearrange() } }
    }
    package var minimumScale: CGFloat = 0.25 { didSet { limitZoom() } }
    package var maximumScale: CGFloat = 5 { didSet { limitZoom() } }
    package var hasShadows = true { didSet { drop(); arrange() } }
    /// Whether a page's width fills the ground, whatever its size.
    package var fitsWidth = false { didSet { if fitsWidth { fit() } } }
    /// The size of the pages, where 1 is a pixel of 72 an inch.
    package private(set) var scale: CGFloat = 1
    /// The page that is read, counting from 0.
    package private(set) var current = 0
    package var pageChanged: (() -> Void)?
    package var scaleChanged: (() -> Void)?
    package var visiblePagesChanged: (() -> Void)?

    /// Where the pages and their views are.
    package let ground = UIView()
    private var frames: [CGRect] = []
    private var sheets: [Int: PDFSheet] = [:]
    private var arrangedFor = CGSize.zero

    package override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(ground)
        delegate = self
        contentInsetAdjustmentBehavior = .automatic
        limitZoom()
    }

    package required init?(coder: NSCoder) { nil }

    // MARK: Places

    private var rows: [[Int]] {
        guard arrangement.isDouble else { return pages.indices.map { [$0] } }
        var rest = Array(pages.indices)
        var rows: [[Int]] = []
        if arrangement.isBook, !rest.isEmpty { rows.append([rest.removeFirst()]) }
        while !rest.isEmpty {
            rows.append(Array(rest.prefix(2)))
            rest.removeFirst(min(2, rest.count))
        }
        return arrangement.isRightToLeft ? rows.map { $0.reversed() } : rows
    }

    private var shownRows: [[Int]] {
        arrangement.isContinuous ? rows : rows.filter { $0.contains(current) }
    }

    /// The scale at which the widest row fills the width, or all of a page the ground where one is shown at a time.
    package var fittingScale: CGFloat {
        let margins = arrangement.margins
        let room = bounds.inset(by: adjustedContentInset).size
        guard room.width > 0, room.height > 0 else { return 1 }
        let widths = rows.map { $0.reduce(0) { $0 + pages[$1].size.width + margins.left + margins.right } }
        let heights = rows.map { $0.map { pages[$0].size.height + margins.top + margins.bottom }.max() ?? 0 }
        let (width, height) = (widths.max() ?? 0, heights.max() ?? 0)
        guard width > 0, height > 0 else { return 1 }
        if !arrangement.isContinuous { return min(room.width / width, room.height / height) }
        return arrangement.isHorizontal ? room.height / height : room.width / width
    }

    private func rearrange() {
        if fitsWidth { fit() } else { arrange() }
    }

    private func fit() {
        let wanted = fittingScale
        if abs(wanted - scale) > 0.0001 { change(wanted) } else { arrange() }
    }

    /// Shows the pages larger or smaller, with what is in the middle staying there.
    package func change(_ new: CGFloat) {
        let old = scale
        scale = min(max(new, fitsWidth ? 0.01 : minimumScale), max(maximumScale, minimumScale))
        guard scale != old else { return arrange() }
        let middle = CGPoint(x: contentOffset.x + bounds.width / 2, y: contentOffset.y + bounds.height / 2)
        limitZoom()
        arrange()
        let ratio = scale / old
        setOffset(CGPoint(x: middle.x * ratio - bounds.width / 2, y: middle.y * ratio - bounds.height / 2))
        scaleChanged?()
    }

    private func limitZoom() {
        minimumZoomScale = min(1, minimumScale / scale)
        maximumZoomScale = max(1, maximumScale / scale)
    }

    private func setOffset(_ offset: CGPoint) {
        let inset = adjustedContentInset
        let x = max(-inset.left, min(offset.x, contentSize.width - bounds.width + inset.right))
        let y = max(-inset.top, min(offset.y, contentSize.height - bounds.height + inset.bottom))
        contentOffset = CGPoint(x: x, y: y)
    }

    /// Puts the pages in their places.
    private func arrange() {
        arrangedFor = bounds.size
        frames = Array(repeating: .null, count: pages.count)
        let margins = arrangement.margins
        var along: CGFloat = 0
        var across: CGFloat = 0
        let rows = shownRows
        let sizes = rows.map { row in
            row.reduce(CGSize.zero) { size, page in
                let own = pages[page].size
                return CGSize(
                    width: size.width + own.width * scale + margins.left + margins.right,
                    height: max(size.height, own.height * scale + margins.top + margins.bottom))
            }
        }
        let room = bounds.inset(by: adjustedContentInset).size
        across = sizes.map { arrangement.isHorizontal ? $0.height : $0.width }.max() ?? 0
        across = max(across, arrangement.isHorizontal ? room.height : room.width)
        for (row, size) in zip(rows, sizes) {
            var x = arrangement.isHorizontal ? along : (across - size.width) / 2
            let y = arrangement.isHorizontal ? (across - size.height) / 2 : along
            for page in row {
                let own = CGSize(width: pages[page].size.width * scale, height: pages[page].size.height * scale)
                let top = y + (size.height - own.height) / 2
                frames[page] = CGRect(origin: CGPoint(x: x + margins.left, y: top), size: own)
                x += own.width + margins.left + margins.right
            }
            along += arrangement.isHorizontal ? size.width : size.height
        }
        // What is smaller than the ground stands in its middle.
        let free = (arrangement.isHorizontal ? room.width : room.height) - along
        if free > 0 {
            let shift = CGPoint(x: arrangement.isHorizontal ? free / 2 : 0, y: arrangement.isHorizontal ? 0 : free / 2)
            frames = frames.map { $0.isNull ? $0 : $0.offsetBy(dx: shift.x, dy: shift.y) }
            along += free
        }
        let size =
            arrangement.isHorizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
        ground.transform = .identity
        ground.frame = CGRect(origin: .zero, size: size)
        contentSize = size
        show()
    }

    /// Where a page is on the ground; nil if it is not there.
    package func frame(ofPage index: Int) -> CGRect? {
        frames.indices.contains(index) && !frames[index].isNull ? frames[index] : nil
    }

    /// The page at a point of the ground, or the nearest.
    package func page(at point: CGPoint, nearest: Bool) -> Int? {
        func distance(_ frame: CGRect) -> CGFloat {
            let x = max(frame.minX - point.x, 0, point.x - frame.maxX)
            let y = max(frame.minY - point.y, 0, point.y - frame.maxY)
            return x * x + y * y
        }
        let shown = frames.indices.filter { !frames[$0].isNull }
        if let hit = shown.first(where: { frames[$0].contains(point) }) { return hit }
        return nearest ? shown.min { distance(frames[$0]) < distance(frames[$1]) } : nil
    }

    /// The pages in sight.
    package var visiblePages: [Int] { sheets.keys.sorted() }

    // MARK: Going

    /// Goes to a page, or to a point of it from its top left in points.
    package func go(to index: Int, point: CGPoint? = nil) {
        guard pages.indices.contains(index) else { return }
        if !arrangement.isContinuous, !(rows.first { $0.contains(index) }?.contains(current) ?? false) {
            current = index
            arrange()
            contentOffset = CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top)
            pageChanged?()
        }
        guard let frame = frame(ofPage: index) else { return }
        let place = point ?? .zero
        let inset = adjustedContentInset
        setOffset(
            CGPoint(
                x: arrangement.isHorizontal || point != nil
                    ? frame.minX + place.x * scale - arrangement.margins.left - inset.left : contentOffset.x,
                y: arrangement.isHorizontal && point == nil
                    ? contentOffset.y : frame.minY + place.y * scale - arrangement.margins.top - inset.top))
        if current != index {
            current = index
            pageChanged?()
        }
    }

    /// Draws pages anew.
    package func refresh(_ index: Int? = nil) {
        for (page, sheet) in sheets where index == nil || page == index { sheet.setNeedsDisplay() }
    }

    private func drop() {
        for sheet in sheets.values { sheet.removeFromSuperview() }
        sheets = [:]
    }

    /// Makes views of the pages in sight, and drops the others.
    private func show() {
        let seen = ground.convert(bounds, from: self).insetBy(dx: -20, dy: -20)
        let wanted = Set(frames.indices.filter { !frames[$0].isNull && frames[$0].intersects(seen) })
        var isChanged = false
        for (page, sheet) in sheets where !wanted.contains(page) {
            sheet.removeFromSuperview()
            sheets[page] = nil
            isChanged = true
        }
        for page in wanted {
            let sheet = sheets[page] ?? PDFSheet(pages[page], isShaded: hasShadows)
            if sheet.superview == nil {
                ground.addSubview(sheet)
                sheets[page] = sheet
                isChanged = true
            }
            sheet.accessibilityLabel = "Page \(page + 1)"
            if sheet.frame != frames[page] { sheet.frame = frames[page] }
        }
        if isChanged { visiblePagesChanged?() }
    }

    private func findCurrent() {
        guard arrangement.isContinuous, bounds.height > 0 else { return }
        let middle = ground.convert(CGPoint(x: bounds.midX, y: bounds.midY), from: self)
        guard let page = page(at: middle, nearest: true), page != current else { return }
        current = page
        pageChanged?()
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.size != arrangedFor else { return }
        rearrange()
    }

    package override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        rearrange()
    }

    package func scrollViewDidScroll(_ scrollView: UIScrollView) {
        show()
        if isTracking || isDragging || isDecelerating { findCurrent() }
    }

    package func viewForZooming(in scrollView: UIScrollView) -> UIView? { ground }

    package func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale zoom: CGFloat) {
        guard zoom != 1 else { return }
        let offset = contentOffset
        scale *= zoom
        zoomScale = 1
        limitZoom()
        arrange()
        setOffset(offset)
        scaleChanged?()
    }
}

/// A page in sight.
private final class PDFSheet: UIView {
    private let page: PDFPageStack.Page

    init(_ page: PDFPageStack.Page, isShaded: Bool) {
        self.page = page
        super.init(frame: .zero)
        backgroundColor = .white
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityTraits = .image
        guard isShaded else { return }
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 3
        layer.shadowOffset = CGSize(width: 0, height: 1)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.shadowPath = UIBezierPath(rect: bounds).cgPath
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), page.size.width > 0, page.size.height > 0 else { return }
        context.saveGState()
        context.scaleBy(x: bounds.width / page.size.width, y: bounds.height / page.size.height)
        page.draw(context)
        context.restoreGState()
    }
}

extension PDFPageStack.Page {
    /// A page of a document that is read.
    @MainActor
    package init(_ reader: PDFReader, _ index: Int) {
        self.init(size: reader.size(ofPage: index)) { reader.draw(page: index, in: $0) }
    }
}
