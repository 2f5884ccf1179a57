public import SeamFoundation
public import UIKit

/// What a document says of itself, as keys of ``PDFDocument/documentAttributes``.
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The title, the author, what it is about, the program it was written with and the one that made the file.
    public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
    /// The author.
    public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
    /// What the document is about.
    public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
    /// The program that it was written with.
    public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
    /// The program that made the file.
    public static let producerAttribute = PDFDocumentAttribute(rawValue: "Producer")
    /// When it was made.
    public static let creationDateAttribute = PDFDocumentAttribute(rawValue: "CreationDate")
    /// When it was changed.
    public static let modificationDateAttribute = PDFDocumentAttribute(rawValue: "ModDate")
    /// Words for its content, as an array.
    public static let keywordsAttribute = PDFDocumentAttribute(rawValue: "Keywords")
}

/// Hears of what is found in a document. Every method is optional.
@preconcurrency @MainActor
public protocol PDFDocumentDelegate: NSObjectProtocol {
    /// Another place was found.
    func didMatchString(_ instance: PDFSelection)
    /// Finding begins.
    func documentDidBeginDocumentFind(_ notification: Notification)
    /// Finding has ended.
    func documentDidEndDocumentFind(_ notification: Notification)
    /// Finding has come to another page.
    func documentDidBeginPageFind(_ notification: Notification)
    /// Finding has left a page.
    func documentDidEndPageFind(_ notification: Notification)
    /// Another place was found.
    func documentDidFindMatch(_ notification: Notification)
}

extension PDFDocumentDelegate {
    public func didMatchString(_ instance: PDFSelection) {}
    public func documentDidBeginDocumentFind(_ notification: Notification) {}
    public func documentDidEndDocumentFind(_ notification: Notification) {}
    public func documentDidBeginPageFind(_ notification: Notification) {}
    public func documentDidEndPageFind(_ notification: Notification) {}
    public func documentDidFindMatch(_ notification: Notification) {}
}

extension NSNotification.Name {
    /// Posted when finding begins; the object is the document.
    public static let PDFDocumentDidBeginFind = NSNotification.Name("PDFDocumentDidBeginFindNotification")
    /// Posted when finding has ended; the object is the document.
    public static let PDFDocumentDidEndFind = NSNotification.Name("PDFDocumentDidEndFindNotification")
    /// Posted when finding has come to a page, whose number is in `PDFDocumentPageIndex`.
    public static let PDFDocumentDidBeginPageFind = NSNotification.Name("PDFDocumentDidBeginPageFindNotification")
    /// Posted when finding has left a page, whose number is in `PDFDocumentPageIndex`.
    public static let PDFDocumentDidEndPageFind = NSNotification.Name("PDFDocumentDidEndPageFindNotification")
    /// Posted for each place that is found, with it in `PDFDocumentFoundSelection`.
    public static let PDFDocumentDidFindMatch = NSNotification.Name("PDFDocumentDidFindMatchNotification")
    /// Posted when a document was unlocked; the object is the document.
    public static let PDFDocumentDidUnlock = NSNotification.Name("PDFDocumentDidUnlockNotification")
}

/// The place that was found, in a notification.
public let PDFDocumentFoundSelectionKey = "PDFDocumentFoundSelection"
/// The page, in a notification.
public let PDFDocumentPageIndexKey = "PDFDocumentPageIndex"

/// A document of pages, which is read with Debian's poppler.
///
/// A document with pages of other documents, or with annotations that were added, is written with what is drawn on its
/// pages; fields to fill in are drawn, and not filled in.
@preconcurrency @MainActor
open class PDFDocument: NSObject {
    /// The file that the document was read from.
    open private(set) var documentURL: URL?
    /// The document as Core Graphics has it; nil for one without a file or data.
    open private(set) var documentRef: CGPDFDocument?
    /// What the document says of itself.
    open var documentAttributes: [AnyHashable: Any]?
    /// The object that hears of what is found; held weakly.
    open weak var delegate: (any PDFDocumentDelegate)?
    /// Whether something is being found.
    open private(set) var isFinding = false
    /// The root of the table of contents; nil for none.
    open var outlineRoot: PDFOutline?

    private var pages: [PDFPage] = []
    /// Whether pages were added, taken away or moved.
    private var isRearranged = false
    private var search = 0

    /// Creates a document without pages.
    public override init() { super.init() }

    /// The document in a file; nil if there is none.
    public convenience init?(url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
        documentURL = url
    }

    /// The document in some data; nil if there is none.
    public init?(data: Data) {
        guard let provider = CGDataProvider(data: data as CFData), let document = CGPDFDocument(provider) else {
            return nil
        }
        super.init()
        documentRef = document
        takePages()
    }

