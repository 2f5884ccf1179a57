/// An element of layout, and what is said of it to those around it.
@MainActor
struct Item {
    var element: Element
    var traits = Traits()

    init(_ element: Element) { self.element = element }

    /// A spacer without a priority of its own comes after all that have content.
    var layoutPriority: Double {
        element.isSpacer && traits.layoutPriority == 0 ? -.infinity : traits.layoutPriority
    }

    /// Where the view with an identity is, which may be this one.
    func locate(_ id: AnyHashable, _ rect: CGRect, _ proposal: ProposedViewSize) -> CGRect? {
        if traits.identities.contains(id) || traits.implicitTag == id { return rect }
        return element.locate(id, rect, proposal)
    }
}
