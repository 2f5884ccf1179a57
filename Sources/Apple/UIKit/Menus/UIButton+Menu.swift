extension UIButton {
    /// The menu changed, or whether a tap opens it.
    func menuDidChange() {
        guard menu != nil else {
            (controlMenu as? ControlMenu)?.opensByPress = false
            controlMenu = nil
            return
        }
        let shown = controlMenu as? ControlMenu ?? ControlMenu(control: self) { [unowned self] in menu }
        controlMenu = shown
        shown.opensByPress = !showsMenuAsPrimaryAction
        shown.configure = { [weak self] overlay in
            overlay.chosen = { element, owner in self?.menuElementChosen(element, owner) }
        }
        if let menu, isPopUp {
            if menu.selectedElements.isEmpty { Self.choices(of: menu).first?.menuState = .on }
            showSelection()
        }
        if let menu, shown.isShown { shown.update(menu) }
    }

    /// Whether the button shows which element of its menu is chosen.
    private var isPopUp: Bool { showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction }

    private static func choices(of menu: UIMenu) -> [UIMenuElement] {
        menu.children.flatMap { child -> [UIMenuElement] in
            if let inline = child as? UIMenu {
                return inline.options.contains(.displayInline) ? choices(of: inline) : []
            }
            return child is UIDeferredMenuElement ? [] : [child]
        }
    }

    private func menuElementChosen(_ element: UIMenuElement, _ owner: UIMenu) {
        guard isPopUp, let menu else { return }
        for choice in Self.choices(of: menu) { choice.menuState = choice === element ? .on : .off }
        showSelection()
        selectedElementDidChange?(menu)
    }

    private func showSelection() {
        guard let selected = menu?.selectedElements.first else { return }
        if configuration != nil {
            configuration?.title = selected.title
            if let image = selected.image { configuration?.image = image }
        } else {
            setTitle(selected.title, for: .normal)
        }
        invalidateIntrinsicContentSize()
    }
}
