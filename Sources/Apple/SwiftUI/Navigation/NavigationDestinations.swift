/// The destinations of a navigation stack's links, by type of value.
@MainActor
final class NavigationDestinations {
    private struct Entry {
        var make: (AnyHashable) -> AnyView?
        var environment: EnvironmentValues
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    private static let key = ObjectIdentifier(NavigationDestinations.self)

    static func of(_ navigation: UINavigationController) -> NavigationDestinations {
        if let known = navigation.attachments[key] as? NavigationDestinations { return known }
        let new = NavigationDestinations()
        navigation.attachments[key] = new
        return new
    }

    func set(_ owner: AnyObject, _ environment: EnvironmentValues, make: @escaping (AnyHashable) -> AnyView?) {
        entries[ObjectIdentifier(owner)] = Entry(make: make, environment: environment)
    }

    func remove(_ owner: AnyObject) { entries[ObjectIdentifier(owner)] = nil }

    func push(_ value: AnyHashable, from navigation: UINavigationController, animated: Bool = true) {
        for entry in entries.values {
            guard let view = entry.make(value) else { continue }
            let controller = PushedController(rootView: view, environment: entry.environment)
            navigation.pushViewController(controller, animated: animated)
            return
        }
    }
}

/// Registers the destination for links with values of a type.
public struct _NavigationDestinationModifier<D: Hashable, C: View>: NodeModifier {
    public typealias Body = Never
    let destination: (D) -> C

    func makeEffect() -> DestinationEffect { DestinationEffect() }

    func update(_ effect: DestinationEffect, _ inputs: Inputs) {
        let destination = destination
        effect.screen = inputs.screen
        effect.make = { ($0.base as? D).map { AnyView(destination($0)) } }
        effect.environment = inputs.environment.forScreen
        // The controller may not be in its navigation controller yet.
        inputs.graph?.afterUpdate { [weak effect] in effect?.apply() }
        effect.screen?.whenShown(effect) { [weak effect] in effect?.apply() }
    }
}

final class DestinationEffect: ModifierEffect {
    weak var screen: Screen?
    var make: (AnyHashable) -> AnyView? = { _ in nil }
    var environment = EnvironmentValues()
    private weak var registry: NavigationDestinations?

    func apply() {
        guard let navigation = screen?.controller?.navigationController else { return }
        let registry = NavigationDestinations.of(navigation)
        self.registry = registry
        registry.set(self, environment) { [weak self] value in self?.make(value) }
    }

    func end() {
        registry?.remove(self)
        screen?.forget(self)
    }
}

extension View {
    /// Says what the links with values of a type lead to.
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(_NavigationDestinationModifier(destination: destination))
    }
}
