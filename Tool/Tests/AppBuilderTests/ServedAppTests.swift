import Documents
import Foundation
import Testing

@testable import AppBuilder

@Suite struct ServedAppTests {
    private static let info = """
        <plist version="1.0"><dict><key>CFBundleName</key><string>App</string>
        <key>CFBundleDevelopmentRegion</key><string>en</string></dict></plist>
        """

    private func product(in folder: Folder) -> AppBuilder.Product {
        let bundle = folder.url.appending(path: "App.app")
        return AppBuilder.Product(
            name: "App", identifier: "x", bundle: bundle, executable: bundle.appending(path: "App"))
    }

    /// The head of a PNG file, as far as its width.
    private func png(width: UInt8) -> Data {
        Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, width])
            + Data([0, 0, 0, width])
    }

    @Test func findsTheIcon() throws {
        let folder = try Folder([
            "App.app/Info.plist": Self.info, "A.xcassets/Other.appiconset/x.png": "no picture",
            "A.xcassets/AppIcon.appiconset/Contents.json": "{}",
        ])
        let bundle = folder.url.appending(path: "App.app")
        #expect(AppIcon.find(in: bundle) == nil)
        let set = folder.url.appending(path: "A.xcassets/AppIcon.appiconset")
        // As resources are in a bundle.
        try FileManager.default.createSymbolicLink(
            at: bundle.appending(path: "A.xcassets"), withDestinationURL: folder.url.appending(path: "A.xcassets"))
        #expect(AppIcon.find(in: bundle) == nil)
        for width in [40, 180, 60] as [UInt8] {
            try png(width: width).write(to: set.appending(path: "\(width).png"))
        }
        #expect(AppIcon.find(in: bundle)?.lastPathComponent == "180.png")
        try png(width: 120).write(to: set.appending(path: "120.png"))
        #expect(AppIcon.find(in: bundle)?.lastPathComponent == "120.png")
    }

    @Test func readsTitles() throws {
        let folder = try Folder([
            "App.app/Info.plist": Self.info, "App.app/Base.lproj/x.storyboard": "",
            "App.app/ko.lproj/InfoPlist.strings": "\"CFBundleDisplayName\" = \"앱\";", "App.app/fr.lproj/x.strings": "",
        ])
        let bundle = folder.url.appending(path: "App.app")
        #expect(AppTitles.read(bundle, name: "Other") == ["": "App", "ko": "앱"])
        #expect(AppTitles.languages(of: bundle) == ["fr", "ko"])
        #expect(AppTitles.read(folder.url, name: "Other") == ["": "Other"])
    }

    @Test func makesABundleForEachLanguage() throws {
        let folder = try Folder([
            "App.app/Info.plist": Self.info, "App.app/App": "program", "App.app/data.json": "{}",
            "App.app/Base.lproj/x.storyboard": "", "App.app/ko.lproj/L.strings": "", "App.app/en.lproj/L.strings": "",
        ])
        let bundles = LanguageBundles(product: product(in: folder), folder: folder.url.appending(path: "Languages"))
        // Once more over what is there.
        for _ in 0..<2 {
            let executables = try bundles.make()
            #expect(Set(executables.keys) == ["", "en", "ko"])
            #expect(executables[""] == executables["en"])
            let korean = URL(fileURLWithPath: try #require(executables["ko"]))
            #expect(try String(contentsOf: korean, encoding: .utf8) == "program")
            let bundle = korean.deletingLastPathComponent()
            let names = try FileManager.default.contentsOfDirectory(atPath: bundle.path)
            #expect(Set(names) == ["App", "Info.plist", "data.json", "Base.lproj", "ko.lproj"])
            let info = try PropertyListReader.read(Data(contentsOf: bundle.appending(path: "Info.plist")))
            #expect(info["CFBundleDevelopmentRegion"]?.string == "ko")
            #expect(info["CFBundleName"]?.string == "App")
        }
        let plain = try Folder(["App.app/Info.plist": Self.info, "App.app/App": "program"])
        let one = LanguageBundles(product: product(in: plain), folder: plain.url.appending(path: "Languages"))
        #expect(try one.make() == ["": plain.url.appending(path: "App.app/App").path])
    }
}
