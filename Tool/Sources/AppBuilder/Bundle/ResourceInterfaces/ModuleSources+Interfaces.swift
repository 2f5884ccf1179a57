import Foundation
import XcodeProject

extension ModuleSources {
    /// Adds the names that Tuist makes of the module's resources, and what says where they are; and what SwiftGen would
    /// write for it.
    mutating func addResourceInterfaces(in folder: URL) throws(BuildError) {
        let generator = SwiftGenOutputs(module: self)
        for (path, text) in generator.sources {
            // Of two outputs with one name each has a folder.
            let place = folder.appending(path: "SwiftGen/\(StableHash.text(path))")
            try add(text, as: place.appending(path: (path as NSString).lastPathComponent))
        }
        guard let synthesis else { return }
        let text = TuistInterfaces(module: self, synthesis: synthesis).source
        try add(text, as: folder.appending(path: "Derived/TuistResources+\(synthesis.name).swift"))
    }
}

/// The names that Tuist makes of a target's resources: `AppAsset.icon`, `AppStrings.hello`, `AppFontFamily.Inter.bold`.
struct TuistInterfaces {
    let module: ModuleSources
    let synthesis: ResourceSynthesis

    private static let texts: Set<String> = ["strings", "stringsdict", "xcstrings"]
    private static let fonts: Set<String> = ["otf", "ttc", "ttf"]

    private func files(_ endings: Set<String>) -> [URL] {
        module.resources.map(\.source).filter { endings.contains($0.pathExtension.lowercased()) }
    }

    /// Whether the module shows views of SwiftUI's: the library is loaded for those who do.
    private var usesSwiftUI: Bool { SwiftUIUse.isFound(in: module.files) }

    var source: String {
        let name = synthesis.name
        let bundle = "\(name)Resources.bundle"
        let hasSwiftUI = usesSwiftUI
        var parts = [
            "// Made from the target's resources; what is written here is lost.", "import Foundation", "import UIKit",
        ]
        if hasSwiftUI { parts.append("import SwiftUI") }
        // What is linked statically has said it already.
        if synthesis.hasBundle, synthesis.bundle == nil {
            parts.append(
                """
                extension Foundation.Bundle {
                    nonisolated static let module: Foundation.Bundle = Foundation.Bundle.main
                }
                """)
        }
        parts.append(
            """
            public class \(name)Resources: NSObject {
                nonisolated public class var bundle: Foundation.Bundle {
                    \(synthesis.bundle.map(Self.bundle) ?? "Foundation.Bundle.main")
                }
            }
            """)
        if synthesis.kinds.contains(.assets) {
            let style = AssetInterfaces.Style(
                root: name + "Asset", color: name + "Colors", data: name + "Data", image: name + "Images",
                access: "public ", bundle: bundle, hasSwiftUI: hasSwiftUI)
            parts += [AssetInterfaces(catalogs: files(["xcassets"]), style: style).source].compactMap(\.self)
        }
        if synthesis.kinds.contains(.strings) {
            let style = TextInterfaces.Style(root: name + "Strings", access: "public ", bundle: bundle)
            parts += [TextInterfaces(files: files(Self.texts), language: "en", style: style).source].compactMap(\.self)
        }
        if synthesis.kinds.contains(.fonts) {
            let style = FontInterfaces.Style(
                root: name + "FontFamily", type: name + "FontConvertible", access: "public ", bundle: bundle,
                hasSwiftUI: hasSwiftUI)
            parts += [FontInterfaces(files: files(Self.fonts), style: style).source].compactMap(\.self)
        }
        return parts.joined(separator: "\n") + "\n"
    }

    private static func bundle(_ name: String) -> String {
        "Foundation.Bundle(path: Foundation.Bundle.main.bundlePath + \"/\(name)\") ?? Foundation.Bundle.main"
    }
}
