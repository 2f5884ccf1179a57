/// Lays out something over pages, and draws it there.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
    /// The renderer that the formatter is of.
    open internal(set) weak var printPageRenderer: UIPrintPageRenderer?
    /// The page that it begins on.
    open var startPage = 0
    /// The width that is used at most, in points; 0 for all there is.
    open var maximumContentWidth: CGFloat = 0
    /// The height that is used at most, in points; 0 for all there is.
    open var maximumContentHeight: CGFloat = 0
    /// What is left free at the edges: above the first page, and at the sides of all.
    open var contentInsets = UIEdgeInsets.zero
    /// What is left free at the edges of every page.
    open var perPageContentInsets = UIEdgeInsets.zero

    public override init() { super.init() }

    /// Takes the formatter from its renderer.
    open func removeFromPrintPageRenderer() {
        printPageRenderer?.printFormatters?.removeAll { $0 === self }
        printPageRenderer = nil
    }

    /// How many pages it needs.
    open var pageCount: Int { 0 }

    /// Where it draws on a page.
    open func rect(forPageAt pageIndex: Int) -> CGRect {
        guard let renderer = printPageRenderer else { return .zero }
        var rect = renderer.contentRect.inset(by: perPageContentInsets)
        rect.origin.x += contentInsets.left
        rect.size.width -= contentInsets.left + contentInsets.right
        if pageIndex == startPage {
            rect.origin.y += contentInsets.top
            rect.size.height -= contentInsets.top
        }
        if maximumContentWidth > 0 { rect.size.width = min(rect.width, maximumContentWidth) }
        if maximumContentHeight > 0 { rect.size.height = min(rect.height, maximumContentHeight) }
        rect.size = CGSize(width: max(0, rect.width), height: max(0, rect.height))
        return rect
    }

    /// Draws a page of it in a rectangle.
    open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}
}

/// Lays out text over pages, line by line.
@MainActor
private final class PagedText {
    private let storage: NSTextStorage
    private let manager = NSLayoutManager()
    private let container: NSTextContainer
    private(set) var pages: [(glyphs: NSRange, top: CGFloat)] = []
    let width: CGFloat

    /// - Parameter height: that of each page.
    init(_ text: NSAttributedString, width: CGFloat, height: (Int) -> CGFloat) {
        self.width = width
        storage = NSTextStorage(attributedString: text)
        container = NSTextContainer(size: CGSize(width: width, height: .greatestFiniteMagnitude))
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        var lines: [(rect: CGRect, glyphs: NSRange)] = []
        manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) { rect, _, _, glyphs, _ in
            lines.append((rect, glyphs))
        }
        for line in lines {
            if let page = pages.last, line.rect.maxY - page.top <= height(pages.count - 1) {
                pages[pages.count - 1].glyphs.length = NSMaxRange(line.glyphs) - page.glyphs.location
            } else {
                pages.append((line.glyphs, line.rect.minY))
            }
        }
    }

    func draw(page: Int, in rect: CGRect) {
        guard pages.indices.contains(page) else { return }
        let origin = CGPoint(x: rect.minX, y: rect.minY - pages[page].top)
        manager.drawBackground(forGlyphRange: pages[page].glyphs, at: origin)
        manager.drawGlyphs(forGlyphRange: pages[page].glyphs, at: origin)
    }
}

/// A formatter of text, whose subclasses say which.
@preconcurrency @MainActor
open class _TextPrintFormatter: UIPrintFormatter {
    private var paged: PagedText?

    var printedText: NSAttributedString { NSAttributedString(string: "") }

    func textDidChange() { paged = nil }

    private var current: PagedText {
        let width = rect(forPageAt: startPage).width
        if let paged, paged.width == width { return paged }
        let made = PagedText(printedText, width: width) { rect(forPageAt: startPage + $0).height }
        paged = made
        return made
    }

    open override var pageCount: Int { current.pages.count }

    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        current.draw(page: pageIndex - startPage, in: rect)
    }
}

