public import UniformTypeIdentifiers

/// Takes what is dropped on a view.
public struct _DropModifier: ElementModifier {
    public typealias Body = Never
    /// The identifiers of the types that are taken.
    let types: [String]
    let delegate: any DropDelegate

    func wrap(_ child: Element) -> DropElement { DropElement(child) }

    func update(_ wrapper: DropElement, _ inputs: Inputs) {
        wrapper.target.types = types
        wrapper.target.delegate = delegate
        wrapper.target.isEnabled = inputs.environment.isEnabled
    }
}

/// An element on which things are dropped.
final class DropElement: GroupElement {
    let target = DropTarget()

    init(_ child: Element) {
        super.init(child, group: DropArea())
        group.addInteraction(target.interaction)
    }
}

/// A view that takes drops between the views in it as well.
private final class DropArea: GroupView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if let hit = super.hitTest(point, with: event) { return hit }
        // Touches go on to what is behind.
        guard DropTracker.isLooking, isUserInteractionEnabled, !isHidden, bounds.contains(point) else { return nil }
        return self
    }
}

/// Tells a delegate of drags.
final class DropTarget: NSObject, UIDropInteractionDelegate {
    private(set) lazy var interaction = UIDropInteraction(delegate: self)
    var types: [String] = []
    var delegate: (any DropDelegate)?
    var isEnabled = true
    private var operation = DropOperation.copy
    /// Whether the drag is over the view.
    private var isOver = false

    private func info(_ session: any UIDropSession) -> DropInfo {
        DropInfo(
            location: interaction.view.map(session.location) ?? .zero, providers: session.items.map(\.itemProvider))
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard isEnabled, session.hasItemsConforming(toTypeIdentifiers: types) else { return false }
        return isOver || delegate?.validateDrop(info: info(session)) ?? false
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        isOver = true
        operation = .copy
        delegate?.dropEntered(info: info(session))
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        if let proposal = delegate?.dropUpdated(info: info(session)) { operation = proposal.operation }
        return UIDropProposal(operation: operation.uiKit)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        isOver = false
        delegate?.dropExited(info: info(session))
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        isOver = false
        _ = delegate?.performDrop(info: info(session))
    }
}

extension View {
    /// Takes what is dropped on the view, by a delegate.
    ///
    /// - Parameter supportedContentTypes: The types of which something has to be there.
    public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        modifier(_DropModifier(types: supportedContentTypes.map(\.identifier), delegate: delegate))
    }

    /// Takes what is dropped on the view, and is told where, in the view's coordinates.
    ///
    /// - Parameters:
    ///   - isTargeted: True while a drag is over the view.
    ///   - action: Returns whether it takes what it is given.
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        dropping(of: supportedContentTypes.map(\.identifier), isTargeted, action)
    }

    /// Takes what is dropped on the view.
    ///
    /// - Parameters:
    ///   - isTargeted: True while a drag is over the view.
    ///   - action: Returns whether it takes what it is given.
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        dropping(of: supportedContentTypes.map(\.identifier), isTargeted) { providers, _ in action(providers) }
    }

    /// Takes what is dropped on the view, by a delegate.
    @_disfavoredOverload
    public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        modifier(_DropModifier(types: supportedTypes, delegate: delegate))
    }

    /// Takes what is dropped on the view, and is told where, in the view's coordinates.
    @_disfavoredOverload
    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        dropping(of: supportedTypes, isTargeted, action)
    }

    /// Takes what is dropped on the view.
    @_disfavoredOverload
    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        dropping(of: supportedTypes, isTargeted) { providers, _ in action(providers) }
    }

    private func dropping(
        of types: [String], _ isTargeted: Binding<Bool>?, _ action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View {
        modifier(
            _DropModifier(
                types: types,
                delegate: ClosureDropDelegate(
                    types: types,
                    targeted: { if isTargeted?.wrappedValue != $0 { isTargeted?.wrappedValue = $0 } }, action: action)))
    }

    /// Takes values that are dropped on the view, and is told where, in the view's coordinates.
    ///
    /// - Parameters:
    ///   - action: Called with the values once they are read; returns whether it takes them.
    ///   - isTargeted: Told when a drag comes over the view and when it leaves it.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        let types = T._importedContentTypes.map(\.identifier)
        return modifier(
            _DropModifier(
                types: types,
                delegate: ClosureDropDelegate(types: types, targeted: isTargeted) { providers, location in
                    load(T.self, of: providers) { if !$0.isEmpty { _ = action($0, location) } }
                    return true
                }))
    }
}

/// Reads values of what was dropped, and tells of those that could be read.
@MainActor
func load<T: Transferable>(
    _ type: T.Type, of providers: [NSItemProvider], _ done: @escaping @MainActor ([T]) -> Void
) {
    nonisolated(unsafe) let providers = providers
    Task { @MainActor in
        var items: [T] = []
        for provider in providers {
            nonisolated(unsafe) let provider = provider
            if let item = try? await provider._transfer(T.self) { items.append(item) }
        }
        done(items)
    }
}
