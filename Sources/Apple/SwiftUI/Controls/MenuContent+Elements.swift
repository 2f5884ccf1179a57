/// Menus as UIKit has them.
extension MenuContent {
    /// Parts of a menu between two lines.
    private struct Run {
        var title = ""
        var section: SectionContent?
        var entries: [MenuEntry] = []
    }

    /// The entries of a menu with what groups them: sections and dividers. Texts are entries that do nothing.
    static func entries(of view: any View, _ environment: EnvironmentValues) -> [MenuEntry] {
        var environment = environment
        environment.isMenu = true
        environment.labelStyle = .titleAndIcon
        let node = reconcile(nil, any: view, Inputs(graph: nil, parent: nil, environment: environment, screen: nil))
        defer { node.dispose() }
        var runs = [Run()]
        for item in node.items {
            if item.element is DividerElement {
                runs.append(Run())
                continue
            }
            if item.traits.section !== runs[runs.count - 1].section {
                runs.append(Run(section: item.traits.section))
            }
            if let entry = item.traits.menuEntry {
                runs[runs.count - 1].entries.append(entry)
                continue
            }
            let words = words(of: [item])
            guard !words.text.isEmpty else { continue }
            switch item.traits.sectionEdge {
            case .header: runs[runs.count - 1].title = words.text
            case .footer: break
            case nil:
                runs[runs.count - 1].entries.append(
                    MenuEntry(title: words.text, image: words.image, isEnabled: false, action: {}))
            }
        }
        runs.removeAll { $0.entries.isEmpty }
        if runs.count == 1, runs[0].title.isEmpty { return runs[0].entries }
        return runs.map { run in
            MenuEntry(title: run.title, isEnabled: true, children: run.entries, isInline: true, action: {})
        }
    }

    /// The parts of a menu, as UIKit has them.
    static func elements(of view: any View, _ environment: EnvironmentValues) -> [UIMenuElement] {
        elements(entries(of: view, environment))
    }

    static func elements(_ entries: [MenuEntry]) -> [UIMenuElement] {
        entries.map { entry in
            if let children = entry.children {
                var options: UIMenu.Options = entry.isInline ? .displayInline : []
                if entry.isPalette { options.insert(.displayAsPalette) }
                return UIMenu(
                    title: entry.title, image: entry.image, options: options, preferredElementSize: entry.elementSize,
                    children: elements(children))
            }
            return UIAction(
                title: entry.title, image: entry.image, attributes: entry.attributes,
                state: entry.isOn == true ? .on : .off
            ) { _ in entry.action() }
        }
    }
}
