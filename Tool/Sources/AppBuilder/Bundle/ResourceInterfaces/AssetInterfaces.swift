import Documents
import Foundation

/// The names of pictures, colours and data in catalogs, as SwiftGen's template of them has them.
struct AssetInterfaces {
    /// What the template is told.
    struct Style {
        /// The enumeration around all names.
        var root: String
        var color: String
        var data: String
        var image: String
        var access: String
        /// An expression for the bundle.
        var bundle: String
        /// Whether every catalog has names of its own.
        var forcesCatalogs = false
        /// The names of what a colour and a picture give SwiftUI.
        var hasSwiftUI = true
    }

    let catalogs: [URL]
    let style: Style

    /// The names under the folders that provide a namespace.
    private struct Level {
        var assets: [(name: String, value: String, kind: AssetSet.Kind)] = []
        var levels: [String: Level] = [:]

        var isEmpty: Bool { assets.isEmpty && levels.isEmpty }

        mutating func add(_ value: String, _ kind: AssetSet.Kind, under folders: ArraySlice<Substring>) {
            if folders.count > 1, let folder = folders.first {
                levels[String(folder), default: Level()].add(value, kind, under: folders.dropFirst())
            } else {
                assets.append((folders.last.map(String.init) ?? value, value, kind))
            }
        }
    }

    private static func level(of catalog: URL) -> Level {
        var level = Level()
        let catalog = AssetCatalog(url: catalog)
        for kind in [AssetSet.Kind.color, .data, .image, .symbol] {
            for name in catalog.names(of: kind) { level.add(name, kind, under: name.split(separator: "/")[...]) }
        }
        return level
    }

    /// The declarations; nil where there are none.
    var source: String? {
        let trees = catalogs.map { ($0.deletingPathExtension().lastPathComponent, Self.level(of: $0)) }
        guard trees.contains(where: { !$0.1.isEmpty }) else { return nil }
        var lines = ["\(style.access)enum \(style.root): Sendable {"]
        if trees.count > 1 || style.forcesCatalogs {
            for (name, level) in trees {
                lines.append("    \(style.access)enum \(GeneratedNames.type(name)): Sendable {")
                lines += declarations(level, "        ") + ["    }"]
            }
        } else {
            lines += declarations(trees[0].1, "    ")
        }
        return (lines + ["}", ""]).joined(separator: "\n") + types
    }

    private func declarations(_ level: Level, _ indent: String) -> [String] {
        var lines: [String] = []
        // Two names may come to one, which no compiler takes.
        var seen: Set<String> = []
        for (name, value, kind) in level.assets.sorted(by: { $0.name < $1.name }) {
            let type =
                switch kind {
                case .color: style.color
                case .data: style.data
                default: style.image
                }
            let member = GeneratedNames.member(name)
            guard seen.insert(member).inserted else { continue }
            lines.append("\(indent)\(style.access)static let \(member) = \(type)(name: \(quoted(value)))")
        }
        for (name, inner) in level.levels.sorted(by: { $0.key < $1.key }) {
            lines.append("\(indent)\(style.access)enum \(GeneratedNames.type(name)): Sendable {")
            lines += declarations(inner, indent + "    ") + ["\(indent)}"]
        }
        return lines
    }

    // MARK: Types

    private var types: String {
        let (access, bundle) = (style.access, style.bundle)
        let swiftUI = style.hasSwiftUI
        return """

            \(access)final class \(style.color): @unchecked Sendable {
                \(access)let name: String
                \(access)typealias Color = UIKit.UIColor
                \(access)private(set) lazy var color: Color = {
                    guard let color = Color(named: name, in: \(bundle), compatibleWith: nil) else {
                        fatalError("Unable to load color asset named \\(name).")
                    }
                    return color
                }()
                \(access)func color(compatibleWith traitCollection: UITraitCollection) -> Color {
                    guard let color = Color(named: name, in: \(bundle), compatibleWith: traitCollection) else {
                        fatalError("Unable to load color asset named \\(name).")
                    }
                    return color
                }
            \(swiftUI ? "    \(access)var swiftUIColor: SwiftUI.Color { SwiftUI.Color(asset: self) }" : "")
                fileprivate init(name: String) { self.name = name }
            }
            \(access)extension UIKit.UIColor {
                convenience init?(asset: \(style.color)) { self.init(named: asset.name, in: \(bundle), compatibleWith: nil) }
            }
            \(access)struct \(style.data): Sendable {
                \(access)fileprivate(set) var name: String
                @MainActor \(access)var data: NSDataAsset {
                    guard let data = NSDataAsset(name: name, bundle: \(bundle)) else {
                        fatalError("Unable to load data asset named \\(name).")
                    }
                    return data
                }
            }
            \(access)struct \(style.image): Sendable {
                \(access)fileprivate(set) var name: String
                \(access)typealias Image = UIKit.UIImage
                \(access)var image: Image {
                    guard let image = Image(named: name, in: \(bundle), compatibleWith: nil) else {
                        fatalError("Unable to load image asset named \\(name).")
                    }
                    return image
                }
                \(access)func image(compatibleWith traitCollection: UITraitCollection) -> Image {
                    guard let image = Image(named: name, in: \(bundle), compatibleWith: traitCollection) else {
                        fatalError("Unable to load image asset named \\(name).")
                    }
                    return image
                }
            \(swiftUI ? "    \(access)var swiftUIImage: SwiftUI.Image { SwiftUI.Image(asset: self) }" : "")
            }
            \(access)extension UIKit.UIImage {
                convenience init?(asset: \(style.image)) { self.init(named: asset.name, in: \(bundle), compatibleWith: nil) }
            }

            """ + (swiftUI ? views : "")
    }

    private var views: String {
        """
        \(style.access)extension SwiftUI.Color {
            init(asset: \(style.color)) { self.init(asset.name, bundle: \(style.bundle)) }
        }
        \(style.access)extension SwiftUI.Image {
            init(asset: \(style.image)) { self.init(asset.name, bundle: \(style.bundle)) }
            init(asset: \(style.image), label: SwiftUI.Text) { self.init(asset.name, bundle: \(style.bundle), label: label) }
            init(decorative asset: \(style.image)) { self.init(decorative: asset.name, bundle: \(style.bundle)) }
        }

        """
    }
}
