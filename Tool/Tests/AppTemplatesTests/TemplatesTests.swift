import Foundation
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax
import Testing
import XcodeProject

@testable import AppTemplates

/// A combination of the options of `seam new`.
struct Combination: CustomTestStringConvertible {
    var options: ScreenOptions
    var testDescription: String {
        "\(options.dialect) \(options.kind) \(options.interface)\(options.hasNavigation ? " navigation" : "")"
    }

    static let all: [Combination] = Templates(root: repository).dialects.flatMap { dialect in
        ScreenOptions.Kind.allCases.flatMap { kind in
            ScreenOptions.Interface.allCases.flatMap { interface in
                [false, true].map { navigation in
                    Combination(
                        options: ScreenOptions(
                            dialect: dialect, kind: kind, interface: interface, hasNavigation: navigation))
                }
            }
        }
    }

    static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
}

@Suite struct TemplatesTests {
    /// A folder for a test, which goes with it.
    final class Folder {
        let url = FileManager.default.temporaryDirectory.appending(path: "seam-new-\(UUID().uuidString)")
        init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
        deinit { try? FileManager.default.removeItem(at: url) }
        func text(_ path: String) throws -> String {
            try String(contentsOf: url.appending(path: path), encoding: .utf8)
        }
    }

    private let templates = Templates(root: Combination.repository)
    private var writer: AppWriter { AppWriter(templates) }

    @Test func hasTheDialectsThatHelpNames() {
        #expect(templates.dialects == ["closure", "combine", "input-output", "observation", "rx"])
    }

