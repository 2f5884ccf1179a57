import Documents
import Foundation
import XcodeProject

/// The sources that SwiftGen would write while Xcode builds a module, where they are not there: those of its own templates
/// for texts, catalogs, fonts and storyboards.
struct SwiftGenOutputs {
    let module: ModuleSources

    /// One output of the file that tells SwiftGen what to write.
    struct Output {
        var parser: String
        var inputs: [URL]
        var file: URL
        var parameters: YAMLNode?
        /// Whether the template is one of SwiftGen's.
        var isStock: Bool

        func text(_ name: String) -> String? { parameters?[name]?.text }
        func isSet(_ name: String) -> Bool { parameters?[name]?.isTrue ?? false }
    }

    /// The paths of all outputs of a project with templates of SwiftGen's.
    static func paths(in root: URL, scripts: [String]) -> Set<String> {
        Set(outputs(in: root, scripts: scripts).filter { $0.isStock && isKnown($0.parser) }.map(\.file.path))
    }

    private static func isKnown(_ parser: String) -> Bool { ["strings", "xcassets", "fonts", "ib"].contains(parser) }

    /// The sources with the paths that they would have.
    var sources: [(path: String, text: String)] {
        Self.outputs(in: module.root, scripts: module.scripts).compactMap { output in
            guard output.isStock, belongs(output.file), let text = source(output) else { return nil }
            return (output.file.path, "// Made from the app's resources; what is written here is lost.\n" + text)
        }
    }

    /// Whether an output that is not there is the module's: the project says so, or its folder has sources of it.
    private func belongs(_ file: URL) -> Bool {
        guard !FileManager.default.fileExists(atPath: file.path) else { return false }
        if module.missingSources.contains(file.path) { return true }
        let root = module.root.standardizedFileURL.path
        var folder = file.deletingLastPathComponent()
        while folder.path.count > root.count, !FileManager.default.fileExists(atPath: folder.path) {
            folder.deleteLastPathComponent()
        }
        guard folder.path.hasPrefix(root + "/") else { return false }
        // Of `App/Generated`, which is not kept, what counts is `App`.
        var places = [folder]
        if folder.deletingLastPathComponent().path.hasPrefix(root + "/") {
            places.append(folder.deletingLastPathComponent())
        }
        return places.contains { place in module.files.contains { $0.path.hasPrefix(place.path + "/") } }
    }

    // MARK: Reading

    static func outputs(in root: URL, scripts: [String]) -> [Output] {
        let root = root.standardizedFileURL
        return SwiftGenFile.names(in: scripts).flatMap { name -> [Output] in
            let file = root.appending(path: name).standardizedFileURL
            guard let text = try? String(contentsOf: file, encoding: .utf8),
                let value = try? YAMLReader.documents(of: text, takesAliases: true).first
            else { return [] }
            return outputs(value, in: file.deletingLastPathComponent())
        }
    }

    private static func outputs(_ value: YAMLNode, in folder: URL) -> [Output] {
        func place(_ path: String, under key: String) -> URL {
            guard !path.hasPrefix("/") else { return URL(fileURLWithPath: path) }
            let base = value[key]?.text.map { folder.appending(path: $0) } ?? folder
            return base.appending(path: path).standardizedFileURL
        }
        return (value.pairs ?? []).flatMap { pair -> [Output] in
            guard let parser = pair.key.text, !["input_dir", "output_dir"].contains(parser) else { return [] }
            return (pair.value.items ?? [pair.value]).flatMap { entry -> [Output] in
                let inputs = ((entry["inputs"] ?? entry["paths"])?.texts ?? []).map { place($0, under: "input_dir") }
                let outputs = entry["outputs"].map { $0.items ?? [$0] } ?? [entry]
                return outputs.compactMap { output in
                    guard let path = output["output"]?.text else { return nil }
                    return Output(
                        parser: parser, inputs: inputs, file: place(path, under: "output_dir"),
                        parameters: output["params"], isStock: output["templatePath"] == nil)
                }
            }
        }
    }

    // MARK: Writing

    private var usesSwiftUI: Bool { SwiftUIUse.isFound(in: module.files) }

    /// The files of an input: itself, or those of the kinds in its folder.
    private static func files(_ inputs: [URL], _ endings: Set<String>) -> [URL] {
        inputs.flatMap { input -> [URL] in
            if endings.contains(input.pathExtension.lowercased()) { return [input] }
            let all = (try? FileManager.default.subpathsOfDirectory(atPath: input.path)) ?? []
            return all.filter { endings.contains(($0 as NSString).pathExtension.lowercased()) }.sorted()
                .map { input.appending(path: $0) }
        }
    }

    private func source(_ output: Output) -> String? {
        let access = output.isSet("publicAccess") ? "public " : "internal "
        let hasSwiftUI = usesSwiftUI
        let bundle =
            output.text("bundle") ?? module.resourceBundle.map { _ in "Foundation.Bundle.module" }
            ?? "Foundation.Bundle.main"
        let head = "import Foundation\nimport UIKit\n" + (hasSwiftUI ? "import SwiftUI\n" : "")
        let text: String?
        switch output.parser {
        case "xcassets":
            let style = AssetInterfaces.Style(
                root: output.text("enumName") ?? "Asset", color: output.text("colorTypeName") ?? "ColorAsset",
                data: output.text("dataTypeName") ?? "DataAsset", image: output.text("imageTypeName") ?? "ImageAsset",
                access: access, bundle: bundle, forcesCatalogs: output.isSet("forceFileNameEnum"),
                hasSwiftUI: hasSwiftUI)
            text = AssetInterfaces(catalogs: Self.files(output.inputs, ["xcassets"]), style: style).source
        case "strings":
            let style = TextInterfaces.Style(
                root: output.text("enumName") ?? "L10n", access: access, bundle: bundle,
                forcesTables: output.isSet("forceFileNameEnum"), lookup: output.text("lookupFunction"))
            text =
                TextInterfaces(
                    files: Self.files(output.inputs, ["strings", "xcstrings"]), language: "en", style: style
                ).source
        case "fonts":
            let style = FontInterfaces.Style(
                root: output.text("enumName") ?? "FontFamily", type: output.text("fontTypeName") ?? "FontConvertible",
                access: access, bundle: bundle, hasSwiftUI: hasSwiftUI)
            text = FontInterfaces(files: Self.files(output.inputs, ["otf", "ttf", "ttc"]), style: style).source
        case "ib":
            text =
                SceneInterfaces(
                    files: Self.files(output.inputs, ["storyboard"]), module: module,
                    root: output.text("enumName") ?? "StoryboardScene", access: access, bundle: bundle
                ).source
        default: return nil
        }
        return text.map { head + $0 }
    }
}
