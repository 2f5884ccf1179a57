/// What a menu for the rows of a list shows.
struct SelectionMenu {
    let menu: (Set<AnyHashable>) -> (any View)?
    let primaryAction: ((Set<AnyHashable>) -> Void)?
}

private struct SelectionMenuKey: EnvironmentKey { static var defaultValue: SelectionMenu? { nil } }

extension EnvironmentValues {
    /// The menu for the rows of lists in the view.
    var selectionMenu: SelectionMenu? {
        get { self[SelectionMenuKey.self] }
        set { self[SelectionMenuKey.self] = newValue }
    }
}

extension View {
    /// Shows a menu when a row of a list in the view is held, for what is chosen of a type.
    ///
    /// - Parameters:
    ///   - menu: Told of the row's value, or of all that are chosen if the row is one of them.
    ///   - primaryAction: Done when a row is tapped.
    public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        func items(_ tags: Set<AnyHashable>) -> Set<I>? {
            let items = Set(tags.compactMap { $0.base as? I })
            return items.count == tags.count ? items : nil
        }
        return environment(
            \.selectionMenu,
            SelectionMenu(
                menu: { items($0).map(menu) },
                primaryAction: primaryAction.map { action in { tags in if let items = items(tags) { action(items) } } })
        )
    }
}

extension ListSource {
    /// What a menu of a row is for.
    private func menuTags(_ tag: AnyHashable) -> Set<AnyHashable> {
        guard let choice, choice.chosen.contains(tag) else { return [tag] }
        return choice.chosen
    }

    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard choice != nil, let tag = item(indexPath)?.traits.selectionTag,
            let content = environment.selectionMenu?.menu(menuTags(tag))
        else { return nil }
        let children = MenuContent.elements(of: content, environment)
        guard !children.isEmpty else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(children: children) }
    }

    /// Does what a tap on a row does; whether something was to be done.
    func performPrimaryAction(_ item: Item) -> Bool {
        guard choice != nil, let tag = item.traits.selectionTag, let action = environment.selectionMenu?.primaryAction
        else { return false }
        action(menuTags(tag))
        return true
    }
}
