/// What menus for editing suggest.
@MainActor
enum EditMenus {
    /// The menus for a responder, once it and those that follow it have changed them.
    static func suggested(for responder: UIResponder) -> [UIMenuElement] {
        let commands = StandardEdit.allCases.compactMap { edit in
            EditMenuTexts.title(of: edit).map { UICommand(title: $0, action: edit.selector) }
        }
        var menus: [UIMenuElement] = [
            UIMenu(identifier: .standardEdit, options: .displayInline, children: commands)
        ]
        let items = UIMenuController.shared.menuItems ?? []
        if !items.isEmpty {
            menus.append(
                UIMenu(options: .displayInline, children: items.map { UICommand(title: $0.title, action: $0.action) }))
        }
        let tree = MenuTree(.context, UIMenu(identifier: .root, children: menus))
        responder.buildMenu(with: tree)
        return tree.root.children
    }

    /// What is shown of a menu: inline menus as their elements, and commands that somebody would perform.
    static func elements(of menu: UIMenu, for responder: UIResponder?) -> [UIMenuElement] {
        menu.children.flatMap { child -> [UIMenuElement] in
            if !child.menuAttributes.isDisjoint(with: [.hidden, .disabled]) { return [] }
            switch child {
            case let command as UICommand: return canPerform(command, responder) ? [command] : []
            case let menu as UIMenu:
                let inner = elements(of: menu, for: responder)
                if menu.options.contains(.displayInline) { return inner }
                return inner.isEmpty ? [] : [menu]
            default: return [child]
            }
        }
    }

    private static func canPerform(_ command: UICommand, _ responder: UIResponder?) -> Bool {
        guard let target = command.target(from: responder) else { return false }
        // Texts paste what is on the clipboard, and only then.
        if StandardEdit(command.action) == .paste, target is any TextInteractionHost {
            return App.services.clipboard.hasText
        }
        return true
    }
}

/// What a window shows of menus for editing.
extension UIWindow {
    /// Sends the menu for editing away, if there is one.
    func dismissEditMenu() { EditMenuBar.of(self)?.dismiss(animated: true) }
}
