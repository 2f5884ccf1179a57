/// How a view stands in a tab bar.
struct TabItem {
    var title: String
    var image: UIImage?
    /// The screen that the view is, as a tab.
    weak var screen: Screen?
}

/// A view with its look in a tab bar.
public struct TabItemView<Content: View, Label: View>: View, PrimitiveView {
    let content: Content
    let label: Label

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> { TabItemNode(self, inputs) }
}

private final class TabItemNode<Content: View, Label: View>: ViewNode<TabItemView<Content, Label>> {
    private let screen = Screen()
    private var child: Node?
    private var item: TabItem?

    override func refresh() {
        var below = inputs.child(of: self)
        if inputs.environment.isInTabs {
            // Symbols are filled in a tab bar.
            var environment = inputs.environment
            environment.fillsSymbols = true
            let words = MenuContent.words(of: view.label, environment)
            item = TabItem(title: words.text, image: words.image, screen: screen)
            below.screen = screen
            below.environment.screen = screen
            below.environment.isInTabs = false
            below.environment.splitColumn = nil
        } else {
            item = nil
        }
        child = reconcile(child, view.content, below)
    }

    override var items: [Item] {
        (child?.items ?? []).map {
            var copy = $0
            copy.traits.tabItem = item
            return copy
        }
    }

    override var childNodes: [Node] { child.map { [$0] } ?? [] }
}

private struct TabsKey: EnvironmentKey { static let defaultValue = false }
private struct FilledSymbolsKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether the view is one of a tab view.
    var isInTabs: Bool {
        get { self[TabsKey.self] }
        set { self[TabsKey.self] = newValue }
    }
    /// Whether symbols are shown filled where they can be.
    var fillsSymbols: Bool {
        get { self[FilledSymbolsKey.self] }
        set { self[FilledSymbolsKey.self] = newValue }
    }
}

extension View {
    /// Sets the title and the picture of the view in a tab bar: a text, an image or a label.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        TabItemView(content: self, label: label())
    }
}