    @Test(arguments: Combination.all)
    func makesEveryCombination(_ combination: Combination) throws {
        let options = combination.options
        let hasView = ["combine", "observation"].contains(options.dialect)
        let folder = try Folder()
        let path = folder.url.appending(path: "My App").path
        guard options.interface != .swiftui || hasView else {
            #expect(throws: TemplateError.self) { try writer.makeApp(at: path, options) }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
            return
        }
        let (made, name) = try writer.makeApp(at: path, options)
        #expect(name.identifier == "MyApp")
        let project = try XcodeProject(made.appending(path: "My App.xcodeproj"))
        let app = try #require(project.mainApplication)
        #expect(app.moduleName == "MyApp")
        let names = Set(app.sources.map(\.lastPathComponent))
        let screen =
            options.interface == .swiftui ? ["MyAppView.swift"] : ["MyAppView.swift", "MyAppViewController.swift"]
        #expect(names.isSuperset(of: ["AppDelegate.swift", "Screens.swift", "MyAppViewModel.swift"] + screen))
        #expect(app.resources.map(\.path) == (options.interface == .storyboard ? ["MyApp.storyboard"] : []))
        #expect(app.settings["INFOPLIST_FILE"] == "Info.plist")
        let tests = try #require(project.targets.first { $0.kind == .unitTests })
        #expect(tests.sources.map(\.lastPathComponent) == ["MyAppTests.swift"])
        #expect(tests.host == "My App")
        // Xcode finds every package that the sources import in the folder.
        let adapter = try templates.adapter(options).map { [$0] } ?? []
        for product in app.products where product.address == nil {
            let manifest = try String(
                contentsOf: try #require(product.folder).appending(path: "Package.swift"), encoding: .utf8)
            #expect(manifest.contains("name: \"\(product.name)\""))
        }
        #expect(Set(app.products.map(\.name)).isSuperset(of: ["Seam"] + adapter))
        for product in ["RxSwift", "RxCocoa", "RxRelay"] {
            #expect(app.products.contains { $0.name == product } == (options.dialect == "rx"))
        }
        try expectFilledIn(made)
        let text = try String(contentsOf: project.file, encoding: .utf8)
        let named = Set(text.matches(of: /5EA0[0-9A-F]+/).map { String($0.0) })
        let objects = text.matches(of: /(?m)^\t\t(5EA0[0-9A-F]{20})(?: \/\*[^*]*\*\/)? = \{/).map { String($0.1) }
        #expect(objects.count == Set(objects).count)
        #expect(named == Set(objects))
    }

    /// Nothing of the templates' own words is left.
    private func expectFilledIn(_ folder: URL) throws {
        for path in FileManager.default.enumerator(atPath: folder.path)?.compactMap({ $0 as? String }) ?? [] {
            guard !path.hasPrefix("Packages/"),
                let text = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
            else { continue }
            #expect(!text.contains("__"), "\(path)")
            #expect(!text.contains("only: "), "\(path)")
            #expect(!path.contains("__"))
            if path.hasSuffix(".swift") {
                let diagnostics = ParseDiagnosticsGenerator.diagnostics(for: Parser.parse(source: text))
                #expect(diagnostics.isEmpty, "\(path): \(diagnostics.map(\.message))")
            }
        }
    }

    @Test(arguments: Combination.all)
    func addsEveryScreen(_ combination: Combination) throws {
        var options = combination.options
        let folder = try Folder()
        guard options.interface != .swiftui || ["combine", "observation"].contains(options.dialect) else { return }
        let (made, _) = try writer.makeApp(
            at: folder.url.appending(path: "Base").path, ScreenOptions(dialect: options.dialect))
        let added = try writer.addScreen("두 번째", to: made.path, options)
        #expect(added.isShown)
        let screens = try String(contentsOf: made.appending(path: "Base/Screens.swift"), encoding: .utf8)
        let lines = screens.components(separatedBy: "\n")
        let mark = try #require(lines.firstIndex { $0.contains("`seam new screen`") })
        #expect(lines[mark - 1].trimmingCharacters(in: .whitespaces) == added.entry + ",")
        #expect(lines[mark - 2].contains("\"Base\""))
        try expectFilledIn(made)
        // Adding it again changes nothing.
        options.hasNavigation.toggle()
        let error = #expect(throws: TemplateError.self) { try writer.addScreen("두 번째", to: made.path, options) }
        #expect(error?.message.contains("nothing was written") == true)
        #expect(try String(contentsOf: made.appending(path: "Base/Screens.swift"), encoding: .utf8) == screens)
    }

    @Test func leavesWhatExistsAlone() throws {
        let folder = try Folder()
        let place = folder.url.appending(path: "App")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let error = #expect(throws: TemplateError.self) {
            try writer.makeApp(at: place.path, ScreenOptions(dialect: "closure"))
        }
        #expect(error?.message.contains("nothing was written") == true)
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.path).isEmpty)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["App"])
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.appending(path: "Link").path, withDestinationPath: "nowhere")
        #expect(throws: TemplateError.self) {
            try writer.makeApp(at: folder.url.appending(path: "Link").path, ScreenOptions(dialect: "closure"))
        }
    }

    @Test(arguments: ["Swift", "UIKit", "Seam", "self", "any", "type", "Packages", "flows", "UI"])
    func refusesNamesOfOtherModules(_ name: String) throws {
        let folder = try Folder()
        #expect(throws: TemplateError.self) {
            try writer.makeApp(at: folder.url.appending(path: name).path, ScreenOptions(dialect: "closure"))
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
    }

    @Test func saysWhatIsMissing() throws {
        let folder = try Folder()
        let missing = #expect(throws: TemplateError.self) {
            try writer.makeApp(at: folder.url.path + "/none/App", ScreenOptions(dialect: "closure"))
        }
        #expect(missing?.message == "seam: there is no folder \(folder.url.standardizedFileURL.path)/none")
        #expect(throws: TemplateError.self) {
            try writer.addScreen("Second", to: folder.url.path, ScreenOptions(dialect: "closure"))
        }
        let unknown = #expect(throws: TemplateError.self) {
            try writer.makeApp(at: folder.url.path + "/App", ScreenOptions(dialect: "redux"))
        }
        #expect(unknown?.message.contains("closure, combine") == true)
        let (made, _) = try writer.makeApp(at: folder.url.path + "/App", ScreenOptions(dialect: "closure"))
        let adapter = #expect(throws: TemplateError.self) {
            try writer.addScreen("Second", to: made.path, ScreenOptions(dialect: "rx"))
        }
        #expect(adapter?.message.contains("SeamRx") == true)
    }

    @Test func findsTheProjectOfItsFolderAlone() throws {
        let folder = try Folder()
        for name in ["One", "Two"] {
            _ = try writer.makeApp(at: folder.url.path + "/" + name, ScreenOptions(dialect: "closure"))
        }
        let options = ScreenOptions(dialect: "closure")
        let error = #expect(throws: TemplateError.self) {
            try writer.addScreen("Second", to: folder.url.path, options)
        }
        #expect(error?.message.contains("Two.xcodeproj") == true)
        let inside = folder.url.appending(path: "One/One/One").path
        #expect(try writer.addScreen("Second", to: inside, options).folder.lastPathComponent == "One")
    }

    @Test func linesOfMarksMayBeNested() {
        let text = TemplateFile(text: "a\n// only: x\nb\n    // only: y\nc\n    // end\nd\n// end\ne")
        #expect(text.filled(with: [:], for: []) == "a\ne")
        #expect(text.filled(with: [:], for: ["x"]) == "a\nb\nd\ne")
        #expect(text.filled(with: [:], for: ["y"]) == "a\ne")
        #expect(text.filled(with: [:], for: ["x", "y"]) == "a\nb\nc\nd\ne")
    }

    @Test func withoutItsCommentTheFileOfScreensStaysAsItIs() throws {
        let folder = try Folder()
        let (made, _) = try writer.makeApp(at: folder.url.path + "/App", ScreenOptions(dialect: "closure"))
        let file = made.appending(path: "App/Screens.swift")
        try "enum Screens {}\n".write(to: file, atomically: true, encoding: .utf8)
        #expect(try !writer.addScreen("Second", to: made.path, ScreenOptions(dialect: "closure")).isShown)
        #expect(try String(contentsOf: file, encoding: .utf8) == "enum Screens {}\n")
    }
}
