import Documents
import Foundation
import Testing

@testable import AppBuilder

@Suite struct AppBundleTests {
    @Test func findsFiles() throws {
        let folder = try Folder([
            "My App.xcworkspace/x.json": "", "App/AppDelegate.swift": "", "App/Info.plist": "",
            "App/Base.lproj/Main.storyboard": "", "App/Assets.xcassets/Contents.json": "", "App/data.json": "{}",
            "AppTests/Tests.swift": "", "Pods/X/X.swift": "", ".hidden/Y.swift": "", "README.md": "", "flow.yaml": "",
            "Package.swift": "",
        ])
        let sources = try AppSources(path: folder.url.path)
        #expect(sources.name == folder.url.lastPathComponent)
        #expect(sources.moduleName == folder.url.lastPathComponent.replacing("-", with: "_"))
        #expect(sources.swiftFiles.map(\.lastPathComponent) == ["AppDelegate.swift"])
        #expect(
            Set(sources.resources.map(\.path)) == ["Base.lproj/Main.storyboard", "Assets.xcassets", "data.json"])
        #expect(sources.infoPlist?.lastPathComponent == "Info.plist")
    }

    @Test func assemblesTheBundle() throws {
        let plist = """
            <plist version="1.0"><dict><key>A</key><string>$(PRODUCT_MODULE_NAME).Scene</string>
            <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string></dict></plist>
            """
        let app = try Folder(["A.swift": "", "Info.plist": plist, "x.json": "{}", "en.lproj/L.strings": ""])
        let cache = try Folder([:])
        var sources = try AppSources(path: app.url.path)
        let bundle = AppBundle(sources: sources, folder: cache.url)
        let identifier = try bundle.assemble()
        #expect(identifier.hasPrefix("seam."))
        let data = try Data(contentsOf: bundle.url.appending(path: "Info.plist"))
        let info = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        #expect(info?["A"] as? String == sources.moduleName + ".Scene")
        #expect(info?["CFBundleIdentifier"] as? String == identifier)
        #expect(try String(contentsOf: bundle.url.appending(path: "x.json"), encoding: .utf8) == "{}")
        #expect(FileManager.default.fileExists(atPath: bundle.url.appending(path: "en.lproj/L.strings").path))

        sources.resources.removeAll { $0.path == "x.json" }
        _ = try AppBundle(sources: sources, folder: cache.url).assemble()
        #expect(!FileManager.default.fileExists(atPath: bundle.url.appending(path: "x.json").path))
    }

    @Test func catalogsBecomeTablesOfStrings() throws {
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "hello": {"localizations": {
                "en": {"stringUnit": {"state": "translated", "value": "Hello"}},
                "ko": {"stringUnit": {"state": "translated", "value": "안녕 \\"👋\\""}}}},
              "Plain": {},
              "%lld notes": {"localizations": {"ko": {"variations": {"plural": {
                "other": {"stringUnit": {"state": "translated", "value": "메모 %lld개"}}}}}}}}}
            """
        let app = try Folder([
            "A.swift": "", "Localizable.xcstrings": catalog, "mul.lproj/Main.xcstrings": catalog,
        ])
        let cache = try Folder([:])
        var sources = try AppSources(path: app.url.path)
        sources.resources = sources.resources.filter { $0.path.hasSuffix("xcstrings") }
        let bundle = AppBundle(sources: sources, folder: cache.url)
        _ = try bundle.assemble()
        func table(_ path: String) -> NSDictionary? { NSDictionary(contentsOf: bundle.url.appending(path: path)) }
        #expect(table("en.lproj/Localizable.strings") == ["hello": "Hello"])
        #expect(
            table("ko.lproj/Localizable.strings") == ["hello": "안녕 \"👋\"", "%lld notes": "메모 %lld개"])
        #expect(table("ko.lproj/Main.strings")?.count == 2)

        sources.resources.removeAll { $0.path.hasSuffix("Main.xcstrings") }
        _ = try AppBundle(sources: sources, folder: cache.url).assemble()
        #expect(table("ko.lproj/Main.strings") == nil)
        #expect(table("ko.lproj/Localizable.strings")?.count == 2)

        try Data("{".utf8).write(to: app.url.appending(path: "Localizable.xcstrings"))
        let error = #expect(throws: BuildError.self) {
            try AppBundle(sources: sources, folder: cache.url).assemble()
        }
        #expect("\(error as Any)".contains("not a string catalog"))
    }

    @Test func textsWithFormsStandInTheTable() throws {
        func forms(_ text: String) -> String {
            """
            <plist version="1.0"><dict><key>days</key><dict><key>NSStringLocalizedFormatKey</key><string>\(text)</string>
            <key>d</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>ld</string>
            <key>one</key><string>%ld day</string><key>other</key><string>%ld days</string></dict></dict></dict></plist>
            """
        }
        let app = try Folder([
            "A.swift": "", "en.lproj/Localizable.strings": "\"a\" = \"A\"; \"days\" = \"old\";",
            "en.lproj/Localizable.stringsdict": forms("in %1$#@d@"), "ko.lproj/More.stringsdict": forms("%#@d@"),
        ])
        let cache = try Folder([:])
        var sources = try AppSources(path: app.url.path)
        let bundle = AppBundle(sources: sources, folder: cache.url)
        _ = try bundle.assemble()
        func table(_ path: String) -> NSDictionary? { NSDictionary(contentsOf: bundle.url.appending(path: path)) }
        let forms = ["d": CountedText.Variable(forms: ["one": "%ld day", "other": "%ld days"])]
        let english = CountedText(language: "en", format: "in %1$#@d@", variables: forms)
        let korean = CountedText(language: "ko", format: "%#@d@", variables: forms)
        #expect(table("en.lproj/Localizable.strings") == ["a": "A", "days": english.marked])
        #expect(table("ko.lproj/More.strings") == ["days": korean.marked])
        #expect(table("en.lproj/Localizable.stringsdict") == nil)
        _ = try bundle.assemble()
        #expect(table("en.lproj/Localizable.strings")?.count == 2)

        sources.resources.removeAll { $0.path.hasSuffix(".stringsdict") }
        _ = try AppBundle(sources: sources, folder: cache.url).assemble()
        let text = try String(contentsOf: bundle.url.appending(path: "en.lproj/Localizable.strings"), encoding: .utf8)
        #expect(text.contains("old"))
        #expect(table("ko.lproj/More.strings") == nil)
    }

    @Test func formsThatNameEachOtherHaveNoText() throws {
        let circle = """
            <plist version="1.0"><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@a@</string>
            <key>a</key><dict><key>other</key><string>%#@a@</string></dict></dict>
            <key>w</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>1</key><string>s</string>
            <key>20</key><string>long</string></dict></dict></dict></plist>
            """
        #expect(PluralTexts.read(Data(circle.utf8), language: "en") == ["w": "long"])
        #expect(PluralTexts.read(Data("no".utf8), language: "en") == nil)
        #expect(PluralTexts.language(of: "pt-BR.lproj/A.stringsdict") == "pt-BR")
        #expect(
            PluralTexts.language(of: "Base.lproj/A.stringsdict").isEmpty
                && PluralTexts.language(of: "A.stringsdict").isEmpty)
    }

    @Test func rightsAreInTheBundle() throws {
        let rights = """
            <plist version="1.0"><dict><key>keychain-access-groups</key>
            <array><string>$(AppIdentifierPrefix)shared</string></array></dict></plist>
            """
        let app = try Folder(["A.swift": "", "App.entitlements": rights])
        let cache = try Folder([:])
        var sources = try AppSources(path: app.url.path)
        sources.settings.defaults["DEVELOPMENT_TEAM"] = "TEAM123"
        sources.settings.defaults["PRODUCT_BUNDLE_IDENTIFIER"] = "com.example.app"
        sources.entitlements = Entitlements(app.url.appending(path: "App.entitlements")) { [sources] in
            sources.settings[$0]
        }
        let bundle = AppBundle(sources: sources, folder: cache.url)
        _ = try bundle.assemble()
        let data = try Data(contentsOf: bundle.url.appending(path: "archived-expanded-entitlements.xcent"))
        let values = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        #expect(values?["keychain-access-groups"] as? [String] == ["TEAM123.shared"])
        #expect(values?["application-identifier"] as? String == "TEAM123.com.example.app")
    }

    @Test func namesModules() {
        #expect(AppSources.identifier("2048 Game") == "_2048_Game")
        #expect(AppSources.identifier("한글앱") == "한글앱")
        #expect(AppSources.identifier("a-b") == "a_b")
    }

    @Test func refusesFoldersThatAreNoApps() throws {
        let empty = try Folder(["README.md": ""])
        #expect { try AppSources(path: empty.url.path) } throws: { ($0 as? BuildError)?.kind == .usage }
        #expect { try AppSources(path: "/nowhere") } throws: { ($0 as? BuildError)?.kind == .usage }
        let twice = try Folder(["a/X.swift": "", "b/X.swift": ""])
        #expect { try AppSources(path: twice.url.path) } throws: { ($0 as? BuildError)?.kind == .build }
    }

    @Test func namesTheLineOfABrokenPlist() throws {
        let app = try Folder(["A.swift": "", "Info.plist": "<plist>\n<dict>\n<key>a</key>\n<oops/>\n</dict></plist>"])
        let cache = try Folder([:])
        let bundle = AppBundle(sources: try AppSources(path: app.url.path), folder: cache.url)
        #expect { try bundle.assemble() } throws: { error in
            (error as? BuildError)?.message.contains("Info.plist:4: error: not a property list: <oops>") == true
        }
    }
}
