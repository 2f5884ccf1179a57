/// Lets a person drag a view by holding it.
public struct _DragModifier: ElementModifier {
    public typealias Body = Never
    let provider: () -> NSItemProvider?
    let preview: (any View)?

    func wrap(_ child: Element) -> DragElement { DragElement(child) }

    func update(_ wrapper: DragElement, _ inputs: Inputs) {
        wrapper.source.provider = provider
        wrapper.source.interaction.isEnabled = inputs.environment.isEnabled
        let environment = inputs.environment.forScreen
        wrapper.source.interaction.preview = preview.map { view in
            {
                let host = _UIHostingView(rootView: AnyView(view), environment: environment)
                host.frame = CGRect(origin: .zero, size: host.contentSize(.unspecified))
                host.backgroundColor = .clear
                host.layoutIfNeeded()
                return host
            }
        }
    }
}

/// An element that is dragged.
final class DragElement: GroupElement {
    let source = DragSource()

    init(_ child: Element) {
        super.init(child)
        group.addInteraction(source.interaction)
    }
}

/// Gives what is dragged.
final class DragSource: NSObject, UIDragInteractionDelegate {
    private(set) lazy var interaction = UIDragInteraction(delegate: self)
    var provider: () -> NSItemProvider? = { nil }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        provider().map { [UIDragItem(itemProvider: $0)] } ?? []
    }
}

extension View {
    /// Lets a person drag the view by holding it, with what `data` gives.
    public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(_DragModifier(provider: data, preview: nil))
    }

    /// Lets a person drag the view by holding it, with what `data` gives; another view follows the finger.
    public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(_DragModifier(provider: data, preview: preview()))
    }

    /// Lets a person drag a value by holding the view.
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        modifier(_DragModifier(provider: { provider(of: payload()) }, preview: nil))
    }

    /// Lets a person drag a value by holding the view; another view follows the finger.
    public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(_DragModifier(provider: { provider(of: payload()) }, preview: preview()))
    }
}

/// Something that gives a value in its forms.
private func provider<T: Transferable>(of value: T) -> NSItemProvider {
    let provider = NSItemProvider()
    provider._register(value)
    return provider
}
