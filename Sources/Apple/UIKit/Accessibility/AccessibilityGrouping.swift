package import Stage

/// The container that a view is for assistive technology.
@MainActor
package struct AccessibilityGrouping {
    /// A kind that stands around others.
    package var role: AccessibilityElement.Role
    var label = ""
    var isModal = false
    var scroll: AccessibilityElement.Scroll?
    /// The kind of subviews that are rows.
    var rowRole = AccessibilityElement.Role.cell
    /// Whether a row is the chosen one; nil where rows say so themselves.
    package var isChosen: ((UIView) -> Bool)?
    /// Where a subview stands among rows of which not all have a view; nil where it is no row.
    var position: ((UIView) -> AccessibilityElement.Position?)?

    /// Whether the texts of a row are read as one; otherwise its elements stay its own.
    var joinsRows = true

    package init(
        role: AccessibilityElement.Role, label: String = "", isModal: Bool = false,
        scroll: AccessibilityElement.Scroll? = nil, position: ((UIView) -> AccessibilityElement.Position?)? = nil
    ) {
        self.role = role
        self.label = label
        self.isModal = isModal
        self.scroll = scroll
        self.position = position
    }
}
