import Foundation
import XcodeProject

/// Writes apps and screens, and never over what is there.
public struct AppWriter: Sendable {
    private let templates: Templates

    public init(_ templates: Templates) {
        self.templates = templates
    }

    /// Makes an app in a new folder, whole or not at all.
    ///
    /// - Parameter path: The folder, whose last name is the app's.
    /// - Returns: The folder, and the app's names.
    public func makeApp(
        at path: String, _ options: ScreenOptions
    ) throws(TemplateError) -> (folder: URL, name: TypeName) {
        let given = URL(fileURLWithPath: path)
        let name = try TypeName(given.lastPathComponent, of: "app", prefix: "App")
        let parent = given.deletingLastPathComponent().standardizedFileURL
        let folder = parent.appending(path: name.title)
        try Self.make(try templates.app(name, options), at: folder)
        return (folder, name)
    }

    /// Makes an app of sources that are given in a new folder, whole or not at all.
    ///
    /// - Parameters:
    ///   - path: The folder, which need not be called as the app.
    ///   - sources: The app's files, with a `Screens.swift`.
    ///   - tests: The files of its unit tests.
    public func makeApp(
        at path: String, called text: String, sources: [String: String], tests: [String: String]
    ) throws(TemplateError) -> URL {
        let name = try TypeName(text, of: "app", prefix: "App")
        let folder = URL(fileURLWithPath: path).standardizedFileURL
        try Self.make(try templates.app(name, sources: sources, tests: tests), at: folder)
        return folder
    }

    private static func make(_ files: [String: String], at folder: URL) throws(TemplateError) {
        let parent = folder.deletingLastPathComponent()
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: parent.path, isDirectory: &isFolder), isFolder.boolValue else {
            throw TemplateError("seam: there is no folder \(parent.path)")
        }
        // A link that leads nowhere is there as well.
        guard (try? FileManager.default.attributesOfItem(atPath: folder.path)) == nil else {
            throw TemplateError("seam: there is already something at \(folder.path); nothing was written")
        }
        let unfinished = parent.appending(path: ".seam-new-\(UUID().uuidString)")
        do {
            try write(files, in: unfinished)
            try FileManager.default.moveItem(at: unfinished, to: folder)
        } catch {
            try? FileManager.default.removeItem(at: unfinished)
            throw TemplateError("seam: \(folder.path) cannot be written: \(error.localizedDescription)")
        }
    }

    /// What was added to an app.
    public struct AddedScreen: Sendable {
        /// The app's folder.
        public var folder: URL
        /// The paths of the new files in it.
        public var files: [String]
        /// The line that shows the screen.
        public var entry: String
        /// Whether the line stands in `Screens.swift` now.
        public var isShown: Bool
        public var name: TypeName
    }

    /// Adds a screen to the app of a project whose folders are synchronised: what lies in them belongs to it.
    ///
    /// - Parameter path: A project, or a folder with one.
    public func addScreen(
        _ text: String, to path: String, _ options: ScreenOptions
    ) throws(TemplateError) -> AddedScreen {
        let name = try TypeName(text, of: "screen", prefix: "Screen")
        let project = try project(at: path)
        guard let app = project.mainApplication else {
            throw TemplateError("seam: \(project.url.path) has no target that is an app")
        }
        let root = project.url.deletingLastPathComponent().standardizedFileURL
        func relative(_ target: XcodeTarget?) -> String? {
            guard let folder = target?.synchronizedFolders.first?.standardizedFileURL.path else { return nil }
            return folder.hasPrefix(root.path + "/") ? String(folder.dropFirst(root.path.count + 1)) : nil
        }
        guard let sources = relative(app) else {
            throw TemplateError(
                "seam: \(project.url.path) lists its files one by one; screens are added to projects whose folders are "
                    + "synchronised (Xcode 16: \"Convert to Folder\")")
        }
        let tests = relative(
            project.targets.first {
                $0.kind == .unitTests && ($0.host == app.productName || $0.dependencies.contains(app.name))
            })
        var files = try templates.screen(
            name, options, module: app.moduleName, folders: (sources, tests ?? ""), isAdded: true)
        if tests == nil { files["/\(name.identifier)Tests.swift"] = nil }
        for product in ["Seam", try templates.adapter(options)].compactMap({ $0 })
        where !app.products.contains(where: { $0.name == product }) {
            throw TemplateError(
                "seam: the app does not have the package \(product), which screens of the dialect \(options.dialect) "
                    + "import; add it in Xcode, or choose the dialect of the app's other screens")
        }
        let taken = files.keys.sorted().first { FileManager.default.fileExists(atPath: root.appending(path: $0).path) }
        if let taken { throw TemplateError("seam: there is already a file \(taken); nothing was written") }
        do {
            try Self.write(files, in: root)
        } catch {
            throw TemplateError("seam: the screen cannot be written: \(error.localizedDescription)")
        }
        let entry = templates.entry(name, options)
        return AddedScreen(
            folder: root, files: files.keys.sorted(), entry: entry, isShown: show(entry, app), name: name)
    }

    /// The one project in a folder, or in the nearest folder above that has one.
    private func project(at path: String) throws(TemplateError) -> XcodeProject {
        var url = URL(fileURLWithPath: path).standardizedFileURL
        var found = url.pathExtension == "xcodeproj" ? [url] : XcodeProject.all(in: url)
        let missing = "seam: there is no Xcode project in \(url.path); `seam new APP` makes one"
        while found.isEmpty, url.path != "/" {
            url = url.deletingLastPathComponent()
            let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
            found = names.sorted().filter { $0.hasSuffix(".xcodeproj") }.map { url.appending(path: $0) }
        }
        guard let first = found.first else { throw TemplateError(missing) }
        if found.count > 1 {
            let names = found.map(\.path).joined(separator: ", ")
            throw TemplateError("seam: --project has to say which project gets the screen: \(names)")
        }
        do throws(ProjectError) {
            return try XcodeProject(first)
        } catch {
            throw TemplateError(error.description)
        }
    }

    /// Puts a line into the app's `Screens.swift`, above the comment that says where.
    private func show(_ entry: String, _ app: XcodeTarget) -> Bool {
        guard let file = app.sources.first(where: { $0.lastPathComponent == "Screens.swift" }),
            let text = try? String(contentsOf: file, encoding: .utf8)
        else { return false }
        var lines = text.components(separatedBy: "\n")
        guard let mark = lines.firstIndex(where: { $0.contains("`seam new screen` adds a line above") }) else {
            return false
        }
        lines.insert(lines[mark].prefix { $0 == " " || $0 == "\t" } + entry + ",", at: mark)
        return (try? lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)) != nil
    }

    private static func write(_ files: [String: String], in folder: URL) throws {
        for (path, text) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file, options: .withoutOverwriting)
        }
    }
}
