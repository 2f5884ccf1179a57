/// The commands that a text, a picture or a list takes from menus and keys. Every method is optional.
///
/// ``UIResponder`` has all of them, so that subclasses override what they do.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Moves the selection to the clipboard.
    func cut(_ sender: Any?)
    /// Copies the selection to the clipboard.
    func copy(_ sender: Any?)
    /// Puts what is on the clipboard in the selection's place.
    func paste(_ sender: Any?)
    /// Selects what is at the insertion point.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
    /// Takes the selection away.
    func delete(_ sender: Any?)
    /// Makes the selection bold, or no longer so.
    func toggleBoldface(_ sender: Any?)
    /// Makes the selection italic, or no longer so.
    func toggleItalics(_ sender: Any?)
    /// Underlines the selection, or no longer so.
    func toggleUnderline(_ sender: Any?)
    /// Makes the selection's letters larger.
    func increaseSize(_ sender: Any?)
    /// Makes the selection's letters smaller.
    func decreaseSize(_ sender: Any?)
}

extension UIResponderStandardEditActions {
    public func cut(_ sender: Any?) {}
    public func copy(_ sender: Any?) {}
    public func paste(_ sender: Any?) {}
    public func select(_ sender: Any?) {}
    public func selectAll(_ sender: Any?) {}
    public func delete(_ sender: Any?) {}
    public func toggleBoldface(_ sender: Any?) {}
    public func toggleItalics(_ sender: Any?) {}
    public func toggleUnderline(_ sender: Any?) {}
    public func increaseSize(_ sender: Any?) {}
    public func decreaseSize(_ sender: Any?) {}
}

/// The commands of ``UIResponderStandardEditActions`` by their selectors, in the order of a menu.
package enum StandardEdit: String, CaseIterable {
    case cut = "cut:"
    case copy = "copy:"
    case select = "select:"
    case selectAll = "selectAll:"
    case paste = "paste:"
    case delete = "delete:"
    case toggleBoldface = "toggleBoldface:"
    case toggleItalics = "toggleItalics:"
    case toggleUnderline = "toggleUnderline:"
    case increaseSize = "increaseSize:"
    case decreaseSize = "decreaseSize:"

    package init?(_ selector: Selector) { self.init(rawValue: selector.name) }

    package var selector: Selector { Selector(rawValue) }

    /// Has a responder do it.
    @MainActor
    package func perform(on responder: UIResponder, _ sender: Any?) {
        switch self {
        case .cut: responder.cut(sender)
        case .copy: responder.copy(sender)
        case .select: responder.select(sender)
        case .selectAll: responder.selectAll(sender)
        case .paste: responder.paste(sender)
        case .delete: responder.delete(sender)
        case .toggleBoldface: responder.toggleBoldface(sender)
        case .toggleItalics: responder.toggleItalics(sender)
        case .toggleUnderline: responder.toggleUnderline(sender)
        case .increaseSize: responder.increaseSize(sender)
        case .decreaseSize: responder.decreaseSize(sender)
        }
    }
}