    private func takePages() {
        guard let reader = documentRef?.reader else { return }
        pages = (0..<reader.pageCount).map { PDFPage(self, reader, $0) }
        var attributes: [AnyHashable: Any] = [:]
        let facts: [(PDFReader.Fact, PDFDocumentAttribute)] = [
            (.title, .titleAttribute), (.author, .authorAttribute), (.subject, .subjectAttribute),
            (.creator, .creatorAttribute), (.producer, .producerAttribute),
        ]
        for (fact, key) in facts {
            if let text = reader.fact(fact), !text.isEmpty { attributes[key] = text }
        }
        if let words = reader.fact(.keywords), !words.isEmpty {
            attributes[PDFDocumentAttribute.keywordsAttribute] =
                words.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        attributes[PDFDocumentAttribute.creationDateAttribute] = reader.creationDate
        attributes[PDFDocumentAttribute.modificationDateAttribute] = reader.modificationDate
        documentAttributes = attributes
        let entries = reader.outline
        if !entries.isEmpty { outlineRoot = PDFOutline(self, entries) }
    }

    // MARK: Protection

    /// Whether a password protects the document.
    open var isEncrypted: Bool { documentRef?.isEncrypted ?? false }
    /// Whether the password is still missing.
    open var isLocked: Bool { documentRef.map { !$0.isUnlocked } ?? false }
    /// Whether the document may be printed.
    open var allowsPrinting: Bool { documentRef?.allowsPrinting ?? true }
    /// Whether what is in it may be copied.
    open var allowsCopying: Bool { documentRef?.allowsCopying ?? true }

    /// Opens a document that is protected. Returns whether the password was right.
    @discardableResult
    open func unlock(withPassword password: String) -> Bool {
        guard let documentRef, isLocked else { return !isLocked }
        guard documentRef.unlockWithPassword(password) else { return false }
        takePages()
        NotificationCenter.default.post(name: .PDFDocumentDidUnlock, object: self)
        return true
    }

    /// The version of the format, before the point.
    open var majorVersion: Int { documentRef?.reader?.version.major ?? 1 }
    /// The version of the format, behind the point.
    open var minorVersion: Int { documentRef?.reader?.version.minor ?? 5 }

    // MARK: Pages

    /// How many pages there are.
    open var pageCount: Int { pages.count }

    /// A page, counting from 0; nil if there is none.
    open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }

