/// How far content stands off the edges of a screen.
public struct ScenePadding: Equatable, Sendable {
    /// As far as the system's own views do.
    public static let minimum = ScenePadding()
}

extension View {
    /// Stands the view off the edges by as much as the system's views do.
    public func scenePadding(_ edges: Edge.Set = .all) -> some View { modifier(ScenePaddingModifier(edges: edges)) }

    /// Stands the view off the edges by as much as the system's views do.
    public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { scenePadding(edges) }
}

private struct ScenePaddingModifier: ViewModifier {
    let edges: Edge.Set
    @Environment(\.self) private var environment

    func body(content: Content) -> some View {
        // UIKit's margins: 20 points on wide screens, 16 on others.
        let width = environment.screen?.controller?.view.window?.bounds.width ?? 0
        content.padding(edges, width >= 414 ? 20 : 16)
    }
}
