import Documents
import Foundation

/// The names of storyboards' scenes, as SwiftGen's template of them has them: `StoryboardScene.Main.detail.instantiate()`.
struct SceneInterfaces {
    let files: [URL]
    let module: ModuleSources
    let root: String
    let access: String
    /// An expression for the bundle.
    let bundle: String

    /// The classes that the module declares, which storyboards may name.
    private var classes: Set<String> {
        var classes: Set<String> = []
        for file in module.files {
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
            for match in text.matches(of: /\bclass\s+(\w+)/) { classes.insert(String(match.1)) }
        }
        return classes
    }

    /// The declarations; nil where there are none.
    var source: String? {
        let interfaces = ResourceInterfaces(resources: [], classes: classes)
        var lines = ["\(access)enum \(root) {"]
        var seen: Set<String> = []
        for file in files {
            let name = file.deletingPathExtension().lastPathComponent
            guard seen.insert(name).inserted, let document = try? InterfaceDocument(contentsOf: file) else { continue }
            let type = GeneratedNames.type(name)
            let controllers = interfaces.controllers(of: document)
            lines.append("    \(access)enum \(type): StoryboardType {")
            lines.append("        \(access)static let storyboardName = \(quoted(name))")
            let initial = document.root["initialViewController"]
            if let first = controllers.first(where: { $0.id == initial }) {
                lines.append(
                    "        \(access)static let initialScene = InitialSceneType<\(first.type)>(storyboard: \(type).self)"
                )
            }
            var members: Set<String> = []
            for controller in controllers {
                guard let identifier = controller.name, !identifier.isEmpty,
                    case let member = GeneratedNames.member(identifier), members.insert(member).inserted
                else { continue }
                lines.append(
                    "        \(access)static let \(member) = SceneType<\(controller.type)>(storyboard: \(type).self, "
                        + "identifier: \(quoted(identifier)))")
            }
            lines.append("    }")
        }
        guard lines.count > 1 else { return nil }
        return (lines + ["}", ""]).joined(separator: "\n") + types
    }

    private var types: String {
        """
        \(access)protocol StoryboardType {
            static var storyboardName: String { get }
        }
        \(access)extension StoryboardType {
            @MainActor static var storyboard: UIStoryboard { UIStoryboard(name: storyboardName, bundle: \(bundle)) }
        }
        \(access)struct SceneType<T: UIViewController>: Sendable {
            \(access)let storyboard: any StoryboardType.Type
            \(access)let identifier: String
            @MainActor \(access)func instantiate() -> T {
                guard let controller = storyboard.storyboard.instantiateViewController(withIdentifier: identifier) as? T else {
                    fatalError("ViewController '\\(identifier)' is not of the expected class \\(T.self).")
                }
                return controller
            }
            @MainActor \(access)func instantiate(creator block: @escaping (NSCoder) -> T?) -> T {
                storyboard.storyboard.instantiateViewController(identifier: identifier, creator: block)
            }
        }
        \(access)struct InitialSceneType<T: UIViewController>: Sendable {
            \(access)let storyboard: any StoryboardType.Type
            @MainActor \(access)func instantiate() -> T {
                guard let controller = storyboard.storyboard.instantiateInitialViewController() as? T else {
                    fatalError("ViewController is not of the expected class \\(T.self).")
                }
                return controller
            }
        }

        """
    }
}
