import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct AssetCatalogImageTests {
    /// A folder that stands for an app's bundle, with what is put into it.
    @MainActor private final class Shelf {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Assets-\(UUID().uuidString)")

        func write(_ path: String, _ data: Data) throws {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }
        func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

        /// A square of one colour.
        func picture(_ path: String, _ color: UIColor, side: CGFloat) throws {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image {
                color.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
            }
            try write(path, path.hasSuffix("jpg") ? image.jpegData(compressionQuality: 1)! : image.pngData()!)
        }

        func set(_ path: String, _ contents: String) throws { try write("A.xcassets/\(path)/Contents.json", contents) }

        var bundle: Bundle { Bundle(path: folder.path)! }

        deinit { try? FileManager.default.removeItem(at: folder) }
    }

    private func named(_ name: String, _ shelf: Shelf, scale: CGFloat = 2, _ idiom: UIUserInterfaceIdiom = .phone)
        -> UIImage?
    {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(displayScale: scale), UITraitCollection(userInterfaceIdiom: idiom),
        ])
        return UIImage(named: name, in: shelf.bundle, compatibleWith: traits)
    }

    /// Red, green, blue of the middle.
    private func color(_ image: UIImage?, dark: Bool = false) throws -> [UInt8] {
        let image = try #require(image)
        let shown = dark ? image.look.dark ?? image : image
        let pixels = try #require(shown.uprightPixels)
        return pixels.withPixels { bytes in
            let start = pixels.height / 2 * pixels.bytesPerRow + pixels.width / 2 * 4
            return [bytes[start + 2], bytes[start + 1], bytes[start]]
        }
    }

    private let red: [UInt8] = [255, 0, 0]
    private let blue: [UInt8] = [0, 0, 255]

    @Test func scalesFallBackAndMissingFilesAreNamed() throws {
        let shelf = Shelf()
        try shelf.set(
            "a.imageset",
            """
            {"images": [{"idiom": "universal", "scale": "1x", "filename": "a.png"},
                {"idiom": "universal", "scale": "2x", "filename": "a@2x.png"},
                {"idiom": "universal", "scale": "3x", "filename": "gone.png"}]}
            """)
        try shelf.picture("A.xcassets/a.imageset/a.png", .red, side: 10)
        try shelf.picture("A.xcassets/a.imageset/a@2x.png", .blue, side: 20)
        #expect(try color(named("a", shelf, scale: 1)) == red)
        #expect(try color(named("a", shelf, scale: 2)) == blue)
        // The file for 3x is not there; that for 2x stands in for it.
        let large = try #require(named("a", shelf, scale: 3))
        #expect(try color(large) == blue && large.size == CGSize(width: 10, height: 10) && large.scale == 2)
    }

    @Test func devicesAndAppearancesChoose() throws {
        let shelf = Shelf()
        try shelf.set(
            "a.imageset",
            """
            {"images": [{"idiom": "iphone", "filename": "phone.jpg", "scale": "1x"},
                {"idiom": "ipad", "filename": "pad.png", "scale": "1x"},
                {"idiom": "iphone", "filename": "dark.png", "scale": "1x",
                    "appearances": [{"appearance": "luminosity", "value": "dark"}]},
                {"idiom": "iphone", "filename": "high.png", "scale": "1x",
                    "appearances": [{"appearance": "contrast", "value": "high"}]}],
             "properties": {"template-rendering-intent": "original"}}
            """)
        for (name, color) in [
            ("phone.jpg", UIColor.red), ("pad.png", .green), ("dark.png", .blue), ("high.png", .white),
        ] {
            try shelf.picture("A.xcassets/a.imageset/\(name)", color, side: 8)
        }
        let phone = try #require(named("a", shelf))
        let shown = try color(phone)
        #expect(shown[0] > 250 && shown[1] < 6 && shown[2] < 6)
        #expect(try color(phone, dark: true) == blue)
        #expect(phone.renderingMode == .alwaysOriginal && !phone.isTemplate(inTemplateContext: true))
        #expect(try color(named("a", shelf, .pad)) == [0, 255, 0])
    }

    @Test func outlinesStaySharp() throws {
        let shelf = Shelf()
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg" width="10" height="8"><rect width="5" height="8" fill="#f00"/></svg>
            """
        try shelf.write("A.xcassets/v.imageset/v.svg", svg)
        try shelf.set(
            "v.imageset",
            """
            {"images": [{"idiom": "universal", "filename": "v.svg"}],
             "properties": {"preserves-vector-representation": true, "template-rendering-intent": "template"}}
            """)
        let image = try #require(named("v", shelf, scale: 3))
        #expect(image.size == CGSize(width: 10, height: 8) && image.cgImage?.width == 30 && image.isTemplate())
        let vector = try #require(image.look.vector)
        #expect(vector.pixels(for: CGSize(width: 300, height: 240)).width >= 300)
        #expect(vector.pixels(for: CGSize(width: 30, height: 24)).width >= 300)
        try shelf.write("loose.svg", svg)
        #expect(named("loose", shelf, scale: 2)?.size == CGSize(width: 10, height: 8))
    }

    @Test func convertedPDFsAreFound() throws {
        let shelf = Shelf()
        try shelf.write("A.xcassets/Icons/p.imageset/p.pdf", "%PDF")
        try shelf.set("Icons/p.imageset", #"{"images": [{"idiom": "universal", "filename": "p.pdf"}]}"#)
        #expect(named("p", shelf) == nil)
        try shelf.write(
            ".vectors/A.xcassets/Icons/p.imageset/p.pdf.svg",
            #"<svg xmlns="http://www.w3.org/2000/svg" width="12" height="7"><rect width="9" height="7"/></svg>"#)
        #expect(named("p", shelf)?.size == CGSize(width: 12, height: 7))
        try shelf.write("loose.pdf", "%PDF")
        try shelf.write(
            ".vectors/loose.pdf.svg",
            #"<svg xmlns="http://www.w3.org/2000/svg" width="5" height="6"><rect width="9" height="7"/></svg>"#)
        #expect(named("loose", shelf)?.size == CGSize(width: 5, height: 6))
    }

    @Test func slicesHaveCapsAndACentre() throws {
        let shelf = Shelf()
        try shelf.picture("A.xcassets/s.imageset/s@2x.png", .red, side: 20)
        try shelf.set(
            "s.imageset",
            """
            {"images": [{"idiom": "universal", "scale": "2x", "filename": "s@2x.png", "resizing": {"mode": "9-part",
                "center": {"mode": "stretch", "width": 2, "height": 4},
                "cap-insets": {"top": 4, "left": 6, "bottom": 4, "right": 6}},
                "alignment-insets": {"top": 2, "left": 4, "bottom": 0, "right": 0}}]}
            """)
        let image = try #require(named("s", shelf))
        #expect(image.capInsets == UIEdgeInsets(top: 2, left: 3, bottom: 2, right: 3))
        #expect(image.resizingMode == .stretch && image.look.centerSize == CGSize(width: 1, height: 2))
        #expect(image.alignmentRectInsets == UIEdgeInsets(top: 1, left: 2, bottom: 0, right: 0))
        #expect(UIImageView(image: image).intrinsicContentSize == CGSize(width: 8, height: 9))
    }

    @Test func looseFilesTellScaleDeviceAndLanguage() throws {
        let shelf = Shelf()
        try shelf.picture("l.png", .red, side: 10)
        try shelf.picture("l@2x~ipad.png", .blue, side: 20)
        try shelf.picture("en.lproj/only.png", .blue, side: 10)
        #expect(try color(named("l", shelf)) == red)
        #expect(try color(named("l", shelf, .pad)) == blue)
        #expect(named("l", shelf, .pad)?.size.width == 10)
        #expect(named("l.png", shelf) != nil)
        // Written in composed letters, asked for in their parts.
        try shelf.picture("사진.png", .blue, side: 4)
        #expect(named("사진".decomposedStringWithCanonicalMapping, shelf) != nil)
        try shelf.picture("A.xcassets/그림.imageset/그림.png".decomposedStringWithCanonicalMapping, .blue, side: 4)
        try shelf.set(
            "그림.imageset".decomposedStringWithCanonicalMapping,
            #"{"images": [{"idiom": "universal", "scale": "1x", "filename": "그림.png"}]}"#)
        let other = Shelf()
        try FileManager.default.moveItem(
            at: shelf.folder.appendingPathComponent("A.xcassets"), to: shelf.folder.appendingPathComponent("B.xcassets")
        )
        try FileManager.default.copyItem(at: shelf.folder, to: other.folder)
        #expect(named("그림", other) != nil)
    }

    @Test func colorsFollowTheirSets() throws {
        let shelf = Shelf()
        try shelf.set(
            "c.colorset",
            """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
                "components": {"red": "255", "green": "1", "blue": "0", "alpha": "1.000"}}},
             {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
                "color": {"platform": "ios", "reference": "systemRedColor"}}]}
            """)
        let color = try #require(UIColor(named: "c", in: shelf.bundle, compatibleWith: nil))
        let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor.components ?? []
        #expect(light.count == 4 && abs(light[1] - 1 / 255) < 1e-6)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(color.resolvedColor(with: dark).cgColor == UIColor.systemRed.resolvedColor(with: dark).cgColor)
        try shelf.set("empty.colorset", #"{"colors": [{"idiom": "universal"}]}"#)
        #expect(UIColor(named: "empty", in: shelf.bundle, compatibleWith: nil) == nil)
        let same = try #require(UIColor(named: "c", in: shelf.bundle, compatibleWith: nil))
        #expect(color == same && color !== same && Set([color, same]).count == 1)
        #expect(color.withAlphaComponent(0.5) == same.withAlphaComponent(0.5))
        #expect(color.withAlphaComponent(0.5) != same && color != UIColor.label)
        #expect(UIColor.label.withAlphaComponent(0.3) == UIColor.label.withAlphaComponent(0.3))
        try shelf.write("Info.plist", "<plist><dict><key>NSAccentColorName</key><string>c</string></dict></plist>")
        let accented = Shelf()
        try FileManager.default.copyItem(at: shelf.folder, to: accented.folder)
        #expect(
            AppTint.color(of: accented.bundle).resolvedColor(with: dark).cgColor
                == UIColor.systemRed.resolvedColor(with: dark).cgColor)
        #expect(AppTint.color(of: .main) == .systemBlue)
        #expect(
            UIColor(resource: ColorResource(name: "c", bundle: shelf.bundle)).resolvedColor(with: dark)
                .cgColor == UIColor.systemRed.resolvedColor(with: dark).cgColor)
        #expect(UIImage(resource: ImageResource(name: "none", bundle: shelf.bundle)).size == .zero)
    }

    /// Two bars, wider in the bolder drawing.
    private func template(_ weights: [(String, Int)]) -> String {
        let groups = weights.map { name, width in
            """
            <g id="\(name)-S" transform="matrix(1 0 0 1 100 700)">
            <path class="monochrome-0" d="M 0 0 L \(width) 0 L \(width) -70 L 0 -70 Z"/></g>
            """
        }
        return """
            <?xml version="1.0"?><!DOCTYPE svg><svg width="800" height="600"><g id="Notes"><text>Weight/Scale</text></g>
            <g id="Guides"><line id="Baseline-S" x1="1" x2="9" y1="700" y2="700"/>
            <line id="Capline-S" x1="1" x2="9" y1="630" y2="630"/>
            <line id="left-margin-Regular-S" x1="90" y1="0"/><line id="right-margin-Regular-S" x1="170" y1="0"/></g>
            <g id="Symbols">\(groups.joined())</g></svg>
            """
    }

    @Test func symbolSetsAreSymbolsByName() throws {
        let shelf = Shelf()
        try shelf.write(
            "A.xcassets/own.symbolset/own.svg", template([("Ultralight", 10), ("Regular", 40), ("Black", 100)]))
        try shelf.set("own.symbolset", #"{"symbols": [{"idiom": "universal", "filename": "own.svg"}]}"#)
        let image = try #require(named("own", shelf))
        #expect(image.isSymbolImage && image.isTemplate() && UIImage(systemName: "own") == nil)
        // 80 units of 100 for the text's size, in the small scale; what is asked for is the medium one.
        #expect(abs(image.size.width - 17 * 0.8 / 0.79) < 0.5)
        func ink(_ weight: UIImage.SymbolWeight) throws -> CGFloat {
            let configured = try #require(
                image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 100, weight: weight)))
            guard case .symbol(let symbol) = configured.source else { return 0 }
            return symbol.glyph.ink.width
        }
        #expect(try ink(.ultraLight) == 10 && ink(.regular) == 40 && ink(.black) == 100)
        // Two of five steps from the regular weight to the black one.
        #expect(try abs(ink(.semibold) - 64) < 0.01)
        try shelf.write("A.xcassets/bad.symbolset/bad.svg", "<svg><path d='M0 0'/></svg>")
        try shelf.set("bad.symbolset", #"{"symbols": [{"idiom": "universal", "filename": "bad.svg"}]}"#)
        let again = Shelf()
        try FileManager.default.copyItem(at: shelf.folder, to: again.folder)
        #expect(named("bad", again) == nil)
    }

    @Test func dataSetsGiveTheirFile() throws {
        let shelf = Shelf()
        try shelf.write("A.xcassets/d.dataset/d.json", "{}")
        try shelf.set("d.dataset", #"{"data": [{"idiom": "universal", "filename": "d.json"}]}"#)
        let asset = try #require(NSDataAsset(name: "d", bundle: shelf.bundle))
        #expect(asset.data == Data("{}".utf8) && asset.typeIdentifier == "public.json")
        #expect(NSDataAsset(name: "e", bundle: shelf.bundle) == nil)
    }
}