    /// Which page it is; `NSNotFound` for one of another document.
    open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }

    /// Puts a page before another, or at the end. A page of another document stays in that, too.
    open func insert(_ page: PDFPage, at index: Int) {
        guard (0...pages.count).contains(index) else { return }
        page.document = self
        pages.insert(page, at: index)
        isRearranged = true
    }

    /// Takes a page away.
    open func removePage(at index: Int) {
        guard pages.indices.contains(index) else { return }
        pages.remove(at: index).document = nil
        isRearranged = true
    }

    /// Has two pages change places.
    open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
        guard pages.indices.contains(indexA), pages.indices.contains(indexB) else { return }
        pages.swapAt(indexA, indexB)
        isRearranged = true
    }

    /// The text of all pages.
    open var string: String? { pages.compactMap(\.string).joined(separator: "\n") }

    // MARK: Writing

    /// The document as data; nil if it is locked or has no pages.
    open func dataRepresentation() -> Data? {
        guard !isLocked else { return nil }
        if !isRearranged, !pages.contains(where: \.isChanged), let documentRef { return documentRef.bytes }
        guard !pages.isEmpty else { return nil }
        let format = UIGraphicsPDFRendererFormat()
        let facts: [(PDFDocumentAttribute, String)] = [
            (.titleAttribute, kCGPDFContextTitle), (.authorAttribute, kCGPDFContextAuthor),
            (.subjectAttribute, kCGPDFContextSubject), (.creatorAttribute, kCGPDFContextCreator),
            (.keywordsAttribute, kCGPDFContextKeywords),
        ]
        for (key, name) in facts { format.documentInfo[name] = documentAttributes?[key] }
        let first = pages[0].bounds(for: .cropBox)
        return UIGraphicsPDFRenderer(bounds: CGRect(origin: .zero, size: first.size), format: format).pdfData {
            context in
            for page in pages {
                let size = page.shownSize
                context.beginPage(withBounds: CGRect(origin: .zero, size: size), pageInfo: [:])
                page.drawFromTop(in: context.cgContext)
            }
        }
    }

    /// The document as data, whatever the options are.
    open func dataRepresentation(options: [AnyHashable: Any]) -> Data? { dataRepresentation() }

    /// Writes the document to a file. Returns whether it could be written.
    @discardableResult
    open func write(to url: URL) -> Bool {
        guard let data = dataRepresentation() else { return false }
        return (try? data.write(to: url, options: .atomic)) != nil
    }

    /// Writes the document to a file. Returns whether it could be written.
    @discardableResult
    open func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path)) }

    // MARK: Finding

    /// The places of a text, from the first page to the last.
    open func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection] {
        pages.flatMap { $0.find(string, options) }
    }

    /// The first place of a text behind another, or before it with `.backwards`.
    open func findString(
        _ string: String, fromSelection selection: PDFSelection?, withOptions options: NSString.CompareOptions = []
    ) -> PDFSelection? {
        let isBackwards = options.contains(.backwards)
        let all = findString(string, withOptions: options.subtracting(.backwards))
        guard let part = selection?.parts.first else { return isBackwards ? all.last : all.first }
        let here = (index(for: part.page), part.range.location)
        func place(_ found: PDFSelection) -> (Int, Int) {
            found.parts.first.map { (index(for: $0.page), $0.range.location) } ?? (0, 0)
        }
        return isBackwards ? all.last { place($0) < here } : all.first { place($0) > here }
    }

    /// Finds a text page by page, and tells the delegate and listeners of each place.
    open func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = []) {
        beginFindStrings([string], withOptions: options)
    }

    /// Finds texts page by page, and tells the delegate and listeners of each place.
    open func beginFindStrings(_ strings: [String], withOptions options: NSString.CompareOptions = []) {
        cancelFindString()
        isFinding = true
        search += 1
        tell(.PDFDocumentDidBeginFind) { $0.documentDidBeginDocumentFind($1) }
        find(strings, options, page: 0, search)
    }

    private func find(_ strings: [String], _ options: NSString.CompareOptions, page index: Int, _ number: Int) {
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.isFinding, self.search == number else { return }
                guard let page = self.page(at: index) else { return self.endFinding() }
                let info = [PDFDocumentPageIndexKey: index]
                self.tell(.PDFDocumentDidBeginPageFind, info) { $0.documentDidBeginPageFind($1) }
                for found in strings.flatMap({ page.find($0, options) }) where self.isFinding {
                    self.tell(.PDFDocumentDidFindMatch, [PDFDocumentFoundSelectionKey: found]) {
                        $0.didMatchString(found)
                        $0.documentDidFindMatch($1)
                    }
                }
                self.tell(.PDFDocumentDidEndPageFind, info) { $0.documentDidEndPageFind($1) }
                self.find(strings, options, page: index + 1, number)
            }
        }
    }

    /// Ends finding.
    open func cancelFindString() {
        if isFinding { endFinding() }
    }

    private func endFinding() {
        isFinding = false
        tell(.PDFDocumentDidEndFind) { $0.documentDidEndDocumentFind($1) }
    }

    private func tell(
        _ name: Notification.Name, _ info: [AnyHashable: Any]? = nil,
        _ body: (any PDFDocumentDelegate, Notification) -> Void
    ) {
        let notification = Notification(name: name, object: self, userInfo: info)
        if let delegate { body(delegate, notification) }
        NotificationCenter.default.post(notification)
    }

    // MARK: Selections

    /// All of the text; nil without any.
    open var selectionForEntireDocument: PDFSelection? {
        let result = PDFSelection(document: self)
        for page in pages where page.numberOfCharacters > 0 {
            result.add(page, NSRange(location: 0, length: page.numberOfCharacters))
        }
        return result.parts.isEmpty ? nil : result
    }

    /// The text from a character of a page to a character of another.
    open func selection(
        from startPage: PDFPage, atCharacterIndex startCharacter: Int, to endPage: PDFPage,
        atCharacterIndex endCharacter: Int
    ) -> PDFSelection? {
        let (first, last) = (index(for: startPage), index(for: endPage))
        guard first != NSNotFound, last != NSNotFound, first <= last else { return nil }
        let result = PDFSelection(document: self)
        for index in first...last {
            let page = pages[index]
            let start = index == first ? max(0, startCharacter) : 0
            let end = min(page.numberOfCharacters, index == last ? endCharacter + 1 : page.numberOfCharacters)
            if end > start { result.add(page, NSRange(location: start, length: end - start)) }
        }
        return result
    }

    /// The text from a point of a page to a point of another.
    open func selection(
        from startPage: PDFPage, at startPoint: CGPoint, to endPage: PDFPage, at endPoint: CGPoint
    ) -> PDFSelection? {
        guard let start = startPage.nearestCharacter(to: startPoint), let end = endPage.nearestCharacter(to: endPoint)
        else { return nil }
        let isForward = (index(for: startPage), start) <= (index(for: endPage), end)
        return isForward
            ? selection(from: startPage, atCharacterIndex: start, to: endPage, atCharacterIndex: end)
            : selection(from: endPage, atCharacterIndex: end, to: startPage, atCharacterIndex: start)
    }

    /// The entry of the table of contents that a selection is under.
    open func outlineItem(for selection: PDFSelection) -> PDFOutline? {
        guard let page = selection.pages.first, let outlineRoot else { return nil }
        let place = index(for: page)
        var found: PDFOutline?
        func visit(_ item: PDFOutline) {
            if let target = item.destination?.page, index(for: target) <= place { found = item }
            for child in 0..<item.numberOfChildren { item.child(at: child).map(visit) }
        }
        visit(outlineRoot)
        return found
    }
}
