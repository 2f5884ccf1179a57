import Foundation

/// The templates of apps and screens, and the packages that apps take along.
public struct Templates: Sendable {
    private let folder: URL
    private let toolkit: URL

    /// - Parameter root: The folder of Seam.
    public init(root: URL) {
        folder = root.appending(path: "Templates")
        toolkit = root.appending(path: "Sources/Toolkit")
    }

    /// The dialects that there are templates for.
    public var dialects: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "Dialects").path)) ?? []).sorted()
    }

    /// Whether there is a screen with these options.
    public func check(_ options: ScreenOptions) throws(TemplateError) {
        guard dialects.contains(options.dialect) else {
            throw TemplateError(
                "seam: there is no dialect \"\(options.dialect)\"; there are \(dialects.joined(separator: ", "))")
        }
        let view = place(options, "SwiftUI/View.swift")
        if options.interface == .swiftui, !FileManager.default.fileExists(atPath: view.path) {
            let others = dialects.filter { name in
                var other = options
                other.dialect = name
                return FileManager.default.fileExists(atPath: place(other, "SwiftUI/View.swift").path)
            }
            throw TemplateError(
                "seam: SwiftUI cannot watch view models of the dialect \(options.dialect); it can watch those of "
                    + others.joined(separator: " and "))
        }
    }

    private func place(_ options: ScreenOptions, _ file: String) -> URL {
        folder.appending(path: "Dialects/\(options.dialect)/\(options.kind.rawValue)/\(file)")
    }

    /// The module of the toolkit that the screen's controller imports in place of `Seam`, for the dialect's sources.
    func adapter(_ options: ScreenOptions) throws(TemplateError) -> String? {
        let text = try TemplateFile(place(options, "ViewController.swift")).text
        return text.firstMatch(of: /(?m)^import (Seam\w+)$/).map { String($0.1) }
    }

    // MARK: Apps

    /// The files of an app with one screen, by their paths in its folder.
    public func app(_ name: TypeName, _ options: ScreenOptions) throws(TemplateError) -> [String: String] {
        try check(options)
        try Self.checkModule(name)
        let files = try project(name, adapter: try adapter(options), entry: entry(name, options), hasFlows: true)
        let screen = try screen(
            name, options, module: name.identifier, folders: (name.title, name.title + "Tests"), isAdded: false)
        return files.merging(screen) { first, _ in first }
    }

    /// The files of an app with one screen that somebody else has written.
    ///
    /// - Parameters:
    ///   - sources: The app's files by their names, with a `Screens.swift` of its own.
    ///   - tests: The files of its unit tests.
    func app(
        _ name: TypeName, sources: [String: String], tests: [String: String]
    ) throws(TemplateError) -> [String: String] {
        let imports = sources.values.joined(separator: "\n")
        let adapter =
            imports.contains(/(?m)^import (Rx\w+|SeamRx)$/)
            ? "SeamRx" : imports.firstMatch(of: /(?m)^import (SeamCombine)$/).map { String($0.1) }
        var files = try project(name, adapter: adapter, entry: "", hasFlows: false)
        for (file, text) in sources { files["\(name.title)/\(file)"] = text }
        for (file, text) in tests { files["\(name.title)Tests/\(file)"] = text }
        return files
    }

    /// What every app has: its project, its delegates, and the packages that it takes along.
    private func project(
        _ name: TypeName, adapter: String?, entry: String, hasFlows: Bool
    ) throws(TemplateError) -> [String: String] {
        let values = [
            "App": name.title, "Module": name.identifier, "Bundle": Self.bundle(name.title), "Entry": entry,
            "Adapter": adapter ?? "", "AdapterReference": adapter == "SeamRx" ? "A2" : "A1",
        ]
        var words: Set<String> = []
        if adapter != nil { words.insert("adapter") }
        if adapter == "SeamRx" { words.insert("rx") }
        if hasFlows { words.insert("flows") }
        var files: [String: String] = [:]
        for (file, path) in [
            ("AppDelegate.swift", name.title + "/AppDelegate.swift"),
            ("SceneDelegate.swift", name.title + "/SceneDelegate.swift"),
            ("Screens.swift", name.title + "/Screens.swift"), ("Info.plist", "Info.plist"), ("gitignore", ".gitignore"),
            ("project.pbxproj", name.title + ".xcodeproj/project.pbxproj"),
        ] {
            files[path] = try TemplateFile(folder.appending(path: "App/" + file)).filled(with: values, for: words)
        }
        try files.merge(package("Seam")) { first, _ in first }
        if adapter == "SeamRx" { try files.merge(package("SeamRx")) { first, _ in first } }
        return files
    }

    /// The files of a package of the toolkit, which Xcode takes from the app's folder.
    private func package(_ name: String) throws(TemplateError) -> [String: String] {
        let root = toolkit.appending(path: name)
        var files: [String: String] = [:]
        let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        for path in paths where !path.hasPrefix(".") && (path.hasSuffix(".swift") || path.hasSuffix(".md")) {
            files["Packages/\(name)/\(path)"] = try TemplateFile(root.appending(path: path)).text
        }
        guard files["Packages/\(name)/Package.swift"] != nil else {
            throw TemplateError("seam: the package \(root.path) cannot be read")
        }
        return files
    }

    /// An identifier of a bundle has letters and digits of ASCII alone.
    private static func bundle(_ title: String) -> String {
        let letters = title.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        return letters.first?.isLetter == true ? letters : "app" + letters
    }

    private static func checkModule(_ name: TypeName) throws(TemplateError) {
        guard !reserved.contains(name.identifier) else {
            throw TemplateError(
                "seam: an app cannot be called \(name.identifier): Swift or a framework has that name; choose another")
        }
        guard !["packages", "flows"].contains(name.title.lowercased()) else {
            throw TemplateError(
                "seam: an app cannot be called \(name.title): it has a folder of that name besides; choose another")
        }
    }

    /// Modules that the app imports or Swift has, and words that no module can be called.
    private static let reserved: Set<String> = [
        "Any", "Combine", "CoreFoundation", "CoreGraphics", "Dispatch", "Foundation", "Observation", "ObjectiveC",
        "Protocol", "QuartzCore", "RxCocoa", "RxRelay", "RxSwift", "Seam", "SeamCombine", "SeamFoundation",
        "SeamRuntime",
        "SeamRx", "Self", "Swift", "SwiftUI", "Testing", "Type", "UIKit", "XCTest", "_Concurrency",
    ]

    // MARK: Screens

    /// The files of a screen.
    ///
    /// - Parameters:
    ///   - folders: The folder of the app's sources, and that of its tests.
    ///   - isAdded: Whether the app has other screens, so that this one is behind a tab.
    func screen(
        _ name: TypeName, _ options: ScreenOptions, module: String, folders: (app: String, tests: String), isAdded: Bool
    ) throws(TemplateError) -> [String: String] {
        try check(options)
        guard name.identifier != "UI" else {
            throw TemplateError("seam: a screen called UI would have a UIView of its own; choose another name")
        }
        let values = [
            "Screen": name.identifier, "Title": name.title, "Module": module, "Bundle": Self.bundle(module),
        ]
        var words: Set<String> = [options.interface.rawValue]
        if options.interface != .swiftui { words.insert("uikit") }
        if isAdded { words.insert("added") }
        let kind = folder.appending(path: "Kinds/\(options.kind.rawValue)")
        let sources = "\(folders.app)/\(name.identifier)/\(name.identifier)"
        var places: [(URL, String)] = [
            (kind.appending(path: "Model.swift"), sources + Self.modelSuffix(options.kind) + ".swift"),
            (place(options, "ViewModel.swift"), sources + "ViewModel.swift"),
            (place(options, "Tests.swift"), "\(folders.tests)/\(name.identifier)Tests.swift"),
            (kind.appending(path: "Flow.yaml"), "Flows/\(name.identifier).yaml"),
        ]
        switch options.interface {
        case .swiftui: places.append((place(options, "SwiftUI/View.swift"), sources + "View.swift"))
        case .code, .storyboard:
            places.append((kind.appending(path: "View.swift"), sources + "View.swift"))
            places.append((place(options, "ViewController.swift"), sources + "ViewController.swift"))
            if options.interface == .storyboard {
                places.append((kind.appending(path: "Storyboard.storyboard"), sources + ".storyboard"))
            }
        }
        var files: [String: String] = [:]
        for (file, path) in places { files[path] = try TemplateFile(file).filled(with: values, for: words) }
        return files
    }

    /// What the model is called after the screen's name.
    private static func modelSuffix(_ kind: ScreenOptions.Kind) -> String {
        switch kind {
        case .counter: "Count"
        case .list: "Item"
        case .form: "Entry"
        }
    }

    /// The line of `Screens.swift` that makes a screen.
    func entry(_ name: TypeName, _ options: ScreenOptions) -> String {
        var controller =
            switch options.interface {
            case .code: "\(name.identifier)ViewController()"
            case .storyboard:
                "UIStoryboard(name: \"\(name.identifier)\", bundle: nil).instantiateInitialViewController()!"
            case .swiftui: "\(name.identifier)View.screen()"
            }
        if options.hasNavigation { controller = "UINavigationController(rootViewController: \(controller))" }
        return "screen(\"\(name.title)\", \(controller))"
    }
}
