public import SeamFoundation
public import UIKit

/// An entry of a document's table of contents.
@preconcurrency @MainActor
open class PDFOutline: NSObject {
    /// The document that the entry is of.
    open private(set) weak var document: PDFDocument?
    /// The entry that it is in.
    open private(set) weak var parent: PDFOutline?
    /// The entry's title.
    open var label: String?
    /// Whether the entries in it are shown, where tables show them.
    open var isOpen = true
    /// Where it leads, in the document; nil for elsewhere.
    open var destination: PDFDestination?
    /// What it does: goes to its place, or opens an address.
    open var action: PDFAction?

    private var children: [PDFOutline] = []

    public override init() { super.init() }

    init(_ document: PDFDocument, _ entries: [PDFReader.Entry]) {
        super.init()
        self.document = document
        take(entries)
    }

    private func take(_ entries: [PDFReader.Entry]) {
        children = entries.map { entry in
            let child = PDFOutline()
            (child.document, child.parent, child.label) = (document, self, entry.title)
            child.action = entry.target.flatMap { PDFAction.of($0, in: document) }
            child.destination = (child.action as? PDFActionGoTo)?.destination
            child.take(entry.children)
            return child
        }
    }

    /// How many entries are in it.
    open var numberOfChildren: Int { children.count }
    /// Which of its parent's entries it is.
    open var index: Int { parent?.children.firstIndex { $0 === self } ?? 0 }

    /// An entry in it; nil if there is none.
    open func child(at index: Int) -> PDFOutline? { children.indices.contains(index) ? children[index] : nil }

    /// Puts an entry into it.
    open func insertChild(_ child: PDFOutline, at index: Int) {
        child.removeFromParent()
        child.parent = self
        child.document = document
        children.insert(child, at: min(max(0, index), children.count))
    }

    /// Takes the entry from its parent.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
}

/// A place of a page to go to.
@preconcurrency @MainActor
open class PDFDestination: NSObject {
    /// The page.
    open private(set) weak var page: PDFPage?
    /// The point of the page, from its bottom left.
    public let point: CGPoint
    /// The size to show the page in; ``kPDFDestinationUnspecifiedValue`` to leave it as it is.
    open var zoom: CGFloat = kPDFDestinationUnspecifiedValue

    /// Creates a place.
    public init(page: PDFPage, at point: CGPoint) {
        (self.page, self.point) = (page, point)
        super.init()
    }

    /// Which of two places comes first.
    open func compare(_ destination: PDFDestination) -> ComparisonResult {
        guard let page, let document = page.document, let other = destination.page else { return .orderedSame }
        let (own, others) = (document.index(for: page), document.index(for: other))
        if own != others { return own < others ? .orderedAscending : .orderedDescending }
        return point.y == destination.point.y
            ? .orderedSame : point.y > destination.point.y ? .orderedAscending : .orderedDescending
    }
}

/// A number that a place does not say.
public let kPDFDestinationUnspecifiedValue: CGFloat = .greatestFiniteMagnitude

/// What a link or an entry does.
@preconcurrency @MainActor
open class PDFAction: NSObject {
    /// The kind, as the format calls it.
    open var type: String { "" }

    static func of(_ target: PDFReader.Target, in document: PDFDocument?) -> PDFAction? {
        switch target {
        case .address(let url): return PDFActionURL(url: url)
        case .place(let index, let point):
            guard let page = document?.page(at: index) else { return nil }
            let top = CGPoint(x: 0, y: page.bounds(for: .cropBox).maxY)
            return PDFActionGoTo(destination: PDFDestination(page: page, at: point ?? top))
        }
    }
}

/// Goes to a place of the document.
@preconcurrency @MainActor
open class PDFActionGoTo: PDFAction {
    /// The place.
    open var destination: PDFDestination
    open override var type: String { "GoTo" }

    /// Creates an action that goes to a place.
    public init(destination: PDFDestination) {
        self.destination = destination
        super.init()
    }
}

/// Opens an address.
@preconcurrency @MainActor
open class PDFActionURL: PDFAction {
    /// The address.
    open var url: URL?
    open override var type: String { "URI" }

    /// Creates an action that opens an address.
    public init(url: URL) {
        self.url = url
        super.init()
    }
}
