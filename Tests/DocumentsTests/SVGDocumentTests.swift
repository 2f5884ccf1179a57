import Documents
import Foundation
import Testing

@Suite struct SVGDocumentTests {
    private func read(_ text: String) -> SVGDocument { SVGDocument(Data(text.utf8)) }

    @Test func shapesKeepTheirGroupsAndPlaces() throws {
        let document = read(
            """
            <?xml version="1.0"?><!-- <path d="M9 9"/> --><svg viewBox="0 0 16 8">
            <g id="outer" transform="translate(2, 3)"><g id='inner' transform="scale(2)">
            <path fill-rule="evenodd" d="M0 0h1" transform="matrix(1 0 0 1 5 0)"/></g></g>
            <circle cx="8" cy="8" r="2"/><rect width="3" height="4" rx="1"/><path d="M1 1"/>
            <line id="Baseline-S" x1="3" y1="7"/></svg>
            """)
        #expect(document.shapes.count == 4)
        let first = try #require(document.shapes.first)
        #expect(first.groups == ["outer", "inner"] && first.isEvenOdd && first.data == "M0 0h1")
        #expect(first.transform == SVGDocument.Transform(a: 2, b: 0, c: 0, d: 2, tx: 12, ty: 3))
        #expect(document.shapes[1].data.hasPrefix("M6.0 8.0A2.0 2.0") && document.shapes[3].groups.isEmpty)
        #expect(document.guides["Baseline-S"]?.y == 7)
        #expect(document.viewBox?.width == 16)
    }

    @Test func anyBytesAreTaken() {
        for text in [
            "", "<", "<path", "<path d=", "<path d='M0", "</g></g><path d='M0 0'>", "<g", "<!--", "<?", "<g><g", "<=>",
        ] {
            _ = read(text)
        }
        #expect(read("</g></g><path d='M0 0'>").shapes.count == 1)
        #expect(read(String(repeating: "<g>", count: 100_000) + "<path d='M0 0'/>").shapes.isEmpty)
    }
}
