import Documents
import Foundation

/// The names that R.swift declares for an app's resources: `R.image.icClose()`, `R.string.localizable.hello("you")`.
///
/// R.swift writes them while Xcode builds, into a file that projects name and do not contain.
struct ResourceNames {
    /// As R.swift calls what it writes.
    static let fileName = "R.generated.swift"

    let resources: [AppSources.Resource]
    /// The classes that the module declares, which storyboards and nibs may name.
    let classes: Set<String>

    /// For an app's resources; nil where nothing asks for the names, or the app declares them.
    init?(_ sources: AppSources) {
        var isAsked = false
        var classes: Set<String> = []
        for file in sources.swiftFiles {
            guard let data = try? Data(contentsOf: file) else { continue }
            let text = String(decoding: data, as: UTF8.self)
            if text.firstMatch(of: Self.declaration) != nil { return nil }
            if !isAsked { isAsked = text.firstMatch(of: Self.use) != nil }
            for match in text.matches(of: /\bclass\s+(\w+)/) { classes.insert(String(match.1)) }
        }
        guard isAsked else { return nil }
        resources = sources.ownResources
        self.classes = classes
    }

    init(resources: [AppSources.Resource], classes: Set<String>) {
        self.resources = resources
        self.classes = classes
    }

    private static var declaration: some RegexComponent {
        /\b(struct|enum|class|typealias|let|var)\s+R\b/.wordBoundaryKind(.simple)
    }

    /// A full stop between letters is the end of no word by Unicode's rules, but by Swift's.
    private static var use: some RegexComponent {
        /\bR\.(image|string|color|storyboard|nib|font|file|reuseIdentifier|segue)\b/.wordBoundaryKind(.simple)
    }

    /// The declarations.
    var source: String {
        let interfaces = ResourceInterfaces(resources: resources, classes: classes)
        let parts =
            [images, colors, fonts, files] + ResourceTexts(resources: resources).declarations
            + interfaces.declarations
        return "// Made from the app's resources; what is written here is lost.\n" + ResourceTypes.source
            + "extension R {\n"
            + parts.map { "    " + $0.replacing("\n", with: "\n    ") + "\n" }.joined() + "}\n"
    }

    /// An enumeration with a constant for each name.
    static func list(_ name: String, _ names: some Sequence<String>, _ value: (String) -> String?) -> String {
        let lines = ResourceName.table(names).compactMap { symbol, name in
            value(name).map { "    static let \(symbol) = \($0)\n" }
        }
        return "enum \(name) {\n\(lines.joined())}"
    }

    private func catalogs() -> [AssetCatalog] {
        resources.map(\.source).filter { $0.pathExtension == "xcassets" }.map { AssetCatalog(url: $0) }
    }

    private var images: String {
        let loose = resources.map(\.path).filter { Self.pictures.contains(ResourcePath($0).type) }.map { path in
            // One picture is there in several scales.
            ResourcePath(path).stem.replacing(/@[23]x|~ipad|~iphone/, with: "")
        }
        return Self.list("image", catalogs().flatMap { $0.names(of: .image) } + loose) { "Image(name: \(quoted($0)))" }
    }

    private var colors: String {
        Self.list("color", catalogs().flatMap { $0.names(of: .color) }) { "Color(name: \(quoted($0)))" }
    }

    private var fonts: String {
        let names = resources.filter { ["ttf", "otf"].contains(ResourcePath($0.path).type) }.compactMap { resource in
            FontName.postScript(in: resource.source)
        }
        return Self.list("font", names) { "Font(fontName: \(quoted($0)))" }
    }

    private var files: String {
        let names = resources.map(\.path).filter { !Self.compiled.contains(ResourcePath($0).type) }.map {
            ResourcePath($0).name
        }
        return Self.list("file", names) { name in
            let path = ResourcePath(name)
            return "File(name: \(quoted(path.stem)), pathExtension: \(quoted(path.type)))"
        }
    }

    private static let pictures: Set<String> = ["png", "jpg", "jpeg", "gif", "tiff", "pdf"]
    /// What has names of another kind.
    private static let compiled: Set<String> = [
        "xcassets", "strings", "stringsdict", "xcstrings", "storyboard", "xib", "xcdatamodeld", "xcdatamodel",
        "xcmappingmodel", "lproj",
    ]
}

/// A text as Swift writes it.
func quoted(_ text: String) -> String { String(reflecting: text) }

/// A path in a bundle.
struct ResourcePath {
    let name: String

    init(_ path: String) { name = path.split(separator: "/").last.map(String.init) ?? path }

    var type: String {
        name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]).lowercased() } ?? ""
    }
    var stem: String { name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name }
}

extension AppBuilder {
    /// Writes the names of resources where they are compiled with the app; nil when nothing asks for them.
    func resourceNames() -> URL? {
        let file = cache.appending(path: ResourceNames.fileName)
        guard let text = ResourceNames(sources)?.source else {
            try? FileManager.default.removeItem(at: file)
            return nil
        }
        if (try? String(contentsOf: file, encoding: .utf8)) != text {
            guard (try? text.write(to: file, atomically: true, encoding: .utf8)) != nil else { return nil }
        }
        return file
    }
}
