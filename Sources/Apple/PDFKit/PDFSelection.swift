public import SeamFoundation
public import UIKit

/// Parts of the text of a document.
@preconcurrency @MainActor
open class PDFSelection: NSObject {
    private weak var document: PDFDocument?
    private(set) var parts: [(page: PDFPage, range: NSRange)] = []
    /// The colour that it is shown in, where it is highlighted; nil for the system's.
    open var color: UIColor?

    /// Creates a selection of nothing.
    public init(document: PDFDocument) {
        self.document = document
        super.init()
    }

    func add(_ page: PDFPage, _ range: NSRange) { parts.append((page, range)) }

    /// The pages that something is selected on.
    open var pages: [PDFPage] {
        var pages: [PDFPage] = []
        for part in parts where !pages.contains(where: { $0 === part.page }) { pages.append(part.page) }
        return pages
    }

    /// What is selected.
    open var string: String? {
        parts.map { $0.page.pageText.string.substring(with: $0.range) }.joined(separator: "\n")
    }

    /// What is selected. Its look is not known.
    open var attributedString: NSAttributedString? { string.map { NSAttributedString(string: $0) } }

    /// The rectangle around what is selected on a page.
    open func bounds(for page: PDFPage) -> CGRect {
        let rects = parts.filter { $0.page === page }.flatMap { page.pageText.lines(of: $0.range).map(\.rect) }
        let all = rects.reduce(CGRect.null) { $0.union($1) }
        return all.isNull ? .zero : all
    }

    /// How many stretches of text are selected on a page.
    open func numberOfTextRanges(on page: PDFPage) -> Int { parts.count { $0.page === page } }

    /// A stretch of text that is selected on a page.
    open func range(at index: Int, on page: PDFPage) -> NSRange {
        let own = parts.filter { $0.page === page }
        return own.indices.contains(index) ? own[index].range : NSRange(location: NSNotFound, length: 0)
    }

    /// A selection for each line.
    open func selectionsByLine() -> [PDFSelection] {
        guard let document else { return [] }
        return parts.flatMap { part in
            part.page.pageText.lines(of: part.range).map { line in
                let selection = PDFSelection(document: document)
                selection.add(part.page, line.range)
                return selection
            }
        }
    }

    /// Selects what another selects, too.
    open func add(_ selection: PDFSelection) { parts += selection.parts }
    /// Selects what others select, too.
    open func add(_ selections: [PDFSelection]) { for selection in selections { add(selection) } }

    /// Selects so many characters more behind the end.
    open func extend(atEnd succeed: Int) {
        guard let last = parts.last else { return }
        let end = max(last.range.location, min(NSMaxRange(last.range) + succeed, last.page.numberOfCharacters))
        parts[parts.count - 1].range.length = end - last.range.location
    }

    /// Selects so many characters more before the beginning.
    open func extend(atStart precede: Int) {
        guard let first = parts.first else { return }
        let start = min(NSMaxRange(first.range), max(0, first.range.location - precede))
        parts[0].range = NSRange(location: start, length: NSMaxRange(first.range) - start)
    }

    /// Selects whole lines.
    open func extendForLineBoundaries() {
        parts = parts.map { part in
            let text = part.page.pageText
            let first = text.line(at: part.range.location)
            let last = text.line(at: max(part.range.location, NSMaxRange(part.range) - 1))
            return (part.page, NSUnionRange(first, last))
        }
    }

    /// Fills what is selected on a page, in a context whose y points up.
    open func draw(for page: PDFPage, active: Bool) { draw(for: page, with: .cropBox, active: active) }

    /// Fills what is selected on a page, in a context whose y points up.
    open func draw(for page: PDFPage, with box: PDFDisplayBox, active: Bool) {
        let shown = color ?? (active ? UIColor.systemBlue.withAlphaComponent(0.3) : UIColor(white: 0.5, alpha: 0.3))
        shown.setFill()
        for part in parts where part.page === page {
            for line in page.pageText.lines(of: part.range) { UIGraphicsGetCurrentContext()?.fill(line.rect) }
        }
    }

}
