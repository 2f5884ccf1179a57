/// Changes menus while they are built. Menus that are not there are left alone.
@preconcurrency @MainActor
public protocol UIMenuBuilder {
    /// The system whose menu is being built: the app's own, or that of what was pressed.
    var system: UIMenuSystem { get }
    /// The menu with an identifier, as it is by now; nil if there is none.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    /// The action with an identifier; nil if there is none.
    func action(for identifier: UIAction.Identifier) -> UIAction?
    /// The command with an action and a property list; nil if there is none.
    func command(for action: Selector, propertyList: Any?) -> UICommand?
    /// Puts another menu in a menu's place.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    /// Puts others in the place of what is in a menu.
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
    /// Puts a menu before another.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    /// Puts a menu behind another.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    /// Puts a menu into another, as its first.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Puts a menu into another, as its last.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    /// Takes a menu away.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// Who keeps menus: one system has the app's, whose key commands work everywhere, and one those of what is pressed.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
    /// The system of the app's menu. A phone shows no bar of menus; its key commands work.
    public static let main = UIMenuSystem()
    /// The system of menus for what is pressed, which are built each time.
    public static let context = UIMenuSystem()

    private var built: [UIKeyCommand]?

    /// Has the menus built anew before they are used next.
    open func setNeedsRebuild() { built = nil }
    /// Has the commands validated anew. They always are, before they are shown or performed.
    open func setNeedsRevalidate() {}

    /// The key commands of the app's menu, as `responder` and those that follow it build it.
    func keyCommands(_ responder: UIResponder) -> [UIKeyCommand] {
        if let built { return built }
        let tree = MenuTree(self, MenuTree.main)
        responder.buildMenu(with: tree)
        let commands = Self.keyCommands(in: tree.root)
        built = commands
        return commands
    }

    private static func keyCommands(in menu: UIMenu) -> [UIKeyCommand] {
        menu.children.flatMap { child -> [UIKeyCommand] in
            switch child {
            case let menu as UIMenu: keyCommands(in: menu)
            case let command as UIKeyCommand: [command]
            default: []
            }
        }
    }
}

/// Menus that are being changed.
@MainActor
final class MenuTree: UIMenuBuilder {
    let system: UIMenuSystem
    private(set) var root: UIMenu

    init(_ system: UIMenuSystem, _ root: UIMenu) {
        (self.system, self.root) = (system, root)
    }

    /// The menus that an app's own has before it is changed, without commands.
    static var main: UIMenu {
        let names: [UIMenu.Identifier] = [.application, .file, .edit, .format, .view, .window, .help]
        return UIMenu(
            identifier: .root,
            children: names.map { name in
                let parts: [UIMenu.Identifier] = name == .edit ? [.undoRedo, .standardEdit, .find] : []
                return UIMenu(
                    identifier: name,
                    children: parts.map { UIMenu(identifier: $0, options: .displayInline) })
            })
    }

    func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
        first { ($0 as? UIMenu)?.identifier == identifier } as? UIMenu
    }

    func action(for identifier: UIAction.Identifier) -> UIAction? {
        first { ($0 as? UIAction)?.identifier == identifier } as? UIAction
    }

    func command(for action: Selector, propertyList: Any?) -> UICommand? {
        first { element in
            guard let command = element as? UICommand, command.action == action else { return false }
            return (command.propertyList as? AnyHashable) == (propertyList as? AnyHashable)
        } as? UICommand
    }

    private func first(where matches: (UIMenuElement) -> Bool) -> UIMenuElement? {
        func search(_ element: UIMenuElement) -> UIMenuElement? {
            if matches(element) { return element }
            for child in (element as? UIMenu)?.children ?? [] {
                if let found = search(child) { return found }
            }
            return nil
        }
        return search(root)
    }

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        if replacedIdentifier == root.identifier { return root = replacementMenu }
        edit(replacedIdentifier) { _ in [replacementMenu] }
    }

    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    ) {
        if parentIdentifier == root.identifier { return root = root.replacingChildren(childrenBlock(root.children)) }
        edit(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
    }

    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        edit(siblingIdentifier) { [siblingMenu, $0] }
    }

    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        edit(siblingIdentifier) { [$0, siblingMenu] }
    }

    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
    }

    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
    }

    func remove(menu removedIdentifier: UIMenu.Identifier) {
        edit(removedIdentifier) { _ in [] }
    }

    /// Puts what `change` makes of a menu in its place.
    private func edit(_ identifier: UIMenu.Identifier, _ change: (UIMenu) -> [UIMenuElement]) {
        func changed(_ menu: UIMenu) -> UIMenu {
            var isChanged = false
            let children = menu.children.flatMap { child -> [UIMenuElement] in
                guard let inner = child as? UIMenu else { return [child] }
                if inner.identifier == identifier {
                    isChanged = true
                    return change(inner)
                }
                let new = changed(inner)
                if new !== inner { isChanged = true }
                return [new]
            }
            return isChanged ? menu.replacingChildren(children) : menu
        }
        root = changed(root)
    }
}
