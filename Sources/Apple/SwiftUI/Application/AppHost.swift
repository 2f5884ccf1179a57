/// Runs a SwiftUI app in UIKit's application.
@MainActor
enum AppHost {
    static func start<A: App>(_ app: A) {
        let adaptor = Mirror(reflecting: app).children.lazy.compactMap { $0.value as? any DelegateAdaptor }.first
        UIApplication.windowContent = { UIHostingController(rootView: AppView(app: app)) }
        _ = UIApplication.run(
            principalClass: nil, delegateClass: adaptor.map { type(of: $0).delegateClass } ?? PlainDelegate.self)
    }
}

/// The delegate of an app that has none of its own.
private final class PlainDelegate: NSObject, UIApplicationDelegate {
    required override init() { super.init() }
}

/// Shows what the scenes of an app show, and keeps the app's state.
private struct AppView<A: App>: View, PrimitiveView {
    var app: A

    func makeNode(_ inputs: Inputs) -> ViewNode<Self> { AppNode(self, inputs) }
}

private final class AppNode<A: App>: ViewNode<AppView<A>>, Invalidatable {
    var isDirty = false
    private var child: Node?
    private var storage = PropertyStorage()

    override func refresh() {
        isDirty = false
        change { storage.install(into: &$0.app, PropertyContext(inputs: inputs, owner: self)) }
        child = reconcile(child, any: view.app.body._windowContent, inputs.onlyChild(of: self))
    }

    override func willDispose() { storage.removeAll() }

    override var items: [Item] { child?.items ?? [] }
    override var childNodes: [Node] { child.map { [$0] } ?? [] }
}
