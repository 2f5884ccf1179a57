/// A view of UIKit's as one of SwiftUI's.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    /// UIKit's type.
    associatedtype UIViewType: UIView
    /// An object that lives as long as the view, for delegates and targets.
    associatedtype Coordinator = Void
    /// The context passed to making and updating.
    typealias Context = UIViewRepresentableContext<Self>

    /// Makes UIKit's part, once.
    func makeUIView(context: Context) -> UIViewType
    /// Brings UIKit's part up to date, after it was made and after each change.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Called when UIKit's part is no longer needed. Does nothing by default.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Makes the coordinator, before UIKit's part.
    func makeCoordinator() -> Coordinator
    /// Nil for a size by the view's intrinsic one.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
    /// Changes the size that the view would take, as it was done before iOS 16.
    func _overrideSizeThatFits(_ size: inout CGSize, in proposedSize: _ProposedSize, uiView: UIViewType)
}

/// How much room there is, as it was told before iOS 16.
public struct _ProposedSize {
    /// In points; nil for as much as the view likes.
    public var width: CGFloat?
    /// In points; nil for as much as the view likes.
    public var height: CGFloat?
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
    public func _overrideSizeThatFits(_ size: inout CGSize, in proposedSize: _ProposedSize, uiView: UIViewType) {}
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// The context of a representable view.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The view's coordinator.
    public let coordinator: Representable.Coordinator
    /// The change that brought the update about.
    public let transaction: Transaction
    /// The environment of the view.
    public let environment: EnvironmentValues
}

final class UIViewRepresentableNode<V: UIViewRepresentable>: ViewNode<V> {
    private var coordinator: V.Coordinator?
    private var element: UIKitElement<V.UIViewType>?

    private var context: V.Context {
        V.Context(
            coordinator: coordinator ?? view.makeCoordinator(), transaction: .current,
            environment: inputs.environment)
    }

    override func refresh() {
        if coordinator == nil { coordinator = view.makeCoordinator() }
        let element = element ?? UIKitElement(view.makeUIView(context: context))
        element.graph = graph
        self.element = element
        view.updateUIView(element.uiView, context: context)
        element.measure = { [weak self] uiView, proposal in
            guard let self else { return .zero }
            if let size = self.view.sizeThatFits(proposal, uiView: uiView, context: self.context) { return size }
            var size = uiView.representedSize(proposal)
            let room = _ProposedSize(width: proposal.width, height: proposal.height)
            self.view._overrideSizeThatFits(&size, in: room, uiView: uiView)
            return size
        }
    }

    override func willDispose() {
        guard let element, let coordinator else { return }
        V.dismantleUIView(element.uiView, coordinator: coordinator)
    }

    override var items: [Item] { element.map { [Item($0)] } ?? [] }
}

extension UIView {
    /// The intrinsic size, stretched where the view does not hug it and squeezed where it does not resist.
    func representedSize(_ proposal: ProposedViewSize) -> CGSize {
        let own = intrinsicContentSize
        func length(_ axis: Axis) -> CGFloat {
            let uiAxis: NSLayoutConstraint.Axis = axis == .horizontal ? .horizontal : .vertical
            guard own[axis] != UIView.noIntrinsicMetric else { return proposal[axis] ?? 10 }
            guard let offered = proposal[axis] else { return own[axis] }
            if offered > own[axis] {
                return contentHuggingPriority(for: uiAxis) >= .defaultHigh ? own[axis] : offered
            }
            return contentCompressionResistancePriority(for: uiAxis) >= .defaultHigh ? own[axis] : offered
        }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }
}
