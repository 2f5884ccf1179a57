import Documents
import Foundation
import Testing

@testable import AppBuilder

@Suite struct AssetSymbolsTests {
    @Test(arguments: [
        ("no_pic", "noPic"), ("icon-close", "iconClose"), ("AccentImage", "accent"), ("URLIcon", "urlIcon"),
        ("ABC", "abc"), ("Home", "home"), ("2x", "_2x"), ("myIcon2", "myIcon2"), ("Image", "image"), ("한글 그림", "한글그림"),
        ("a.b", "aB"), ("--", ""),
    ])
    func namesAreThoseOfSwift(_ name: String, _ symbol: String) {
        #expect(AssetSymbols.symbol(name, dropping: "Image") == symbol)
    }

    private static let color = #"""
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}]}
        """#

    /// The accent colour of a new project has none.
    @Test func coloursThatNobodySetHaveNoNames() throws {
        let folder = try Folder([
            "A.xcassets/AccentColor.colorset/Contents.json": #"{"colors": [{"idiom": "universal"}]}"#,
            "A.xcassets/BackgroundColor.colorset/Contents.json": Self.color,
        ])
        let symbols = AssetSymbols(
            catalogs: [AssetCatalog(url: folder.url.appending(path: "A.xcassets"))], extendsTypes: true,
            extendsViews: true)
        let text = try #require(symbols.source)
        #expect(!text.contains("accent"))
        // A colour may have the name of a style that is none.
        let parts = text.components(separatedBy: "\nextension ")
        let colors = try #require(parts.first { $0.hasPrefix("SwiftUI.Color {") })
        let styles = try #require(parts.first { $0.hasPrefix("SwiftUI.ShapeStyle") })
        #expect(colors.contains("static var background: SwiftUI.Color"))
        #expect(!styles.contains("background"))
    }

    private func folder() throws -> Folder {
        let empty = #"{"images": []}"#
        return try Folder([
            "A.xcassets/no_pic.imageset/Contents.json": empty, "A.xcassets/default.imageset/Contents.json": empty,
            "A.xcassets/Tab Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            "A.xcassets/Tab Icons/home.imageset/Contents.json": empty,
            "A.xcassets/AccentColor.colorset/Contents.json": Self.color,
            "A.xcassets/red.colorset/Contents.json": Self.color, "A.swift": "",
        ])
    }

    @Test func declaresEveryAsset() throws {
        let folder = try folder()
        let symbols = AssetSymbols(
            catalogs: [AssetCatalog(url: folder.url.appending(path: "A.xcassets"))], extendsTypes: true)
        let text = try #require(symbols.source)
        for line in [
            "    static let noPic = ImageResource(name: \"no_pic\", bundle: .main)",
            "    static let `default` = ImageResource(name: \"default\", bundle: .main)", "    enum TabIcons {",
            "        static let home = ImageResource(name: \"Tab Icons/home\", bundle: .main)",
            "    static let accent = ColorResource(name: \"AccentColor\", bundle: .main)",
            "    static let red = ColorResource(name: \"red\", bundle: .main)",
            "    static var noPic: UIImage { UIImage(resource: .noPic) }",
            "        static var home: UIImage { UIImage(resource: .TabIcons.home) }",
            "    static var accent: UIColor { UIColor(resource: .accent) }",
        ] {
            #expect(text.contains(line + "\n"), "\(line)")
        }
        // UIColor has a red of its own.
        #expect(!text.contains("static var red"))
    }

    @Test func frameworksHaveThemAsTheirSettingsSay() throws {
        let folder = try folder()
        var module = ModuleSources(name: "Kit", root: folder.url, files: [folder.url.appending(path: "A.swift")])
        #expect(AssetSymbols(module) == nil)
        module.resources = [
            AppSources.Resource(source: folder.url.appending(path: "A.xcassets"), path: "A.xcassets", module: "Kit")
        ]
        // Nothing asks for them yet.
        #expect(AssetSymbols(module) == nil)
        module.extendsAssetTypes = true
        let text = try #require(AssetSymbols(module)?.source)
        #expect(text.contains("ColorResource(name: \"AccentColor\", bundle: .main)"))
        #expect(text.contains("static var accent: UIColor { UIColor(resource: .accent) }"))
        module.resourceBundle = "Kit.bundle"
        #expect(AssetSymbols(module)?.source?.contains("bundle: .module)") == true)
        module.namesAssets = false
        #expect(AssetSymbols(module) == nil)
    }

    /// A protocol's extension cannot hold the types that stand for folders.
    @Test func stylesHaveNoNamespaces() throws {
        let folder = try Folder([
            "A.xcassets/Kinds/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            "A.xcassets/Kinds/water.colorset/Contents.json": Self.color,
            "A.xcassets/ground.colorset/Contents.json": Self.color,
        ])
        let symbols = AssetSymbols(
            catalogs: [AssetCatalog(url: folder.url.appending(path: "A.xcassets"))], extendsTypes: true,
            extendsViews: true)
        let parts = try #require(symbols.source).components(separatedBy: "\nextension ")
        let colors = try #require(parts.first { $0.hasPrefix("SwiftUI.Color {") })
        let styles = try #require(parts.first { $0.hasPrefix("SwiftUI.ShapeStyle") })
        #expect(colors.contains("enum Kinds") && colors.contains("ground"))
        #expect(!styles.contains("enum") && styles.contains("ground"))
    }

    @Test func isMadeOnlyForThoseWhoAsk() throws {
        let folder = try folder()
        #expect(AssetSymbols(try AppSources(path: folder.url.path)) == nil)
        try "let image = UIImage(resource: .noPic)".write(
            to: folder.url.appending(path: "A.swift"), atomically: true, encoding: .utf8)
        let symbols = try #require(AssetSymbols(try AppSources(path: folder.url.path)))
        #expect(symbols.source?.contains("noPic") == true && symbols.source?.contains("extension UIImage") == false)
    }

    @Test func packagesHaveTheirOwn() throws {
        let folder = try folder()
        let file = folder.url.appending(path: "A.swift")
        var module = ModuleSources(name: "Kit", root: folder.url, files: [file])
        module.resources = [
            AppSources.Resource(source: folder.url.appending(path: "A.xcassets"), path: "P_Kit.bundle/A.xcassets")
        ]
        #expect(AssetSymbols(module) == nil)
        module.resourceBundle = "P_Kit.bundle"
        #expect(AssetSymbols(module) == nil)
        try "let accent = Color(.accent)".write(to: file, atomically: true, encoding: .utf8)
        let text = try #require(AssetSymbols(module)?.source)
        #expect(text.contains("static let accent = ColorResource(name: \"AccentColor\", bundle: .module)"))
        #expect(!text.contains("extension UIColor"))
    }
}
