/// The actions of a bar that are seldom needed, behind a button with three dots.
struct SecondaryActions: View {
    let views: [any View]

    var body: some View {
        Menu {
            ForEach(views.indices, id: \.self) { AnyView(views[$0]) }
        } label: {
            Image(systemName: "ellipsis.circle")
        }
        .accessibilityLabel("More")
    }

    /// The parts of a bar with one in place of all that are secondary.
    static func gathered(_ parts: [_ToolbarPart]) -> [_ToolbarPart] {
        let secondary = parts.filter(\.placement.isSecondary)
        guard !secondary.isEmpty else { return parts }
        return parts.filter { !$0.placement.isSecondary } + [
            _ToolbarPart(placement: .primaryAction, content: SecondaryActions(views: secondary.map(\.content)))
        ]
    }
}
