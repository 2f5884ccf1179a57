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
        #expect(images.entry(idiom: "iphone", scale: 3, isDark: false)?.file?.lastPathComponent == "a@2x.png")
        #expect(images.entry(idiom: "iphone", scale: 1, isDark: true)?.file?.lastPathComponent == "a.png")
        #expect(images.entry(idiom: "ipad", scale: 2, isDark: false)?.file?.lastPathComponent == "pad.png")
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
            colors.entry(idiom: "iphone", scale: 1, isDark: false)?.color
                == .components(red: 1, green: 0.2, blue: 0.5, alpha: 1, isDisplayP3: false))
        #expect(colors.entry(idiom: "iphone", scale: 1, isDark: true)?.color == .system("systemBlueColor"))
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
        let catalog = """
            {"strings": {"a": {"localizations": {"ko": {"stringUnit": {"value": "가"}}}}, "b": {}}}
            """
        #expect(StringsFile.readCatalog(Data(catalog.utf8), languages: ["fr", "ko"]) == ["a": "가"])
    }
}
