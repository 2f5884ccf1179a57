/// A view controller as a view of SwiftUI's.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    /// UIKit's type.
    associatedtype UIViewControllerType: UIViewController
    /// An object that lives as long as the view, for delegates and targets.
    associatedtype Coordinator = Void
    /// The context passed to making and updating.
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Makes UIKit's part, once.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Brings UIKit's part up to date, after it was made and after each change.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Called when UIKit's part is no longer needed. Does nothing by default.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// Makes the coordinator, before UIKit's part.
    func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// The context of a representable view controller.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The view's coordinator.
    public let coordinator: Representable.Coordinator
    /// The change that brought the update about.
    public let transaction: Transaction
    /// The environment of the view.
    public let environment: EnvironmentValues
}

final class UIViewControllerRepresentableNode<V: UIViewControllerRepresentable>: ViewNode<V> {
    private var coordinator: V.Coordinator?
    private var element: RepresentedElement?

    private final class RepresentedElement: ControllerElement {
        let represented: V.UIViewControllerType

        init(_ controller: V.UIViewControllerType) {
            represented = controller
            super.init()
        }

        override var controller: UIViewController { represented }
    }

    private var context: V.Context {
        V.Context(
            coordinator: coordinator ?? view.makeCoordinator(), transaction: .current,
            environment: inputs.environment)
    }

    override func refresh() {
        if coordinator == nil { coordinator = view.makeCoordinator() }
        let element = element ?? RepresentedElement(view.makeUIViewController(context: context))
        element.graph = graph
        element.screen = inputs.screen
        self.element = element
        view.updateUIViewController(element.represented, context: context)
    }

    override func willDispose() {
        guard let element, let coordinator else { return }
        element.dispose()
        V.dismantleUIViewController(element.represented, coordinator: coordinator)
    }

    override var items: [Item] { element.map { [Item($0)] } ?? [] }
}
