/// The menus of texts: a row over the selection, and a list where the secondary button is clicked.
extension TextInteractionHost {
    /// Shows the menu for what is selected, or for the caret.
    func showEditMenu() { presentEditMenu(at: nil) }

    /// Shows the menu as a list at a point of the view.
    func showEditList(at point: CGPoint) { presentEditMenu(at: point) }

    func hideEditMenu() { window?.dismissEditMenu() }

    private var selectionRect: CGRect {
        guard let range = selectedTextRange else { return bounds }
        let rects = selectionRects(for: range).map(\.rect).filter { !$0.isEmpty }
        let union = rects.reduce(CGRect.null) { $0.union($1) }
        let rect = union.isNull ? caretRect(for: range.end) : union
        let visible = rect.intersection(bounds)
        return visible.isNull ? bounds : visible
    }

    private func presentEditMenu(at point: CGPoint?) {
        guard let window, isFirstResponder else { return }
        let suggested = EditMenus.suggested(for: self)
        let menu = editMenu(suggested) ?? UIMenu(children: suggested)
        let bar = EditMenuBar(
            menu: menu, target: convert(selectionRect, to: nil), sender: self, responder: self)
        guard !bar.isEmpty else { return }
        let appearing = MenuAnimator(preview: nil)
        willPresentEditMenu(appearing)
        let willEnd: () -> MenuAnimator? = { [weak self] in
            let animator = MenuAnimator(preview: nil)
            self?.willDismissEditMenu(animator)
            return animator
        }
        if let point {
            let overlay = MenuOverlay(
                menu: menu, anchor: .point(convert(point, to: nil)), sender: self, responder: self)
            overlay.willEnd = willEnd
            return overlay.show(in: window, beside: appearing)
        }
        bar.willEnd = willEnd
        bar.leftByTouch = { [weak self] in self?.interaction.menuEnded = $0 }
        bar.chosen = { [weak self] element in
            guard let command = element as? UICommand, let edit = StandardEdit(command.action) else { return }
            // What is selected now can be copied or cut.
            if edit == .select || edit == .selectAll { self?.showEditMenu() }
        }
        bar.show(in: window, beside: appearing)
    }

    private func editMenu(_ suggested: [UIMenuElement]) -> UIMenu? {
        let range = selectedTextRange.map { NSRange(location: $0.start.offset, length: $0.range.length) }
        switch self as UIView {
        case let view as UITextView:
            return view.delegate?.textView(
                view, editMenuForTextIn: range ?? NSRange(), suggestedActions: suggested)
        case let field as UITextField:
            return field.delegate?.textField(
                field, editMenuForCharactersIn: range ?? NSRange(), suggestedActions: suggested)
        default: return nil
        }
    }

    private func willPresentEditMenu(_ animator: MenuAnimator) {
        if let view = self as? UITextView { view.delegate?.textView(view, willPresentEditMenuWith: animator) }
        if let field = self as? UITextField { field.delegate?.textField(field, willPresentEditMenuWith: animator) }
    }

    private func willDismissEditMenu(_ animator: MenuAnimator) {
        if let view = self as? UITextView { view.delegate?.textView(view, willDismissEditMenuWith: animator) }
        if let field = self as? UITextField { field.delegate?.textField(field, willDismissEditMenuWith: animator) }
    }
}
