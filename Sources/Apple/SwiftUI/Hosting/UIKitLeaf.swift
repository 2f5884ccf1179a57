/// A view of UIKit's as an element.
struct UIKitLeaf<V: UIView>: View, PrimitiveView {
    let make: () -> V
    let update: (V, EnvironmentValues) -> Void
    var size: (V, ProposedViewSize) -> CGSize = { view, _ in view.intrinsicContentSize }

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> {
        LeafNode(self, inputs, element: UIKitElement(make())) { view, element, inputs in
            let isMirrored = inputs.environment.layoutDirection == .rightToLeft
            element.uiView.semanticContentAttribute = isMirrored ? .forceRightToLeft : .unspecified
            view.update(element.uiView, inputs.environment)
            element.measure = { [size = view.size] in size($0, $1) }
        }
    }
}

/// Shows a view of UIKit's.
final class UIKitElement<V: UIView>: ViewElement {
    let uiView: V
    var measure: (V, ProposedViewSize) -> CGSize = { view, _ in view.intrinsicContentSize }

    init(_ view: V) {
        uiView = view
        super.init()
    }

    override var view: UIView { uiView }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { measure(uiView, proposal) }

    /// SwiftUI lays the view out, so constraints on it are turned off.
    override func frame(for rect: CGRect) -> CGRect { uiView.frame(forAlignmentRect: rect) }
}
