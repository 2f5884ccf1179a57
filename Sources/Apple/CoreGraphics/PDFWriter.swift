public import Foundation
internal import CCairo

/// Writes pages that contexts draw as a document in the Portable Document Format.
package final class PDFWriter {
    /// What a document says of itself.
    package enum Fact {
        case title, author, subject, keywords, creator
    }

    /// Where cairo's bytes arrive.
    private final class Output {
        var data = Data()
    }

    private let output = Output()
    private let surface: OpaquePointer
    private var hasPage = false
    private var isFinished = false

    /// - Parameter size: The size of a page that names none, in points.
    package init(size: CGSize) {
        // The output outlives the surface, which is finished before this object goes.
        surface = cairo_pdf_surface_create_for_stream(
            { closure, bytes, count in
                guard let closure, let bytes else { return CAIRO_STATUS_SUCCESS }
                Unmanaged<Output>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(output).toOpaque(), size.width, size.height)
    }

    deinit {
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
    }

    /// Says something of the document, before its first page.
    package func set(_ fact: Fact, _ text: String) {
        let metadata =
            switch fact {
            case .title: CAIRO_PDF_METADATA_TITLE
            case .author: CAIRO_PDF_METADATA_AUTHOR
            case .subject: CAIRO_PDF_METADATA_SUBJECT
            case .keywords: CAIRO_PDF_METADATA_KEYWORDS
            case .creator: CAIRO_PDF_METADATA_CREATOR
            }
        cairo_pdf_surface_set_metadata(surface, metadata, text)
    }

    /// Ends the page before, and returns the context of a new one, whose origin is at the top left.
    package func beginPage(_ bounds: CGRect) -> CGContext {
        endPage()
        cairo_pdf_surface_set_size(surface, bounds.width, bounds.height)
        hasPage = true
        let context = CGContext(cairo: cairo_create(surface), height: bounds.height, deviceScale: 1)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        return context
    }

    /// Another context for what is drawn on the pages.
    func makeCairo() -> OpaquePointer { cairo_create(surface) }

    /// Begins a page without a context of its own.
    func beginPage(size: CGSize) {
        endPage()
        cairo_pdf_surface_set_size(surface, size.width, size.height)
        hasPage = true
    }

    func endPage() {
        if hasPage { cairo_surface_show_page(surface) }
        hasPage = false
    }

    /// Ends the document, and returns all of it.
    package func finish() -> Data {
        if !isFinished {
            endPage()
            cairo_surface_finish(surface)
            isFinished = true
        }
        return output.data
    }
}
