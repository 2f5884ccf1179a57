import Foundation
import Testing

@testable import AppBuilder

@Suite struct PDFPicturesTests {
    nonisolated private static var hasPoppler: Bool {
        FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftocairo")
    }

    /// A red rectangle on a page of 40 by 30 points, of which 20 by 20 are shown.
    private func page() -> String {
        let content = "1 0 0 rg 5 5 10 20 re f"
        let objects = [
            "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 40 30] /CropBox [5 5 25 25] /Contents 4 0 R /Resources << >> >>",
            "<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream",
        ]
        var text = "%PDF-1.4\n"
        var offsets: [Int] = []
        for (index, object) in objects.enumerated() {
            offsets.append(text.utf8.count)
            text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
        }
        let start = text.utf8.count
        text += "xref\n0 5\n0000000000 65535 f \n"
        for offset in offsets { text += String(format: "%010d 00000 n \n", offset) }
        return text + "trailer << /Size 5 /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n"
    }

    private func resources(_ app: Folder) -> [AppSources.Resource] {
        [
            .init(source: app.url.appending(path: "A.xcassets"), path: "A.xcassets"),
            .init(source: app.url.appending(path: "x.pdf"), path: "x.pdf"),
        ]
    }

    @Test(.enabled(if: hasPoppler)) func convertsOnceAndNamesWhatIsMalformed() throws {
        let app = try Folder([
            "A.xcassets/N/p.imageset/p.pdf": page(), "A.xcassets/d.dataset/d.pdf": page(), "x.pdf": "no PDF",
        ])
        let bundle = try Folder([:])
        let pictures = PDFPictures(bundle: bundle.url, resources: resources(app))
        let said = pictures.convert()
        #expect(said.count == 1 && said[0].contains("x.pdf: error: the PDF cannot be read"), "\(said)")
        let made = bundle.url.appending(path: ".vectors/A.xcassets/N/p.imageset/p.pdf.svg")
        let text = try String(contentsOf: made, encoding: .utf8)
        #expect(text.contains(#"width="20" height="20""#))
        #expect(!FileManager.default.fileExists(atPath: bundle.url.path + "/.vectors/A.xcassets/d.dataset/d.pdf.svg"))
        // What is there already is left alone; what is no longer wanted goes.
        try "kept".write(to: made, atomically: true, encoding: .utf8)
        _ = pictures.convert()
        #expect(try String(contentsOf: made, encoding: .utf8) == "kept")
        _ = PDFPictures(bundle: bundle.url, resources: []).convert()
        #expect(!FileManager.default.fileExists(atPath: made.path))
    }

    @Test func saysWhatToInstall() throws {
        let app = try Folder(["A.xcassets/p.imageset/p.pdf": page(), "x.pdf": page()])
        let bundle = try Folder([:])
        var pictures = PDFPictures(bundle: bundle.url, resources: resources(app))
        pictures.program = "/nowhere/pdftocairo"
        let said = pictures.convert()
        #expect(said.count == 1 && said[0].contains("p.pdf: warning:") && said[0].contains("(and 1 more)"))
        #expect(said[0].hasSuffix("sudo apt-get install poppler-utils"))
        #expect(PDFPictures(bundle: bundle.url, resources: []).convert().isEmpty)
    }
}
