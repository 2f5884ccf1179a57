/// A bar button that shows a view.
final class ToolbarButton: UIBarButtonItem {
    private let hosting: _UIHostingView<AnyView>
    let side: ToolbarEntry.Side

    init(_ view: AnyView, _ environment: EnvironmentValues, side: ToolbarEntry.Side) {
        self.side = side
        hosting = _UIHostingView(rootView: view, environment: environment)
        super.init()
        hosting.tracksIntrinsicSize = true
        customView = hosting
        fit()
        hosting.graph.contentDidChange = { [weak self] in self?.fit() }
    }

    required init?(coder: NSCoder) { nil }

    func update(_ view: AnyView, _ environment: EnvironmentValues) {
        hosting.update(view, environment: environment)
        fit()
    }

    func adopt(_ screen: Screen?) { hosting.screen.controller = screen?.controller }

    /// The bar gives the view its room, which may be less than it wants.
    private func fit() {
        guard let bar = hosting.superview else {
            hosting.bounds.size = hosting.intrinsicContentSize
            return
        }
        if hosting.bounds.size != hosting.intrinsicContentSize { bar.setNeedsLayout() }
    }
}

/// Makes bar buttons of views.
@MainActor
enum ToolbarReader {
    static func entries<V: View>(of view: V, _ inputs: Inputs, _ effect: ScreenEffect) -> [ToolbarEntry] {
        entries(of: [_ToolbarPart(placement: .automatic, content: view)], inputs, effect)
    }

    static func entries(of parts: [_ToolbarPart], _ inputs: Inputs, _ effect: ScreenEffect) -> [ToolbarEntry] {
        var environment = inputs.environment.forScreen
        environment.font = nil
        environment.textStyling = TextStyling()
        environment.buttonStyle = .system(.automatic)
        environment.imageScale = .large
        environment.editMode = inputs.environment.editMode
        var buttons: [ToolbarButton] = []
        var entries: [ToolbarEntry] = []
        for part in SecondaryActions.gathered(parts) {
            for view in separate(part.content) {
                let side = part.placement.side
                if view is Spacer {
                    // Room between buttons is the bar's, and there is none in the bar above.
                    guard side == .bottom || side == .keyboard else { continue }
                    let space = effect.spaces[entries.count] ?? .flexibleSpace()
                    effect.spaces[entries.count] = space
                    entries.append(ToolbarEntry(side: side, button: space))
                    continue
                }
                var environment = environment
                // Bars show the pictures of labels alone.
                if side != .title { environment.labelStyle = .bar }
                if part.placement.isConfirmation { environment.textStyling.weight = .semibold }
                let index = buttons.count
                let shown = AnyView(view)
                if effect.buttons.indices.contains(index), effect.buttons[index].side == part.placement.side {
                    effect.buttons[index].update(shown, environment)
                    buttons.append(effect.buttons[index])
                } else {
                    buttons.append(ToolbarButton(shown, environment, side: part.placement.side))
                }
                buttons[index].adopt(inputs.screen)
                entries.append(ToolbarEntry(side: side, button: buttons[index]))
            }
        }
        effect.buttons = buttons
        return entries
    }

    /// Views that stand beside each other are buttons of their own.
    private static func separate(_ view: any View) -> [any View] {
        (view as? any SeveralViews)?.views.flatMap(separate) ?? (view is EmptyView ? [] : [view])
    }
}

/// A view that is several.
@MainActor
protocol SeveralViews {
    var views: [any View] { get }
}

extension TupleView: SeveralViews {
    var views: [any View] { children }
}
