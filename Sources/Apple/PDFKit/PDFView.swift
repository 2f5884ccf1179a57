public import SeamFoundation
public import UIKit

/// How pages are shown.
public enum PDFDisplayMode: Int, Sendable {
    /// One page, or all below each other; two beside each other, or all in pairs below each other.
    case singlePage = 0, singlePageContinuous, twoUp, twoUpContinuous
}

/// Where the next page is.
public enum PDFDisplayDirection: Int, Sendable {
    /// Below, or beside.
    case vertical = 0, horizontal
}

extension NSNotification.Name {
    /// Posted when another document is shown; the object is the view.
    public static let PDFViewDocumentChanged = NSNotification.Name("PDFViewDocumentChangedNotification")
    /// Posted when another page is read; the object is the view.
    public static let PDFViewPageChanged = NSNotification.Name("PDFViewPageChangedNotification")
    /// Posted when the pages are larger or smaller; the object is the view.
    public static let PDFViewScaleChanged = NSNotification.Name("PDFViewScaleChangedNotification")
    /// Posted when other pages are in sight; the object is the view.
    public static let PDFViewVisiblePagesChanged = NSNotification.Name("PDFViewVisiblePagesChangedNotification")
    /// Posted when something else is selected; the object is the view.
    public static let PDFViewSelectionChanged = NSNotification.Name("PDFViewSelectionChangedNotification")
    /// Posted when pages are shown otherwise; the object is the view.
    public static let PDFViewDisplayModeChanged = NSNotification.Name("PDFViewDisplayModeChangedNotification")
    /// Posted when an annotation was tapped, which is in `PDFAnnotationHit`.
    public static let PDFViewAnnotationHit = NSNotification.Name("PDFViewAnnotationHitNotification")
}

/// Hears of what is tapped in a document. Every method is optional.
@preconcurrency @MainActor
public protocol PDFViewDelegate: NSObjectProtocol {
    /// A link to an address was tapped. Without this method the address is opened.
    func pdfViewWillClick(onLink sender: PDFView, with url: URL)
    /// The controller that the view is in.
    func pdfViewParentViewController() -> UIViewController
}

extension PDFViewDelegate {
    public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {
        UIApplication.shared.open(url, options: [:], completionHandler: nil)
    }
    public func pdfViewParentViewController() -> UIViewController { UIViewController() }
}

/// Shows a document's pages, which scroll, zoom, and let text be selected and copied.
@preconcurrency @MainActor
open class PDFView: UIView {
    let stack = PDFPageStack(frame: .zero)
    private var history: [(page: Int, offset: CGPoint)] = []
    private let news = NotificationTokens()
    private var editMenu: UIEditMenuInteraction?
    private var selectionStart: (page: PDFPage, point: CGPoint)?