/// Prints text.
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: _TextPrintFormatter {
    /// The text without attributes; nil if it was given with some.
    open var text: String? { didSet { textDidChange() } }
    /// The text with attributes; nil if it was given without.
    open var attributedText: NSAttributedString? { didSet { textDidChange() } }
    /// The font of text without attributes: the system's at its usual size.
    open var font: UIFont? = .systemFont(ofSize: UIFont.systemFontSize) { didSet { textDidChange() } }
    /// The colour of text without attributes; black.
    open var color: UIColor? = .black { didSet { textDidChange() } }
    /// How text without attributes is aligned.
    open var textAlignment = NSTextAlignment.natural { didSet { textDidChange() } }

    /// Creates a formatter of text.
    public init(text: String) {
        self.text = text
        super.init()
    }

    /// Creates a formatter of text with attributes.
    public init(attributedText: NSAttributedString) {
        self.attributedText = attributedText
        super.init()
    }

    override var printedText: NSAttributedString {
        if let attributedText { return attributedText }
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        return NSAttributedString(
            string: text ?? "",
            attributes: [
                .font: font ?? .systemFont(ofSize: UIFont.systemFontSize), .foregroundColor: color ?? .black,
                .paragraphStyle: style,
            ])
    }
}

/// Prints HTML, as far as attributed text shows it.
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: _TextPrintFormatter {
    /// The HTML.
    open var markupText: String? { didSet { textDidChange() } }

    /// Creates a formatter of HTML.
    public init(markupText: String) {
        self.markupText = markupText
        super.init()
    }

    override var printedText: NSAttributedString {
        let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
            .documentType: NSAttributedString.DocumentType.html,
            .characterEncoding: String.Encoding.utf8.rawValue,
        ]
        let data = Data((markupText ?? "").utf8)
        return (try? NSAttributedString(data: data, options: options, documentAttributes: nil))
            ?? NSAttributedString(string: "")
    }
}

/// Prints what a view shows: all of a scroll view's content, at its size or as wide as the paper.
@preconcurrency @MainActor
open class UIViewPrintFormatter: UIPrintFormatter {
    /// The view.
    public let view: UIView

    init(_ view: UIView) {
        self.view = view
        super.init()
    }

    private var content: CGSize {
        let scroll = view as? UIScrollView
        let size = scroll.map {
            CGSize(width: max($0.bounds.width, $0.contentSize.width), height: $0.contentSize.height)
        }
        return size ?? view.bounds.size
    }

    /// No more than 1: what is narrower than the paper keeps its size.
    private var scale: CGFloat {
        let width = rect(forPageAt: startPage).width
        return content.width > 0 && width > 0 ? min(1, width / content.width) : 1
    }

    /// Where pages begin, in points of the paper from the content's top.
    private var tops: [CGFloat] {
        let height = content.height * scale
        var tops: [CGFloat] = []
        var top: CGFloat = 0
        while top < height {
            tops.append(top)
            let room = rect(forPageAt: startPage + tops.count - 1).height
            guard room >= 1 else { break }
            top += room
        }
        return tops
    }

    open override var pageCount: Int { tops.count }

    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        let tops = tops
        guard tops.indices.contains(pageIndex - startPage), let context = UIGraphicsGetCurrentContext() else { return }
        let scroll = view as? UIScrollView
        let (bounds, offset) = (view.bounds, scroll?.contentOffset)
        // All of a scroll view's content is laid out while it is drawn.
        if let scroll {
            scroll.bounds = CGRect(origin: .zero, size: content)
            scroll.layoutIfNeeded()
        }
        context.saveGState()
        context.clip(to: rect)
        context.translateBy(x: rect.minX, y: rect.minY - tops[pageIndex - startPage])
        context.scaleBy(x: scale, y: scale)
        view.layer.render(in: context)
        context.restoreGState()
        if let scroll, let offset {
            scroll.bounds = bounds
            scroll.contentOffset = offset
            scroll.layoutIfNeeded()
        }
    }
}

extension UIView {
    /// What prints the view.
    public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
}
