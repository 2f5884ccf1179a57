import CoreGraphics
import Foundation
import Testing

@testable import Stage

@Suite("Fonts by name")
struct FontLibraryTests {
    @Test(
        "iOS's fonts have names here too",
        arguments: [
            ("HelveticaNeue-Bold", "Helvetica Neue", 700, false), ("HelveticaNeue", "Helvetica Neue", 400, false),
            ("Helvetica Neue", "Helvetica Neue", 400, false), ("AvenirNext-DemiBoldItalic", "Avenir Next", 600, true),
            ("Arial-BoldMT", "Arial", 700, false), ("TimesNewRomanPSMT", "Times New Roman", 400, false),
            ("TimesNewRomanPS-BoldItalicMT", "Times New Roman", 700, true), ("Menlo-Regular", "Menlo", 400, false),
            ("AppleSDGothicNeo-Medium", "Apple SD Gothic Neo", 500, false), ("Inter-SemiBold", "Inter", 600, false),
        ])
    func names(name: String, family: String, weight: Int, isItalic: Bool) {
        #expect(FontLibrary.face(named: name) == FontLibrary.Face(family: family, weight: weight, isItalic: isItalic))
    }

    @Test("Every name of a family's faces finds a face of it")
    func facesOfFamilies() {
        #expect(FontLibrary.names(ofFamily: "Inter").contains("Inter-Bold"))
        #expect(
            FontLibrary.names(ofFamily: "Gill Sans") == [
                "GillSans", "GillSans-Bold", "GillSans-BoldItalic", "GillSans-Italic",
            ])
        for family in ["Inter", "Gill Sans"] {
            for name in FontLibrary.names(ofFamily: family) {
                #expect(FontLibrary.face(named: name)?.family == family, "\(name)")
            }
        }
        #expect(FontLibrary.names(ofFamily: "NoSuchFont").isEmpty)
    }

    @Test("An app's own fonts have the names that are in their files")
    func fontsOfAnApp() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder.appending(path: "Fonts"), withIntermediateDirectories: true)
        // A font that is installed, under a name of the same length.
        let installed = try #require(FontLibrary.file(named: "Inter-Thin"))
        var data = try Data(contentsOf: URL(filePath: installed.path))
        for encoding in [String.Encoding.utf16BigEndian, .ascii] {
            let (old, new) = (try #require("Inter".data(using: encoding)), try #require("Seamy".data(using: encoding)))
            while let range = data.range(of: old) { data.replaceSubrange(range, with: new) }
        }
        try data.write(to: folder.appending(path: "Fonts/own.otf"))
        #expect(FontLibrary.face(named: "Seamy-Thin") == nil)
        #expect(FontLibrary.register(["Fonts/own.otf", "absent.ttf"], in: folder) == ["absent.ttf"])
        #expect(FontLibrary.face(named: "Seamy-Thin") == FontLibrary.Face(family: "Seamy", weight: 100))
        #expect(FontLibrary.file(named: "Seamy-Thin")?.path == folder.appending(path: "Fonts/own.otf").path)
    }

    @Test("Names that nobody has", arguments: ["", "-", "NoSuchFont", "NoSuchFont-Bold", "MyIcons"])
    func unknown(name: String) {
        #expect(FontLibrary.face(named: name) == nil)
    }

    @Test("Helvetica Neue's lines are as high as Xcode records them")
    func metrics() {
        let metrics = FontDescriptor(family: .named("Helvetica Neue"), size: 21).metrics
        #expect((metrics.lineHeight * 2).rounded(.up) / 2 == 24.5)
        #expect(FontDescriptor(family: .named("DejaVu Sans Mono"), size: 10).metrics.ascender > 7)
    }

    @Test("A monospaced font's characters are equally wide")
    func monospaced() {
        func width(_ text: String) -> CGFloat {
            TextLayout(StyledText(text, style: TextStyle(font: FontDescriptor(family: .monospaced, size: 14)))).size
                .width
        }
        #expect(abs(width("iiii") - width("WWWW")) < 0.01)
    }

    @Test("A bold font draws wider than a regular one, by name or by weight")
    func weights() {
        func width(_ font: FontDescriptor) -> CGFloat {
            TextLayout(StyledText("Hamburgefonts", style: TextStyle(font: font))).size.width
        }
        let regular = width(FontDescriptor(family: .named("Inter"), size: 17))
        #expect(width(FontDescriptor(family: .named("Inter-Bold"), size: 17)) > regular + 2)
        #expect(width(FontDescriptor(family: .named("Inter"), size: 17, weight: 700)) > regular + 2)
    }

    @Test("A file that is no font is an error")
    func registration() throws {
        #expect(throws: FontLibrary.Failure.self) { try FontLibrary.register(path: "/nonexistent.ttf") }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("seam-\(UUID()).ttf")
        try Data("no font".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(throws: FontLibrary.Failure.self) { try FontLibrary.register(path: file.path) }
    }
}
