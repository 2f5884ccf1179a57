internal import CCairo
import SeamPrimitives

/// Debian's library of documents in the Portable Document Format, poppler, which is loaded when the first one is read.
///
/// Few apps read any; those that read none neither need nor load it.
struct PDFLibrary: @unchecked Sendable {
    typealias Object = UnsafeMutableRawPointer
    typealias Text = UnsafeMutablePointer<CChar>
    struct Rectangle { var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0) }

    let open:
        @convention(c) (UnsafePointer<CChar>, CInt, UnsafePointer<CChar>?, UnsafeMutablePointer<Object?>) -> Object?
    let pageCount: @convention(c) (Object) -> CInt
    let page: @convention(c) (Object, CInt) -> Object?
    let pageSize: @convention(c) (Object, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void
    let render: @convention(c) (Object, OpaquePointer) -> Void
    let pageText: @convention(c) (Object) -> Text?
    let textLayout:
        @convention(c) (
            Object, UnsafeMutablePointer<UnsafeMutableRawPointer?>, UnsafeMutablePointer<CUnsignedInt>
        ) -> CInt
    let pageLabel: @convention(c) (Object) -> Text?
    let links: @convention(c) (Object) -> Object?
    let freeLinks: @convention(c) (Object) -> Void
    let permissions: @convention(c) (Object) -> CUnsignedInt
    let facts: [PDFReader.Fact: @convention(c) (Object) -> Text?]
    let created: @convention(c) (Object) -> Int
    let modified: @convention(c) (Object) -> Int
    let version: @convention(c) (Object, UnsafeMutablePointer<CUnsignedInt>, UnsafeMutablePointer<CUnsignedInt>) -> Void
    let outline: @convention(c) (Object) -> Object?
    let outlineAction: @convention(c) (Object) -> Object?
    let outlineChild: @convention(c) (Object) -> Object?
    let outlineNext: @convention(c) (Object) -> CInt
    let freeOutline: @convention(c) (Object) -> Void
    let freeAction: @convention(c) (Object) -> Void
    let findPlace: @convention(c) (Object, UnsafePointer<CChar>) -> Object?
    let freePlace: @convention(c) (Object) -> Void
    let release: @convention(c) (Object) -> Void
    let free: @convention(c) (UnsafeMutableRawPointer?) -> Void
    let freeError: @convention(c) (Object) -> Void

    /// The Debian package of the library.
    static let package = "libpoppler-glib8"

    /// Nil if it is not installed, which the log says.
    static let shared: PDFLibrary? = {
        let library = SystemLibrary("libpoppler-glib.so.8").flatMap { try? PDFLibrary($0) }
        if library == nil { LoggedOnce.say("Documents in PDF are not read: the package \(package) is missing.") }
        return library
    }()

    private init(_ library: SystemLibrary) throws(SystemLibrary.MissingFunction) {
        open = try library.function("poppler_document_new_from_data")
        pageCount = try library.function("poppler_document_get_n_pages")
        page = try library.function("poppler_document_get_page")
        pageSize = try library.function("poppler_page_get_size")
        render = try library.function("poppler_page_render")
        pageText = try library.function("poppler_page_get_text")
        textLayout = try library.function("poppler_page_get_text_layout")
        pageLabel = try library.function("poppler_page_get_label")
        links = try library.function("poppler_page_get_link_mapping")
        freeLinks = try library.function("poppler_page_free_link_mapping")
        permissions = try library.function("poppler_document_get_permissions")
        created = try library.function("poppler_document_get_creation_date")
        modified = try library.function("poppler_document_get_modification_date")
        version = try library.function("poppler_document_get_pdf_version")
        outline = try library.function("poppler_index_iter_new")
        outlineAction = try library.function("poppler_index_iter_get_action")
        outlineChild = try library.function("poppler_index_iter_get_child")
        outlineNext = try library.function("poppler_index_iter_next")
        freeOutline = try library.function("poppler_index_iter_free")
        freeAction = try library.function("poppler_action_free")
        findPlace = try library.function("poppler_document_find_dest")
        freePlace = try library.function("poppler_dest_free")
        release = try library.function("g_object_unref")
        free = try library.function("g_free")
        freeError = try library.function("g_error_free")
        var facts: [PDFReader.Fact: @convention(c) (Object) -> Text?] = [:]
        for fact in PDFReader.Fact.allCases {
            facts[fact] = try library.function("poppler_document_get_" + fact.rawValue)
        }
        self.facts = facts
    }
}
