/// A part of a menu that is made of something else than a button.
struct MenuEntryView: View, PrimitiveView {
    let entry: MenuEntry

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> { MenuEntryViewNode(self, inputs) }
}

private final class MenuEntryViewNode: ViewNode<MenuEntryView> {
    override var items: [Item] {
        var item = Item(Element())
        item.traits.menuEntry = view.entry
        return [item]
    }
}
