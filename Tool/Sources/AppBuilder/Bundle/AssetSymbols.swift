import Documents
import Foundation
import XcodeProject

/// The names that Xcode declares for the pictures and colours of an app's catalogs: `UIImage(resource: .noPicture)`,
/// and with a build setting `UIColor.brand`.
struct AssetSymbols {
    let catalogs: [AssetCatalog]
    /// Whether `UIImage` and `UIColor` have the names as well.
    var extendsTypes = false
    /// Whether SwiftUI's `Color` and styles have the names of colours too.
    var extendsViews = false
    /// The bundle that the catalogs are in, as the sources call it.
    var bundle = ".main"

    /// For an app's catalogs; nil where nothing asks for the names.
    init?(_ sources: AppSources) {
        guard (sources.settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] ?? "YES") != "NO" else { return nil }
        let folders = sources.resources.map(\.source).filter { $0.pathExtension == "xcassets" }
        guard !folders.isEmpty else { return nil }
        extendsTypes = sources.settings.isOn("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS")
        guard extendsTypes || Self.isSaid(Self.wanted, in: sources.swiftFiles) else { return nil }
        extendsViews = extendsTypes && Self.isSaid(["import SwiftUI"], in: sources.swiftFiles)
        catalogs = folders.map { AssetCatalog(url: $0) }
    }

    /// For the catalogs of a target of a package or of a framework; nil where nothing asks for the names. What frameworks
    /// bring is in the app's bundle.
    init?(_ module: ModuleSources) {
        let folders = module.resources.map(\.source).filter { $0.pathExtension == "xcassets" }
        guard module.namesAssets, !folders.isEmpty else { return nil }
        extendsTypes = module.extendsAssetTypes
        guard extendsTypes || Self.isSaid(Self.wanted, in: module.files) else { return nil }
        extendsViews = extendsTypes && Self.isSaid(["import SwiftUI"], in: module.files)
        catalogs = folders.map { AssetCatalog(url: $0) }
        if module.resourceBundle != nil { bundle = ".module" }
    }

    private static let wanted = ["(resource:", "ImageResource", "ColorResource", "Image(.", "Color(."]

    private static func isSaid(_ words: [String], in files: [URL]) -> Bool {
        let words = words.map { Data($0.utf8) }
        return files.contains { file in
            guard let text = try? Data(contentsOf: file) else { return false }
            return words.contains { text.firstRange(of: $0) != nil }
        }
    }

    init(catalogs: [AssetCatalog], extendsTypes: Bool, extendsViews: Bool = false) {
        self.catalogs = catalogs
        self.extendsTypes = extendsTypes
        self.extendsViews = extendsViews
    }

    /// The declarations; nil when there is nothing to declare.
    var source: String? {
        let images = tree(of: .image, dropping: "Image")
        let colors = tree(of: .color, dropping: "Color")
        guard !images.isEmpty || !colors.isEmpty else { return nil }
        var lines = [
            "// Made from the asset catalogs; what is written here is lost.", "import Foundation", "import UIKit",
        ]
        if extendsViews { lines.append("import SwiftUI") }
        lines += ["", "extension ImageResource {"] + declarations(images, "ImageResource") + ["}"]
        lines += ["", "extension ColorResource {"] + declarations(colors, "ColorResource") + ["}"]
        if extendsTypes {
            lines += ["", "extension UIImage {"] + shorthands(images, "UIImage", besides: Self.imageNames) + ["}"]
            lines += ["", "extension UIColor {"] + shorthands(colors, "UIColor", besides: Self.colorNames) + ["}"]
        }
        if extendsViews {
            let names = shorthands(colors, "SwiftUI.Color", besides: Self.viewColorNames, label: "")
            lines += ["", "extension SwiftUI.Color {"] + names + ["}"]
            // A protocol's extension has no types, and so no namespaces.
            var flat = colors
            flat.folders = [:]
            let taken = Self.viewColorNames.union(Self.styleNames)
            let styles = shorthands(flat, "SwiftUI.Color", besides: taken, label: "")
            lines += ["", "extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {"] + styles + ["}"]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Names under the folders that provide a namespace.
    private struct Node {
        var assets: [(symbol: String, name: String)] = []
        var folders: [String: Node] = [:]

        var isEmpty: Bool { assets.isEmpty && folders.isEmpty }

        mutating func insert(_ name: String, under folders: ArraySlice<Substring>, dropping ending: String) {
            if let folder = folders.first {
                self.folders[AssetSymbols.typeName(String(folder)), default: Node()]
                    .insert(name, under: folders.dropFirst(), dropping: ending)
            } else {
                let symbol = AssetSymbols.symbol(
                    name.split(separator: "/").last.map(String.init) ?? name, dropping: ending)
                // Of two that come to the same name Xcode takes the first.
                if !symbol.isEmpty, !assets.contains(where: { $0.symbol == symbol }) { assets.append((symbol, name)) }
            }
        }
    }

    private func tree(of kind: AssetSet.Kind, dropping ending: String) -> Node {
        var root = Node()
        for name in Set(catalogs.flatMap { $0.names(of: kind) }).sorted() {
            // Xcode has no name for a colour that nobody has set, such as the accent colour of a new project.
            if kind == .color, !catalogs.contains(where: { $0.hasColor(named: name) }) { continue }
            root.insert(name, under: name.split(separator: "/").dropLast(), dropping: ending)
        }
        return root
    }

    private func declarations(_ node: Node, _ type: String, _ indent: String = "    ") -> [String] {
        var lines = node.assets.map { symbol, name in
            "\(indent)static let \(Self.quoted(symbol)) = \(type)(name: \(String(reflecting: name)), bundle: \(bundle))"
        }
        for (name, folder) in node.folders.sorted(by: { $0.key < $1.key }) {
            lines += ["\(indent)enum \(Self.quoted(name)) {"]
            lines += declarations(folder, type, indent + "    ") + [indent + "}"]
        }
        return lines
    }

    private func shorthands(
        _ node: Node, _ type: String, besides taken: Set<String>, label: String = "resource: ", _ path: String = "",
        _ indent: String = "    "
    ) -> [String] {
        var lines: [String] = []
        for (symbol, _) in node.assets where !path.isEmpty || !taken.contains(symbol) {
            lines.append(
                "\(indent)static var \(Self.quoted(symbol)): \(type) { \(type)(\(label).\(path)\(Self.quoted(symbol))) }"
            )
        }
        for (name, folder) in node.folders.sorted(by: { $0.key < $1.key }) {
            lines += ["\(indent)enum \(Self.quoted(name)) {"]
            lines +=
                shorthands(folder, type, besides: taken, label: label, path + Self.quoted(name) + ".", indent + "    ")
                + [indent + "}"]
        }
        return lines
    }

    // MARK: Names

    /// `no_pic` is `noPic`, `AccentColor` of a colour is `accent`, `2x` is `_2x`.
    static func symbol(_ name: String, dropping ending: String) -> String {
        var words = words(name)
        if words.last == ending, words.count > 1 { words.removeLast() }
        guard let first = words.first else { return "" }
        let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
        return started(lowered(first) + rest.joined())
    }

    static func typeName(_ name: String) -> String {
        started(words(name).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined())
    }

    private static func started(_ name: String) -> String { name.first?.isNumber == true ? "_" + name : name }

    /// The words of a name: runs of letters and digits, split at anything else and before capitals.
    private static func words(_ name: String) -> [String] {
        var words: [String] = []
        var word = ""
        var wasLower = false
        for letter in name.precomposedStringWithCanonicalMapping {
            guard letter.isLetter || letter.isNumber else {
                if !word.isEmpty { words.append(word) }
                (word, wasLower) = ("", false)
                continue
            }
            if letter.isUppercase, wasLower {
                words.append(word)
                word = ""
            }
            word.append(letter)
            wasLower = letter.isLowercase || letter.isNumber
        }
        if !word.isEmpty { words.append(word) }
        return words
    }

    /// `URLIcon` begins with `url`, `Icon` with `icon`, `ABC` is `abc`.
    private static func lowered(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }.count
        guard capitals > 1, capitals < word.count, word.dropFirst(capitals).first?.isLetter == true else {
            return capitals == 1 ? word.prefix(1).lowercased() + word.dropFirst() : word.lowercased()
        }
        return word.prefix(capitals - 1).lowercased() + word.dropFirst(capitals - 1)
    }

    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else",
        "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
        "init",
        "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
        "repeat",
        "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
        "try",
        "typealias", "var", "where", "while",
    ]

    static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    /// Members that the types already have: an asset of that name gets only a resource.
    private static let imageNames: Set<String> = ["add", "remove", "checkmark", "actions", "strokedCheckmark"]
    private static let viewColorNames: Set<String> = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
        "white", "gray", "black", "clear", "primary", "secondary", "accentColor",
    ]
    /// Styles that are no colours.
    private static let styleNames: Set<String> = [
        "tint", "background", "foreground", "selection", "separator", "fill", "link", "placeholder",
    ]
    private static let colorNames: Set<String> = [
        "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta",
        "orange",
        "purple", "brown", "clear", "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "link",
        "placeholderText", "separator", "opaqueSeparator", "tintColor", "tint", "systemBackground",
        "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
        "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "systemFill", "secondarySystemFill",
        "tertiarySystemFill", "quaternarySystemFill", "lightText", "darkText", "systemRed", "systemGreen", "systemBlue",
        "systemOrange", "systemYellow", "systemPink", "systemPurple", "systemTeal", "systemIndigo", "systemBrown",
        "systemMint", "systemCyan", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5",
        "systemGray6",
    ]
}

extension AppBuilder {
    /// Writes the names of assets where they are compiled with the app; nil when there are none.
    func assetSymbols() -> URL? {
        let file = cache.appending(path: "GeneratedAssetSymbols.swift")
        guard let text = AssetSymbols(sources)?.source else {
            try? FileManager.default.removeItem(at: file)
            return nil
        }
        if (try? String(contentsOf: file, encoding: .utf8)) != text {
            guard (try? text.write(to: file, atomically: true, encoding: .utf8)) != nil else { return nil }
        }
        return file
    }
}

extension AssetCatalog {
    fileprivate func hasColor(named name: String) -> Bool {
        set(.color, named: name)?.entries.contains { $0.color != nil } ?? false
    }
}
