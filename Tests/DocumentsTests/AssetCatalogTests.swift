import Documents
import Foundation
import Testing

@Suite struct AssetCatalogTests {
    private func set(_ text: String, _ kind: AssetSet.Kind) throws -> AssetSet {
        try AssetSet(contents: Data(text.utf8), kind: kind, folder: URL(fileURLWithPath: "/a"))
    }

    @Test func theNearestScaleIsChosen() throws {
        let images = try set(
            """
            {"images": [
                {"filename": "a.png", "idiom": "universal", "scale": "1x"},
                {"filename": "a@2x.png", "idiom": "universal", "scale": "2x"},
                {"idiom": "universal", "scale": "3x"},
                {"filename": "pad.png", "idiom": "ipad", "scale": "2x"}]}
            """, .image)
        #expect(
            images.entry(for: AssetTraits(idiom: "iphone", scale: 3, isDark: false))?.file?.lastPathComponent
                == "a@2x.png")
        #expect(
            images.entry(for: AssetTraits(idiom: "iphone", scale: 1, isDark: true))?.file?.lastPathComponent == "a.png")
        #expect(
            images.entry(for: AssetTraits(idiom: "ipad", scale: 2, isDark: false))?.file?.lastPathComponent == "pad.png"
        )
    }

    @Test func coloursAreReadInAllSpellings() throws {
        let colors = try set(
            """
            {"colors": [
                {"idiom": "universal", "color": {"color-space": "srgb",
                    "components": {"red": "0xFF", "green": "51", "blue": "0.500", "alpha": "1.000"}}},
                {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
                    "color": {"platform": "ios", "reference": "systemBlueColor"}}]}
            """, .color)
        #expect(
            colors.entry(for: AssetTraits(idiom: "iphone", scale: 1, isDark: false))?.color
                == .components(red: 1, green: 0.2, blue: 0.5, alpha: 1, isDisplayP3: false))
        #expect(
            colors.entry(for: AssetTraits(idiom: "iphone", scale: 1, isDark: true))?.color == .system("systemBlueColor")
        )
    }

    @Test func componentsAreOfOneKind() throws {
        func color(_ red: String, _ green: String, space: String = "srgb") throws -> AssetColor? {
            try set(
                """
                {"colors": [{"idiom": "universal", "color": {"color-space": "\(space)",
                    "components": {"red": \(red), "green": \(green), "blue": "0", "alpha": "1"}}}]}
                """, .color
            ).entries.first?.color
        }
        #expect(try color("\"1\"", "\"0\"") == .components(red: 1, green: 0, blue: 0, alpha: 1, isDisplayP3: false))
        // Beside a 51 that can only be of 255, a 255 is one, too.
        #expect(
            try color("\"255\"", "\"51\"") == .components(red: 1, green: 0.2, blue: 0, alpha: 1, isDisplayP3: false))
        #expect(
            try color("1", "\"1.250\"", space: "extended-srgb")
                == .components(red: 1, green: 1.25, blue: 0, alpha: 1, isDisplayP3: false))
        #expect(
            try color("\"0x00\"", "1", space: "display-p3")
                == .components(red: 0, green: 1, blue: 0, alpha: 1, isDisplayP3: true))
        guard case .components(let red, _, _, _, _)? = try color("\"0.214041\"", "0", space: "extended-linear-srgb")
        else { return #expect(Bool(false)) }
        #expect(abs(red - 0.5) < 1e-4)
    }

    @Test func languagesDirectionsAndContrastChoose() throws {
        let images = try set(
            """
            {"images": [{"idiom": "universal", "filename": "any.png", "scale": "2x"},
                {"idiom": "universal", "filename": "ko.png", "scale": "1x", "locale": "ko"},
                {"idiom": "universal", "filename": "rtl.png", "scale": "2x", "language-direction": "right-to-left"},
                {"idiom": "universal", "filename": "p3.png", "scale": "2x", "display-gamut": "display-P3"},
                {"idiom": "universal", "filename": "high.png", "scale": "2x",
                    "appearances": [{"appearance": "contrast", "value": "high"}]},
                {"idiom": "universal", "filename": "tinted.png", "scale": "2x",
                    "appearances": [{"appearance": "luminosity", "value": "tinted"}]}]}
            """, .image)
        func name(_ traits: AssetTraits) -> String? { images.entry(for: traits)?.file?.lastPathComponent }
        #expect(name(AssetTraits(scale: 2)) == "any.png")
        #expect(name(AssetTraits(scale: 2, languages: ["en"])) == "any.png")
        #expect(name(AssetTraits(scale: 2, languages: ["ko", "en"])) == "ko.png")
        #expect(name(AssetTraits(scale: 2, languages: ["en"], isRightToLeft: true)) == "rtl.png")
        #expect(name(AssetTraits(scale: 2, isHighContrast: true, languages: ["en"])) == "high.png")
        #expect(!images.entries(for: AssetTraits(isDark: true)).contains { $0.file?.lastPathComponent == "tinted.png" })
    }

    @Test func propertiesOfPicturesAreRead() throws {
        let images = try set(
            """
            {"images": [{"filename": "a.png", "idiom": "universal", "scale": "2x", "resizing": {"mode": "9-part",
                "center": {"mode": "tile"}, "cap-insets": {"top": 4, "left": 5, "bottom": 6, "right": 7}}}],
             "properties": {"template-rendering-intent": "template"}}
            """, .image)
        #expect(images.renderingIntent == .template)
        let slicing = try #require(images.entries.first?.slicing)
        #expect(slicing.isTiled && slicing.caps.top == 4 && slicing.caps.right == 7)
    }

    @Test func namesComeFromFoldersAndNamespaces() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).xcassets")
        defer { try? FileManager.default.removeItem(at: root) }
        func write(_ path: String, _ text: String) throws {
            let file = root.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        try write("plain.imageset/Contents.json", #"{"images": []}"#)
        try write("Group/inner.colorset/Contents.json", "{")
        try write("Space/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
        try write("Space/own.imageset/Contents.json", #"{"images": []}"#)
        let catalog = AssetCatalog(url: root)
        #expect(catalog.names(of: .image) == ["Space/own", "plain"])
        #expect(catalog.set(.image, named: "plain") != nil)
        #expect(catalog.set(.image, named: "own") == nil)
        #expect(catalog.set(.color, named: "inner") == nil)
        #expect(catalog.takeFailures().map(\.message) == ["it is no JSON"])
    }

    @Test func stringsAreReadInTheirForms() {
        let text = "/* a */ \"k.text\" = \"Gr\\U00fc\\\"n\\n\";\nplain = \"x\"; // end\nbroken"
        #expect(StringsFile.read(Data(text.utf8)) == ["k.text": "Grü\"n\n", "plain": "x"])
    }

    @Test func stringCatalogsHaveLanguagesAndVariations() throws {
        let text = """
            {"sourceLanguage": "en", "strings": {
              "a": {"localizations": {"ko": {"stringUnit": {"value": "가"}}, "en": {"stringUnit": {"value": "A"}}}},
              "b": {},
              "n": {"localizations": {"en": {"variations": {"plural": {
                "one": {"stringUnit": {"value": "%lld thing"}}, "other": {"stringUnit": {"value": "%lld things"}}}}}}},
              "d": {"localizations": {"en": {"variations": {"device": {
                "mac": {"stringUnit": {"value": "Click"}}, "iphone": {"stringUnit": {"value": "Tap"}}}}}}}}}
            """
        let catalog = try #require(StringCatalog(Data(text.utf8)))
        #expect(catalog.languages == ["en", "ko"])
        #expect(catalog.texts(in: "ko") == ["a": "가"])
        let texts = catalog.texts(in: "en")
        #expect(texts["a"] == "A" && texts["d"] == "Tap" && texts.count == 3)
        let counted = try #require(texts["n"].flatMap(CountedText.init(marked:)))
        #expect(
            counted.resolved { _ in
                1
            } category: { _, _ in
                "one"
            } == ("%lld thing", [0]))
        #expect(catalog.texts(in: "fr").isEmpty)
        #expect(StringCatalog(Data("[]".utf8)) == nil && StringCatalog(Data()) == nil)
    }
}
