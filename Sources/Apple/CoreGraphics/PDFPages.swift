internal import CCairo
import Foundation

/// The pages of a document in PDF that one context draws.
final class PDFPages {
    /// The size of pages that name none, in points.
    let box: CGRect
    private let writer: PDFWriter
    private let write: (Data) -> Void
    private var isClosed = false
    private var isOpen = false

    init(box: CGRect, write: @escaping (Data) -> Void) {
        self.box = box
        self.write = write
        writer = PDFWriter(size: box.size)
    }

    func makeCairo() -> OpaquePointer { writer.makeCairo() }

    /// Puts the origin at the bottom left of a page.
    func setUp(_ cairo: OpaquePointer, box: CGRect? = nil) {
        let box = box ?? self.box
        cairo_identity_matrix(cairo)
        cairo_translate(cairo, -box.minX, box.maxY)
        cairo_scale(cairo, 1, -1)
    }

    func begin(_ cairo: OpaquePointer, box: CGRect?) {
        guard !isClosed else { return }
        let box = box.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil } ?? self.box
        writer.beginPage(size: box.size)
        isOpen = true
        cairo_reset_clip(cairo)
        setUp(cairo, box: box)
    }

    func end() {
        guard isOpen, !isClosed else { return }
        writer.endPage()
        isOpen = false
    }

    func close() {
        guard !isClosed else { return }
        end()
        isClosed = true
        write(writer.finish())
    }
}
