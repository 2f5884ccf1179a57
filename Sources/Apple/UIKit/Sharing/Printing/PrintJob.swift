/// The pages of a print, whatever they are of.
@MainActor
struct PrintJob {
    let name: String
    let pages: [PDFPageStack.Page]

    /// The pages that a renderer draws on paper.
    init(_ renderer: UIPrintPageRenderer, _ paper: UIPrintPaper, _ info: UIPrintInfo) {
        name = info.jobName
        var (size, printable) = (paper.paperSize, paper.printableRect)
        if info.orientation == .landscape {
            size = CGSize(width: size.height, height: size.width)
            printable = CGRect(
                x: printable.minY, y: printable.minX, width: printable.height, height: printable.width)
        }
        renderer.paperRect = CGRect(origin: .zero, size: size)
        renderer.printableRect = printable
        let count = max(0, renderer.numberOfPages)
        renderer.prepare(forDrawingPages: NSRange(location: 0, length: count))
        pages = (0..<count).map { index in
            PDFPageStack.Page(size: size) { context in
                UIGraphicsPushContext(context)
                renderer.drawPage(at: index, in: printable)
                UIGraphicsPopContext()
            }
        }
    }

    /// Pictures and documents, each on pages of its own. Nil if there is none among them.
    init?(items: [Any], _ paper: UIPrintPaper, _ info: UIPrintInfo) {
        name = info.jobName
        pages = items.flatMap { Self.pages(of: $0, paper, info) }
        if pages.isEmpty { return nil }
    }

    /// Whether pages can be made of something.
    static func canPrint(_ item: Any) -> Bool { !pages(of: item, .usual, UIPrintInfo()).isEmpty }

    private static func pages(of item: Any, _ paper: UIPrintPaper, _ info: UIPrintInfo) -> [PDFPageStack.Page] {
        switch item {
        case let picture as UIImage: return [page(of: picture, paper, info)]
        case let url as URL: return (try? Data(contentsOf: url)).map { pages(of: $0, paper, info) } ?? []
        case let data as Data:
            if data.starts(with: Data("%PDF".utf8)) {
                guard let reader = CGPDFDocument(data: data)?.reader else { return [] }
                return (0..<reader.pageCount).map { PDFPageStack.Page(reader, $0) }
            }
            return UIImage(data: data).map { [page(of: $0, paper, info)] } ?? []
        default: return []
        }
    }

    /// A picture as large as the paper lets it be, which lies as the picture does.
    private static func page(of picture: UIImage, _ paper: UIPrintPaper, _ info: UIPrintInfo) -> PDFPageStack.Page {
        var (size, room) = (paper.paperSize, paper.printableRect)
        if info.orientation == .landscape || picture.size.width > picture.size.height {
            size = CGSize(width: size.height, height: size.width)
            room = CGRect(x: room.minY, y: room.minX, width: room.height, height: room.width)
        }
        return PDFPageStack.Page(size: size) { context in
            let own = picture.size
            guard own.width > 0, own.height > 0 else { return }
            let scale = min(room.width / own.width, room.height / own.height)
            let drawn = CGSize(width: own.width * scale, height: own.height * scale)
            UIGraphicsPushContext(context)
            picture.draw(
                in: CGRect(
                    x: room.midX - drawn.width / 2, y: room.midY - drawn.height / 2, width: drawn.width,
                    height: drawn.height))
            UIGraphicsPopContext()
        }
    }

    /// The pages as a document.
    func document() -> Data {
        let drawing = PDFDrawing(CGRect(origin: .zero, size: pages.first?.size ?? .zero), [kCGPDFContextTitle: name])
        for page in pages {
            let context = drawing.beginPage(CGRect(origin: .zero, size: page.size))
            page.draw(context)
        }
        return drawing.finish()
    }

    /// The name of the file.
    var fileName: String {
        let safe = name.replacingOccurrences(of: "/", with: "-")
        return (safe.isEmpty ? "Document" : safe) + ".pdf"
    }
}