    /// The object that hears of taps on links; held weakly.
    open weak var delegate: (any PDFViewDelegate)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        if backgroundColor == nil { backgroundColor = .lightGray }
        stack.backgroundColor = .clear
        addSubview(stack)
        stack.pageChanged = { [weak self] in self?.post(.PDFViewPageChanged) }
        stack.scaleChanged = { [weak self] in self?.post(.PDFViewScaleChanged) }
        stack.visiblePagesChanged = { [weak self] in self?.post(.PDFViewVisiblePagesChanged) }
        news.observe(.pageLookDidChange) { [weak self] notification in
            nonisolated(unsafe) let page = notification.object as? PDFPage
            MainActor.assumeIsolated {
                guard let self, let page, let index = self.document?.index(for: page), index != NSNotFound else {
                    return
                }
                self.stack.refresh(index)
            }
        }
        setUpTouches()
    }

    private func post(_ name: Notification.Name, _ info: [AnyHashable: Any]? = nil) {
        NotificationCenter.default.post(name: name, object: self, userInfo: info)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        stack.frame = bounds
        // Pages are there at once, for who asks for them.
        stack.layoutIfNeeded()
    }

    // MARK: The document

    /// The document.
    open var document: PDFDocument? {
        didSet {
            history = []
            selection = nil
            showDocument()
            post(.PDFViewDocumentChanged)
        }
    }

    private func showDocument() {
        let pages = document.map { document in (0..<document.pageCount).compactMap { document.page(at: $0) } } ?? []
        stack.pages = pages.map { page in
            PDFPageStack.Page(size: page.shownSize) { [weak self, weak page] context in
                guard let page else { return }
                page.drawFromTop(in: context)
                self?.drawSelections(on: page, in: context)
            }
        }
        layoutIfNeeded()
    }

    /// Shows the document anew, whose pages may be others.
    open func layoutDocumentView() { showDocument() }

    /// The view that the pages are in.
    open var documentView: UIView? { document == nil ? nil : stack.ground }

    private func drawSelections(on page: PDFPage, in context: CGContext) {
        let shown = (highlightedSelections ?? []) + (selection.map { [$0] } ?? [])
        guard shown.contains(where: { $0.pages.contains { $0 === page } }) else { return }
        context.saveGState()
        context.translateBy(x: 0, y: page.shownSize.height)
        context.scaleBy(x: 1, y: -1)
        context.concatenate(page.transform(for: .cropBox))
        UIGraphicsPushContext(context)
        for one in shown { one.draw(for: page, active: true) }
        UIGraphicsPopContext()
        context.restoreGState()
    }

    // MARK: Look

    /// How pages are shown; all below each other by default.
    open var displayMode = PDFDisplayMode.singlePageContinuous {
        didSet {
            stack.arrangement.isDouble = displayMode == .twoUp || displayMode == .twoUpContinuous
            stack.arrangement.isContinuous = displayMode == .singlePageContinuous || displayMode == .twoUpContinuous
            if displayMode != oldValue { post(.PDFViewDisplayModeChanged) }
        }
    }
    /// Where the next page is.
    open var displayDirection = PDFDisplayDirection.vertical {
        didSet { stack.arrangement.isHorizontal = displayDirection == .horizontal }
    }
    /// Whether the first page stands alone where two are beside each other.
    open var displaysAsBook: Bool {
        get { stack.arrangement.isBook }
        set { stack.arrangement.isBook = newValue }
    }
    /// Whether the second of two pages stands to the left.
    open var displaysRTL: Bool {
        get { stack.arrangement.isRightToLeft }
        set { stack.arrangement.isRightToLeft = newValue }
    }
    /// Whether there is room between pages.
    open var displaysPageBreaks = true {
        didSet { stack.arrangement.margins = displaysPageBreaks ? pageBreakMargins : .zero }
    }
    /// The room around pages.
    open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4) {
        didSet { if displaysPageBreaks { stack.arrangement.margins = pageBreakMargins } }
    }
    /// Which rectangle of pages is shown. All are that of the page as it is shown.
    open var displayBox = PDFDisplayBox.cropBox
    /// Whether pages throw a shadow.
    open var pageShadowsEnabled: Bool {
        get { stack.hasShadows }
        set { stack.hasShadows = newValue }
    }

    // MARK: Size

    /// The size of pages, where 1 is a point of the screen for a point of the page.
    open var scaleFactor: CGFloat {
        get { stack.scale }
        set {
            stack.fitsWidth = false
            stack.change(newValue)
        }
    }
    /// The smallest size.
    open var minScaleFactor: CGFloat {
        get { stack.minimumScale }
        set { stack.minimumScale = newValue }
    }
    /// The largest size.
    open var maxScaleFactor: CGFloat {
        get { stack.maximumScale }
        set { stack.maximumScale = newValue }
    }
    /// Whether pages are as wide as the view, whatever its size. False by default.
    open var autoScales: Bool {
        get { stack.fitsWidth }
        set { stack.fitsWidth = newValue }
    }
    /// The size at which pages are as wide as the view.
    open var scaleFactorForSizeToFit: CGFloat { stack.fittingScale }

    /// Whether pages can be larger.
    open var canZoomIn: Bool { document != nil && scaleFactor < maxScaleFactor }
    /// Whether pages can be smaller.
    open var canZoomOut: Bool { document != nil && scaleFactor > minScaleFactor }
    /// Shows pages larger.
    open func zoomIn(_ sender: Any?) { if canZoomIn { scaleFactor *= 1.25 } }
    /// Shows pages smaller.
    open func zoomOut(_ sender: Any?) { if canZoomOut { scaleFactor /= 1.25 } }

    // MARK: Going

    /// The page that is read.
    open var currentPage: PDFPage? { document?.page(at: stack.current) }
    /// The pages in sight.
    open var visiblePages: [PDFPage] { stack.visiblePages.compactMap { document?.page(at: $0) } }

    private var step: Int { displayMode == .twoUp || displayMode == .twoUpContinuous ? 2 : 1 }
    private var last: Int { (document?.pageCount ?? 0) - 1 }

    /// Whether there is a page before the one that is read.
    open var canGoToFirstPage: Bool { stack.current > 0 }
    /// Whether there is a page behind the one that is read.
    open var canGoToLastPage: Bool { stack.current < last }
    /// Whether there is a page behind the one that is read.
    open var canGoToNextPage: Bool { stack.current < last }
    /// Whether there is a page before the one that is read.
    open var canGoToPreviousPage: Bool { stack.current > 0 }
    /// Goes to the first page.
    open func goToFirstPage(_ sender: Any?) { move(to: 0) }
    /// Goes to the last page.
    open func goToLastPage(_ sender: Any?) { move(to: last) }
    /// Goes to the next page.
    open func goToNextPage(_ sender: Any?) { if canGoToNextPage { move(to: min(last, stack.current + step)) } }
    /// Goes to the page before.
    open func goToPreviousPage(_ sender: Any?) { if canGoToPreviousPage { move(to: max(0, stack.current - step)) } }

    private func move(to index: Int, _ point: CGPoint? = nil) {
        guard let document, (0..<document.pageCount).contains(index) else { return }
        layoutIfNeeded()
        history.append((stack.current, stack.contentOffset))
        stack.go(to: index, point: point)
    }

    /// Whether there is a place to go back to.
    open var canGoBack: Bool { !history.isEmpty }
    /// Goes back to where the view was before it went elsewhere.
    open func goBack(_ sender: Any?) {
        guard let place = history.popLast() else { return }
        stack.go(to: place.page)
        stack.contentOffset = place.offset
    }

    /// Goes to a page.
    open func go(to page: PDFPage) {
        guard let index = document?.index(for: page), index != NSNotFound else { return }
        move(to: index)
    }

    /// Goes to a place.
    open func go(to destination: PDFDestination) {
        guard let page = destination.page else { return }
        if destination.zoom != kPDFDestinationUnspecifiedValue, destination.zoom > 0 { scaleFactor = destination.zoom }
        go(to: destination.point, on: page)
    }

    /// Goes to a part of a page.
    open func go(to rect: CGRect, on page: PDFPage) { go(to: CGPoint(x: rect.minX, y: rect.maxY), on: page) }

    /// Goes to where a selection is.
    open func go(to selection: PDFSelection) {
        guard let page = selection.pages.first else { return }
        let bounds = selection.bounds(for: page)
        go(to: CGPoint(x: bounds.minX, y: bounds.maxY + 20), on: page)
    }

    private func go(to point: CGPoint, on page: PDFPage) {
        guard let index = document?.index(for: page), index != NSNotFound else { return }
        let shown = point.applying(page.transform(for: .cropBox))
        let x = point.x == kPDFDestinationUnspecifiedValue ? 0 : shown.x
        let y = point.y == kPDFDestinationUnspecifiedValue ? 0 : page.shownSize.height - shown.y
        move(to: index, CGPoint(x: max(0, x), y: max(0, y)))
    }

    /// The place at the top of the view.
    open var currentDestination: PDFDestination? {
        guard let page = page(for: CGPoint(x: bounds.midX, y: 1), nearest: true) else { return nil }
        return PDFDestination(page: page, at: convert(.zero, to: page))
    }

    // MARK: Places

    /// The page at a point of the view, or the nearest.
    open func page(for point: CGPoint, nearest: Bool) -> PDFPage? {
        stack.page(at: stack.ground.convert(point, from: self), nearest: nearest).flatMap { document?.page(at: $0) }
    }

    /// A point of the view, on a page.
    open func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint {
        guard let frame = frame(of: page) else { return .zero }
        let place = stack.ground.convert(point, from: self)
        let shown = CGPoint(
            x: (place.x - frame.minX) / scaleFactor, y: page.shownSize.height - (place.y - frame.minY) / scaleFactor)
        return shown.applying(page.transform(for: .cropBox).inverted())
    }

    /// A point of a page, in the view.
    open func convert(_ point: CGPoint, from page: PDFPage) -> CGPoint {
        guard let frame = frame(of: page) else { return .zero }
        let shown = point.applying(page.transform(for: .cropBox))
        return stack.ground.convert(
            CGPoint(
                x: frame.minX + shown.x * scaleFactor, y: frame.minY + (page.shownSize.height - shown.y) * scaleFactor),
            to: self)
    }

    /// A rectangle of the view, on a page.
    open func convert(_ rect: CGRect, to page: PDFPage) -> CGRect {
        Self.around(
            convert(rect.origin, to: page), convert(CGPoint(x: rect.maxX, y: rect.maxY), to: page))
    }

    /// A rectangle of a page, in the view.
    open func convert(_ rect: CGRect, from page: PDFPage) -> CGRect {
        Self.around(
            convert(rect.origin, from: page), convert(CGPoint(x: rect.maxX, y: rect.maxY), from: page))
    }

    private static func around(_ first: CGPoint, _ second: CGPoint) -> CGRect {
        CGRect(
            x: min(first.x, second.x), y: min(first.y, second.y), width: abs(first.x - second.x),
            height: abs(first.y - second.y))
    }

    private func frame(of page: PDFPage) -> CGRect? {
        guard let index = document?.index(for: page), index != NSNotFound else { return nil }
        layoutIfNeeded()
        return stack.frame(ofPage: index)
    }

    // MARK: Selections

    private var selection: PDFSelection?

    /// What is selected.
    open var currentSelection: PDFSelection? {
        get { selection }
        set { setCurrentSelection(newValue, animate: false) }
    }

    /// Selects something.
    open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) {
        guard selection !== self.selection else { return }
        self.selection = selection
        stack.refresh()
        post(.PDFViewSelectionChanged)
    }

    /// Selects nothing.
    open func clearSelection() { currentSelection = nil }

    /// What is shown in colour beside the selection.
    open var highlightedSelections: [PDFSelection]? { didSet { stack.refresh() } }

    /// Selects all of the text.
    open override func selectAll(_ sender: Any?) { currentSelection = document?.selectionForEntireDocument }

    /// Copies what is selected, where the document lets it.
    open override func copy(_ sender: Any?) {
        guard document?.allowsCopying == true, let text = selection?.string else { return }
        UIPasteboard.general.string = text
    }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        switch action.name {
        case "copy:": selection != nil && document?.allowsCopying == true
        case "selectAll:": document != nil
        default: super.canPerformAction(action, withSender: sender)
        }
    }

    open override var canBecomeFirstResponder: Bool { true }

    // MARK: Touches

    private func setUpTouches() {
        let tap = UITapGestureRecognizer()
        tap.onChange { [weak self] in self?.tapped($0) }
        let press = UILongPressGestureRecognizer()
        press.onChange { [weak self] in self?.pressed($0) }
        for recognizer in [tap, press] { stack.addGestureRecognizer(recognizer) }
        let menu = UIEditMenuInteraction(delegate: nil)
        editMenu = menu
        addInteraction(menu)
    }

    private func tapped(_ recognizer: UIGestureRecognizer) {
        guard recognizer.state == .ended else { return }
        let point = recognizer.location(in: self)
        clearSelection()
        guard let page = page(for: point, nearest: false),
            let annotation = page.annotation(at: convert(point, to: page))
        else { return }
        post(.PDFViewAnnotationHit, ["PDFAnnotationHit": annotation])
        perform(annotation)
    }

    private func perform(_ annotation: PDFAnnotation) {
        switch annotation.action {
        case let action as PDFActionGoTo: go(to: action.destination)
        case let action as PDFActionURL:
            guard let url = action.url else { return }
            if let delegate {
                delegate.pdfViewWillClick(onLink: self, with: url)
            } else {
                UIApplication.shared.open(url, options: [:], completionHandler: nil)
            }
        default: break
        }
    }

    /// Selects the word under the finger, and more as it moves; then a menu shows.
    private func pressed(_ recognizer: UIGestureRecognizer) {
        let point = recognizer.location(in: self)
        guard let page = page(for: point, nearest: true) else { return }
        let place = convert(point, to: page)
        switch recognizer.state {
        case .began:
            becomeFirstResponder()
            selectionStart = (page, place)
            currentSelection = page.selectionForWord(at: place)
        case .changed:
            guard let start = selectionStart else { return }
            currentSelection = document?.selection(from: start.page, at: start.point, to: page, at: place)
        case .ended:
            selectionStart = nil
            guard let selection, let first = selection.pages.first else { return }
            let rect = convert(selection.bounds(for: first), from: first)
            editMenu?.presentEditMenu(
                with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: rect.midX, y: rect.minY)))
        default: selectionStart = nil
        }
    }
}
