/// Where a popover points.
public enum PopoverAttachmentAnchor {
    /// At a rectangle of the view, or at a point of it.
    case rect(Anchor<CGRect>.Source), point(UnitPoint)
}

/// Shows a view in a bubble, or as a sheet where there is little room.
private struct PopoverModifier<Popover: View>: ViewModifier {
    let shown: (id: AnyHashable, content: () -> Popover)?
    let ended: () -> Void
    let anchor: PopoverAttachmentAnchor
    let edge: Edge?
    @State private var source = PopoverSource()
    @Environment(\.self) private var environment

    func body(content: Content) -> some View {
        let environment = environment.forScreen
        content.modifier(_GroupEffect(apply: { [source] in source.view = $0 })).modifier(
            _PresentationModifier(
                shown: shown.map { shown in
                    (
                        shown.id, { make(AnyView(shown.content()), environment) },
                        { ($0 as? SheetController)?.update(AnyView(shown.content()), environment: environment) }
                    )
                }, dismissed: ended, onDismiss: nil))
    }

    private func make(_ view: AnyView, _ environment: EnvironmentValues) -> UIViewController {
        let controller = SheetController(rootView: view, environment: environment)
        controller.modalPresentationStyle = .popover
        let ideal = controller.sizeThatFits(in: UIView.layoutFittingExpandedSize)
        controller.preferredContentSize = CGSize(width: min(ideal.width, 360), height: min(ideal.height, 600))
        guard let popover = controller.popoverPresentationController else { return controller }
        popover.sourceView = source.view
        switch anchor {
        // The whole view may change its size meanwhile.
        case .rect(.bounds): break
        case .rect(let rect):
            popover.sourceRect = rect.place(CGRect(origin: .zero, size: source.view?.bounds.size ?? .zero))
        case .point(let point):
            let size = source.view?.bounds.size ?? .zero
            popover.sourceRect = CGRect(x: point.x * size.width, y: point.y * size.height, width: 0, height: 0)
        }
        if let edge {
            popover.permittedArrowDirections =
                switch edge {
                case .top: .up
                case .bottom: .down
                case .leading: .left
                case .trailing: .right
                }
        }
        source.adaptation = controller.ownScreen.adaptation
        popover.delegate = source
        return controller
    }
}

/// The view that a popover points at, and how it is shown where there is little room.
@MainActor
private final class PopoverSource: NSObject, UIPopoverPresentationControllerDelegate {
    weak var view: UIView?
    var adaptation: PresentationAdaptation?

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        switch adaptation?.kind {
        case .popover?, .some(.none): .none
        case .fullScreenCover?: .fullScreen
        case .automatic?, .sheet?, nil: .automatic
        }
    }
}

extension View {
    /// Shows a view in a bubble at this one while a value is true; as a sheet where there is little room.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            PopoverModifier(
                shown: isPresented.wrappedValue ? (AnyHashable(0), content) : nil,
                ended: { if isPresented.wrappedValue { isPresented.wrappedValue = false } }, anchor: attachmentAnchor,
                edge: arrowEdge))
    }

    /// Shows a view in a bubble at this one while there is an item; as a sheet where there is little room.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            PopoverModifier(
                shown: item.wrappedValue.map { item in (AnyHashable(item.id), { content(item) }) },
                ended: { if item.wrappedValue != nil { item.wrappedValue = nil } }, anchor: attachmentAnchor,
                edge: arrowEdge))
    }
}
