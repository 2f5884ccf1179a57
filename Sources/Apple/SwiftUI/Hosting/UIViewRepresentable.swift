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
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
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
            return self.view.sizeThatFits(proposal, uiView: uiView, context: self.context)
                ?? uiView.representedSize(proposal)
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
