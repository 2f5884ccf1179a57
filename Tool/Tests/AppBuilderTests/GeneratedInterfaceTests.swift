import Foundation
import Testing
import XcodeProject

@testable import AppBuilder

/// The names that SwiftGen and Tuist make of resources.
@Suite struct GeneratedInterfaceTests {
    @Test(arguments: [
        ("my-icon", "myIcon", "MyIcon"), ("URLIcon", "urlIcon", "URLIcon"), ("icon_close", "iconClose", "IconClose"),
        ("2x", "_2x", "_2x"), ("AccentColor", "accentColor", "AccentColor"), ("NEW_YORK", "newYork", "NewYork"),
        ("class", "`class`", "Class"), ("그림 하나", "그림하나", "그림하나"),
        ("SemiBold Italic", "semiBoldItalic", "SemiBoldItalic"),
        ("ic_24", "ic24", "Ic24"), ("_hidden", "hidden", "Hidden"),
    ])
    func namesAreSwifts(_ name: String, _ member: String, _ type: String) {
        #expect(GeneratedNames.member(name) == member)
        #expect(GeneratedNames.type(name) == type)
    }

    private func resources() throws -> Folder {
        try Folder([
            "swiftgen.yml": """
            input_dir: App/Resources
            output_dir: App/Generated
            strings:
              inputs: en.lproj
              outputs:
                - templateName: structured-swift5
                  params: {enumName: Texts}
                  output: Strings.swift
            xcassets:
              - inputs: [Colors.xcassets, Pictures.xcassets]
                outputs: {templateName: swift5, output: Assets.swift}
            json:
              inputs: a.json
              outputs: {templateName: inline-swift5, output: JSON.swift}
            """,
            "App/App.swift": "import UIKit",
            "App/Resources/en.lproj/Localizable.strings": """
            "title" = "Title";
            "list.empty" = "Nothing";
            "list.count" = "%d of %@";
            """,
            "App/Resources/Colors.xcassets/brand.colorset/Contents.json": "{}",
            "App/Resources/Pictures.xcassets/Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            "App/Resources/Pictures.xcassets/Icons/close.imageset/Contents.json": "{}",
            "App/Resources/Pictures.xcassets/Plain/open.imageset/Contents.json": "{}",
        ])
    }

    private func module(_ folder: Folder) -> ModuleSources {
        ModuleSources(name: "App", root: folder.url, files: [folder.url.appending(path: "App/App.swift")])
    }

    @Test func swiftGenWritesWhatIsNotThere() throws {
        let folder = try resources()
        let sources = SwiftGenOutputs(module: module(folder)).sources
        #expect(sources.map { ($0.path as NSString).lastPathComponent }.sorted() == ["Assets.swift", "Strings.swift"])
        let texts = try #require(sources.first { $0.path.hasSuffix("/App/Generated/Strings.swift") }?.text)
        #expect(texts.contains("enum Texts"))
        #expect(texts.contains("static let title = Texts.tr(\"Localizable\", \"title\")"))
        #expect(texts.contains("enum List"))
        #expect(texts.contains("static func count(_ p1: Int, _ p2: Any) -> String"))
        let assets = try #require(sources.first { $0.path.hasSuffix("Assets.swift") }?.text)
        #expect(assets.contains("static let brand = ColorAsset(name: \"brand\")"))
        #expect(assets.contains("enum Pictures") && assets.contains("enum Icons"))
        #expect(assets.contains("static let close = ImageAsset(name: \"Icons/close\")"))
        #expect(assets.contains("static let `open` = ImageAsset(name: \"open\")"))
        #expect(!assets.contains("import SwiftUI"), "the module shows none of its views")
    }

    @Test func swiftGenLeavesWhatIsThere() throws {
        let folder = try resources()
        let generated = folder.url.appending(path: "App/Generated")
        try FileManager.default.createDirectory(at: generated, withIntermediateDirectories: true)
        try "enum Texts {}".write(to: generated.appending(path: "Strings.swift"), atomically: true, encoding: .utf8)
        let sources = SwiftGenOutputs(module: module(folder)).sources
        #expect(sources.map { ($0.path as NSString).lastPathComponent } == ["Assets.swift"])
    }

    @Test func swiftGenWritesIntoFoldersOfTheModuleAlone() throws {
        let folder = try resources()
        var other = ModuleSources(
            name: "Core", root: folder.url, files: [folder.url.appending(path: "Core/Core.swift")])
        #expect(SwiftGenOutputs(module: other).sources.isEmpty)
        other.missingSources = [folder.url.standardizedFileURL.appending(path: "App/Generated/Strings.swift").path]
        #expect(SwiftGenOutputs(module: other).sources.count == 1, "the project says that it is made from it")
    }

    @Test func tuistNamesResourcesAfterTheTarget() throws {
        let folder = try resources()
        var module = module(folder)
        for path in ["Colors.xcassets", "en.lproj/Localizable.strings"] {
            module.resources.append(.init(source: folder.url.appending(path: "App/Resources/" + path), path: path))
        }
        let synthesis = ResourceSynthesis(name: "Shop", kinds: [.assets, .strings], hasBundle: true)
        let own = TuistInterfaces(module: module, synthesis: synthesis).source
        #expect(own.contains("public enum ShopAsset"))
        #expect(own.contains("public static let brand = ShopColors(name: \"brand\")"))
        #expect(own.contains("public enum ShopStrings"))
        #expect(own.contains("static let module: Foundation.Bundle = Foundation.Bundle.main"))
        var linked = synthesis
        linked.bundle = "Shop_Shop.bundle"
        let other = TuistInterfaces(module: module, synthesis: linked).source
        #expect(other.contains("/Shop_Shop.bundle") && !other.contains("static let module"))
    }
}
