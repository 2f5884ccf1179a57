internal import CCairo
public import Foundation

/// A document in the Portable Document Format that is read, for the frameworks that show such documents.
package final class PDFReader: @unchecked Sendable {
    /// What a document says of itself.
    package enum Fact: String, CaseIterable, Sendable {
        case title, author, subject, keywords, creator, producer
    }

    /// A page, or a place on it, or an address elsewhere.
    package enum Target: Equatable, Sendable {
        /// The page counts from 0, the point from the page's bottom left; nil for the page as a whole.
        case place(page: Int, point: CGPoint?)
        case address(URL)
    }

    /// An entry of the document's table of contents.
    package struct Entry: Sendable {
        package let title: String
        package let target: Target?
        package let children: [Entry]
    }

    /// A part of a page that leads elsewhere, measured from the page's bottom left.
    package struct Link: Sendable {
        package let area: CGRect
        package let target: Target
    }

    private let library: PDFLibrary
    private let bytes: UnsafeMutablePointer<CChar>
    private let document: UnsafeMutableRawPointer
    /// One thread at a time uses a document.
    private let lock = NSLock()
    private var pages: [Int: UnsafeMutableRawPointer] = [:]
    package let pageCount: Int

    /// Why a document cannot be read.
    package enum Failure: Error {
        case isLocked, isDamaged
    }

    package init(_ data: Data, password: String? = nil) throws(Failure) {
        guard let library = PDFLibrary.shared, !data.isEmpty, data.count <= Int(CInt.max) else { throw .isDamaged }
        let bytes = UnsafeMutablePointer<CChar>.allocate(capacity: data.count)
        data.withUnsafeBytes { UnsafeMutableRawPointer(bytes).copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
        var error: UnsafeMutableRawPointer?
        guard let document = library.open(bytes, CInt(data.count), password, &error) else {
            // The second word of an error is its code: 1 for a document that is encrypted.
            let code = error?.load(fromByteOffset: 4, as: CInt.self)
            if let error { library.freeError(error) }
            bytes.deallocate()
            throw code == 1 ? .isLocked : .isDamaged
        }
        (self.library, self.bytes, self.document) = (library, bytes, document)
        pageCount = Int(library.pageCount(document))
    }

    deinit {
        for page in pages.values { library.release(page) }
        library.release(document)
        bytes.deallocate()
    }

    private func withPage<Result>(_ index: Int, _ body: (UnsafeMutableRawPointer) -> Result) -> Result? {
        guard (0..<pageCount).contains(index) else { return nil }
        return lock.withLock {
            if let page = pages[index] { return body(page) }
            guard let page = library.page(document, CInt(index)) else { return nil }
            pages[index] = page
            return body(page)
        }
    }

    /// Takes a text of the library's, and frees it.
    private func take(_ text: UnsafeMutablePointer<CChar>?) -> String? {
        guard let text else { return nil }
        defer { library.free(text) }
        return String(cString: text)
    }

    // MARK: Pages

    /// The size of a page as it is shown, in points.
    package func size(ofPage index: Int) -> CGSize {
        withPage(index) { page in
            var (width, height) = (0.0, 0.0)
            library.pageSize(page, &width, &height)
            return CGSize(width: width, height: height)
        } ?? .zero
    }

    /// The name of a page: its number, unless the document has another.
    package func label(ofPage index: Int) -> String? {
        withPage(index) { take(library.pageLabel($0)) } ?? nil
    }

    /// Draws a page, with its top left at the origin and y pointing down.
    package func draw(page index: Int, in context: CGContext) {
        _ = withPage(index) { page in
            cairo_save(context.cairo)
            library.render(page, context.cairo)
            cairo_restore(context.cairo)
        }
    }

    /// The text of a page, and for each of its characters the rectangle it is in, from the page's top left.
    package func text(ofPage index: Int) -> (text: String, rectangles: [CGRect]) {
        withPage(index) { page in
            let text = take(library.pageText(page)) ?? ""
            var found: UnsafeMutableRawPointer?
            var count: CUnsignedInt = 0
            guard library.textLayout(page, &found, &count) != 0, let found else { return (text, []) }
            defer { library.free(found) }
            let all = found.assumingMemoryBound(to: PDFLibrary.Rectangle.self)
            let rectangles = UnsafeBufferPointer(start: all, count: Int(count)).map {
                CGRect(x: $0.x1, y: $0.y1, width: $0.x2 - $0.x1, height: $0.y2 - $0.y1)
            }
            return (text, rectangles)
        } ?? ("", [])
    }

    /// The links of a page.
    package func links(ofPage index: Int) -> [Link] {
        withPage(index) { page in
            guard let list = library.links(page) else { return [] }
            defer { library.freeLinks(list) }
            var result: [Link] = []
            // A list of GLib's: what it holds, and the rest.
            var next: UnsafeMutableRawPointer? = list
            while let item = next {
                next = item.load(fromByteOffset: 8, as: UnsafeMutableRawPointer?.self)
                guard let mapping = item.load(as: UnsafeMutableRawPointer?.self) else { continue }
                let area = mapping.load(as: PDFLibrary.Rectangle.self)
                let action = mapping.load(fromByteOffset: 32, as: UnsafeMutableRawPointer?.self)
                guard let action, let target = target(of: action) else { continue }
                result.append(
                    Link(
                        area: CGRect(x: area.x1, y: area.y1, width: area.x2 - area.x1, height: area.y2 - area.y1),
                        target: target))
            }
            return result
        } ?? []
    }

    // MARK: The document

    /// What the document says of itself.
    package func fact(_ fact: Fact) -> String? {
        lock.withLock { take(library.facts[fact]?(document)) }
    }

    /// When the document was made.
    package var creationDate: Date? { lock.withLock { Self.date(library.created(document)) } }
    /// When the document was changed last.
    package var modificationDate: Date? { lock.withLock { Self.date(library.modified(document)) } }

    private static func date(_ seconds: Int) -> Date? {
        seconds <= 0 ? nil : Date(timeIntervalSince1970: Double(seconds))
    }

    /// The version of the format.
    package var version: (major: Int, minor: Int) {
        lock.withLock {
            var (major, minor): (CUnsignedInt, CUnsignedInt) = (0, 0)
            library.version(document, &major, &minor)
            return (Int(major), Int(minor))
        }
    }

    /// Whether the document may be printed.
    package var allowsPrinting: Bool { lock.withLock { library.permissions(document) & 1 != 0 } }
    /// Whether text and pictures may be copied.
    package var allowsCopying: Bool { lock.withLock { library.permissions(document) & 4 != 0 } }

    /// The table of contents.
    package var outline: [Entry] {
        lock.withLock {
            guard let first = library.outline(document) else { return [] }
            return entries(from: first)
        }
    }

    private func entries(from iterator: UnsafeMutableRawPointer) -> [Entry] {
        defer { library.freeOutline(iterator) }
        var result: [Entry] = []
        repeat {
            let children = library.outlineChild(iterator).map(entries) ?? []
            guard let action = library.outlineAction(iterator) else { continue }
            let title = action.load(fromByteOffset: 8, as: UnsafeMutablePointer<CChar>?.self)
            result.append(
                Entry(title: title.map { String(cString: $0) } ?? "", target: target(of: action), children: children))
            library.freeAction(action)
        } while library.outlineNext(iterator) != 0
        return result
    }

    /// An action is its kind, its title, and what its kind has.
    private func target(of action: UnsafeMutableRawPointer) -> Target? {
        let kind = action.load(as: CInt.self)
        guard let value = action.load(fromByteOffset: 16, as: UnsafeMutableRawPointer?.self) else { return nil }
        switch kind {
        // Somewhere in this document
        case 2: return place(value)
        // An address
        case 5: return URL(string: String(cString: value.assumingMemoryBound(to: CChar.self))).map { .address($0) }
        default: return nil
        }
    }

    /// A place is its kind, its page, four sides, a scale, its name, and which of them are meant.
    private func place(_ place: UnsafeMutableRawPointer) -> Target? {
        if place.load(as: CInt.self) == 9 {
            guard let name = place.load(fromByteOffset: 48, as: UnsafePointer<CChar>?.self),
                let found = library.findPlace(document, name)
            else { return nil }
            defer { library.freePlace(found) }
            return found.load(as: CInt.self) == 9 ? nil : self.place(found)
        }
        let page = Int(place.load(fromByteOffset: 4, as: CInt.self)) - 1
        guard (0..<pageCount).contains(page) else { return nil }
        let left = place.load(fromByteOffset: 8, as: Double.self)
        let top = place.load(fromByteOffset: 32, as: Double.self)
        let meant = place.load(fromByteOffset: 56, as: CUnsignedInt.self)
        return .place(page: page, point: meant & 2 != 0 ? CGPoint(x: left, y: top) : nil)
    }
}
