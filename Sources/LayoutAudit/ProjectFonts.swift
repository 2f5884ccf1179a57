import Documents
import Foundation
import Stage

/// The fonts that a project has beside its documents, as Xcode's canvas draws with them.
@MainActor
enum ProjectFonts {
    private static var searched: Set<String> = []

    /// Registers the fonts of the project that a document belongs to, if the document names one that is not installed.
    static func register(for document: InterfaceDocument) {
        guard document.root.namesMissingFont, let root = project(of: document.file), searched.insert(root).inserted
        else { return }
        let keys: [URLResourceKey] = [.isRegularFileKey]
        let files = FileManager.default.enumerator(
            at: URL(fileURLWithPath: root), includingPropertiesForKeys: keys, options: .skipsHiddenFiles)
        while let file = files?.nextObject() as? URL {
            guard extensions.contains(file.pathExtension.lowercased()) else { continue }
            // What is no font, whatever its name says, is nothing to draw with.
            try? FontLibrary.register(path: file.path)
        }
    }

    private static let extensions: Set<String> = ["ttf", "otf", "ttc", "otc"]

    /// The folder with the project: the nearest with a repository, or else the outermost with a project's files.
    private static func project(of file: String) -> String? {
        var folder = URL(fileURLWithPath: file).deletingLastPathComponent().standardizedFileURL
        var found: String?
        while folder.path != "/" {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            if names.contains(".git") { return folder.path }
            if names.contains(where: { $0.hasSuffix(".xcodeproj") || $0 == "Package.swift" }) { found = folder.path }
            folder.deleteLastPathComponent()
        }
        return found
    }
}

extension InterfaceElement {
    /// Whether a font here or below is not installed. A document lists the fonts of its project at its beginning; in a
    /// storyboard what uses them is read later.
    fileprivate var namesMissingFont: Bool {
        if name == "customFonts" {
            return children.contains {
                $0.children.contains { $0.name == "string" && !FontLibrary.isInstalled($0.text) }
            }
        }
        if name == "fontDescription" || name == "font",
            let font = attributes.first(where: { $0.name == "name" })?.value, !FontLibrary.isInstalled(font)
        {
            return true
        }
        return children.contains(where: \.namesMissingFont)
    }
}
