internal import ObjectiveC

/// Draws the pages of a print: what its formatters lay out, with what subclasses draw above, below and around it.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
    /// The height of what is drawn above the content, in points.
    open var headerHeight: CGFloat = 0
    /// The height of what is drawn below the content, in points.
    open var footerHeight: CGFloat = 0
    /// The formatters, in the order they were added.
    open var printFormatters: [UIPrintFormatter]? = []
    /// The paper, in points. Set by who prints, and by its key.
    open internal(set) var paperRect = CGRect.zero
    /// What of it is printed on. Set by who prints, and by its key.
    open internal(set) var printableRect = CGRect.zero

    public override init() { super.init() }

    /// Where formatters draw.
    var contentRect: CGRect {
        var rect = printableRect
        rect.origin.y += headerHeight
        rect.size.height = max(0, rect.height - headerHeight - footerHeight)
        return rect
    }

    /// How many pages there are: those that the formatters need. Subclasses that draw without formatters override it.
    open var numberOfPages: Int {
        (printFormatters ?? []).map { $0.startPage + $0.pageCount }.max() ?? 0
    }

    /// The formatters that begin on a page.
    open func printFormatters(forPageAt pageIndex: Int) -> [UIPrintFormatter]? {
        (printFormatters ?? []).filter { ($0.startPage..<$0.startPage + max(1, $0.pageCount)).contains(pageIndex) }
    }

    /// Adds a formatter that begins on a page.
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        formatter.removeFromPrintPageRenderer()
        formatter.printPageRenderer = self
        formatter.startPage = pageIndex
        printFormatters = (printFormatters ?? []) + [formatter]
    }

    /// Pages are about to be drawn. Does nothing by itself.
    open func prepare(forDrawingPages range: NSRange) {}

    /// Draws a page, part by part.
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
        if headerHeight > 0 {
            drawHeaderForPage(
                at: pageIndex,
                in: CGRect(
                    x: printableRect.minX, y: printableRect.minY, width: printableRect.width, height: headerHeight))
        }
        var content = printableRect
        content.origin.y += headerHeight
        content.size.height = max(0, content.height - headerHeight - footerHeight)
        drawContentForPage(at: pageIndex, in: content)
        for formatter in printFormatters(forPageAt: pageIndex) ?? [] {
            drawPrintFormatter(formatter, forPageAt: pageIndex)
        }
        if footerHeight > 0 {
            drawFooterForPage(
                at: pageIndex,
                in: CGRect(
                    x: printableRect.minX, y: printableRect.maxY - footerHeight, width: printableRect.width,
                    height: footerHeight))
        }
    }

    /// Draws what is above the content. Does nothing by itself.
    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
    /// Draws beneath what the formatters draw. Does nothing by itself.
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
    /// Draws what is below the content. Does nothing by itself.
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}

    /// Has a formatter draw its part of a page.
    open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
        printFormatter.draw(in: printFormatter.rect(forPageAt: pageIndex), forPageAt: pageIndex)
    }
}

/// Apps that make documents set the paper by its key, as no property lets them.
extension UIPrintPageRenderer: @preconcurrency KeyValueContainer {
    package func holds(key: String) -> Bool { key == "paperRect" || key == "printableRect" }

    package func heldValue(forKey key: String) -> Any? {
        NSValue(cgRect: key == "paperRect" ? paperRect : printableRect)
    }

    package func hold(_ value: Any?, forKey key: String) {
        guard let rect = (value as? NSValue)?.cgRectValue ?? value as? CGRect else { return }
        if key == "paperRect" { paperRect = rect } else { printableRect = rect }
    }
}
