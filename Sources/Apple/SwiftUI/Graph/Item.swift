/// An element of layout, and what is said of it to those around it.
@MainActor
struct Item {
    var element: Element
    var traits = Traits()

    init(_ element: Element) { self.element = element }
}
