import Documents
import Foundation

/// The names of storyboards, nibs, cells and segues, with the classes that the app gives them.
struct ResourceInterfaces {
    let resources: [AppSources.Resource]
    let classes: Set<String>

    var declarations: [String] {
        var storyboards: [String: String] = [:]
        var nibs: [String: String] = [:]
        var cells: [String: String] = [:]
        var segues: [String: [String: String]] = [:]
        for resource in resources {
            let path = ResourcePath(resource.path)
            guard ["storyboard", "xib"].contains(path.type),
                let document = try? InterfaceDocument(contentsOf: resource.source)
            else { continue }
            let roots =
                document.kind == .xib
                ? document.objects : document.scenes.flatMap { (try? $0.element())?.children ?? [] }
            for root in roots { collect(root, in: document, cells: &cells, segues: &segues) }
            if document.kind == .xib {
                nibs[path.stem] = nibs[path.stem] ?? nib(document)
            } else {
                storyboards[path.stem] = storyboards[path.stem] ?? storyboard(document, path.stem)
            }
        }
        return [
            "enum storyboard {\n" + storyboards.sorted { $0.key < $1.key }.map(\.value).joined() + "}",
            list("nib", nibs), list("reuseIdentifier", cells),
            "enum segue {\n"
                + segues.sorted { $0.key < $1.key }.map { type, all in
                    "    " + list(ResourceName.of(type), all).replacing("\n", with: "\n    ") + "\n"
                }.joined() + "}",
        ]
    }

    private func list(_ name: String, _ values: [String: String]) -> String {
        ResourceNames.list(name, values.keys) { key in values[key]?.replacing("%", with: quoted(key)) }
    }

    // MARK: Storyboards

    /// The controllers of a storyboard's scenes, with their names and classes.
    func controllers(of document: InterfaceDocument) -> [(id: String, name: String?, type: String)] {
        document.scenes.compactMap { scene -> (id: String, name: String?, type: String)? in
            let objects =
                (try? scene.element())?.child(key: "objects")?.children
                ?? (try? scene.element())?.child(named: "objects")?.children ?? []
            guard let controller = objects.first(where: { $0.id == scene.controllerID }) else { return nil }
            return (scene.controllerID, scene.storyboardIdentifier, type(of: controller))
        }
    }

    private func storyboard(_ document: InterfaceDocument, _ name: String) -> String {
        let controllers = controllers(of: document)
        let initial = document.root["initialViewController"]
        let first = controllers.first { $0.id == initial }?.type ?? "UIViewController"
        let named = controllers.filter { $0.name != nil }
        let scenes = ResourceName.table(named.compactMap(\.name)).map { symbol, identifier in
            let type = named.first { $0.name == identifier }?.type ?? "UIViewController"
            return "        let \(symbol) = StoryboardScene<\(type)>(storyboard: \(quoted(name)), "
                + "identifier: \(quoted(identifier)))\n"
        }
        let symbol = ResourceName.of(name)
        guard !symbol.isEmpty else { return "" }
        return "    final class _\(symbol): Storyboard<\(first)> {\n\(scenes.joined())    }\n"
            + "    @MainActor static let \(ResourceName.quoted(symbol)) = _\(symbol)(name: \(quoted(name)))\n"
    }

    // MARK: Nibs

    private func nib(_ document: InterfaceDocument) -> String {
        let view = document.objects.first { $0.name != "placeholder" && $0.name != "customObject" }
        let first = view.map { type(of: $0) } ?? "UIView"
        let identifier = view?["reuseIdentifier"].map { ", identifier: \(quoted($0))" } ?? ""
        return "Nib<\(first), \(identifier.isEmpty ? "Never" : first)>(name: %\(identifier))"
    }

    // MARK: Cells and segues

    private func collect(
        _ element: InterfaceElement, in document: InterfaceDocument, cells: inout [String: String],
        segues: inout [String: [String: String]], of controller: InterfaceElement? = nil
    ) {
        let isController = element.name.hasSuffix("ontroller") && element["sceneMemberID"] == "viewController"
        let controller = isController ? element : controller
        if let identifier = element["reuseIdentifier"], !identifier.isEmpty {
            cells[identifier] = cells[identifier] ?? "ReuseIdentifier<\(type(of: element))>(identifier: %)"
        }
        if element.name == "segue", let identifier = element["identifier"], !identifier.isEmpty, let controller {
            let source = type(of: controller)
            let target = element["destination"].flatMap { id in
                document.scenes.first { $0.controllerID == id }.flatMap { scene in
                    (try? scene.element())?.firstElement { $0.id == id }
                }
            }
            let destination = target.map { type(of: $0) } ?? "UIViewController"
            segues[source, default: [:]][identifier] = "Segue<\(source), \(destination)>(identifier: %)"
        }
        for child in element.children {
            collect(child, in: document, cells: &cells, segues: &segues, of: controller)
        }
    }

    /// The class of the app's that an element names, or UIKit's of its kind.
    private func type(of element: InterfaceElement) -> String {
        if let name = element["customClass"], classes.contains(name) { return name }
        return Self.types[element.name] ?? (element.name.hasSuffix("ontroller") ? "UIViewController" : "UIView")
    }

    private static let types = [
        "tableViewController": "UITableViewController", "collectionViewController": "UICollectionViewController",
        "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
        "splitViewController": "UISplitViewController", "pageViewController": "UIPageViewController",
        "tableViewCell": "UITableViewCell", "collectionViewCell": "UICollectionViewCell",
        "collectionReusableView": "UICollectionReusableView",
    ]
}
