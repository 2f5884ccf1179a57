/// A view controller as a view of SwiftUI's.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>

    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
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

/// What a representable view controller is given.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public let transaction: Transaction
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
