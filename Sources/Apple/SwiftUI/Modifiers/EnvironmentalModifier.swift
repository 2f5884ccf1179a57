/// A modifier that becomes another one by the environment of where it is.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
    /// The modifier that it becomes.
    associatedtype ResolvedModifier: ViewModifier
    /// Returns the modifier for an environment.
    func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

/// The node of a view whose modifier follows the environment.
final class EnvironmentalNode<Content: View, Modifier: EnvironmentalModifier>: ViewNode<
    ModifiedContent<Content, Modifier>
>
{
    private var child: Node?

    override func refresh() {
        let modifier = view.modifier.resolve(in: inputs.environment)
        child = reconcile(child, view.content.modifier(modifier), inputs.onlyChild(of: self))
    }

    override var items: [Item] { child?.items ?? [] }
    override var childNodes: [Node] { child.map { [$0] } ?? [] }
}
