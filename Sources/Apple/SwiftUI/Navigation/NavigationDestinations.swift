/// The screens that the values in a navigation controller lead to.
@MainActor
final class NavigationDestinations {
    private struct Entry {
        var make: (AnyHashable) -> AnyView?
        var environment: EnvironmentValues
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The app's values of the screens; nil if it leaves them to the stack.
    var path: StackPath?
    /// The screen below those of the path; nil for the first.
    weak var base: UIViewController?
    private weak var navigation: UINavigationController?
    /// Whether the screens have been shown once: those that are there from the start do not move in.
    private var hasFollowed = false

    private static let key = ObjectIdentifier(NavigationDestinations.self)

    static func of(_ navigation: UINavigationController) -> NavigationDestinations {
        if let known = navigation.attachments[key] as? NavigationDestinations { return known }
        let new = NavigationDestinations()
        new.navigation = navigation
        navigation.attachments[key] = new
        return new
    }

    func set(_ owner: AnyObject, _ environment: EnvironmentValues, make: @escaping (AnyHashable) -> AnyView?) {
        let isNew = entries[ObjectIdentifier(owner)] == nil
        entries[ObjectIdentifier(owner)] = Entry(make: make, environment: environment)
        guard let navigation else { return }
        for case let shown as PushedController in navigation.viewControllers {
            guard let value = shown.value, let view = make(value) else { continue }
            shown.update(view, environment: environment)
        }
        // A screen may tell what the next value leads to.
        if isNew { followPath(in: navigation) }
    }

    func remove(_ owner: AnyObject) { entries[ObjectIdentifier(owner)] = nil }

    private func makeScreen(_ value: AnyHashable) -> PushedController? {
        for entry in entries.values {
            guard let view = entry.make(value) else { continue }
            let controller = PushedController(rootView: view, environment: entry.environment)
            controller.value = value
            controller.didPop = { [weak self] in self?.didPop() }
            return controller
        }
        return nil
    }

    /// Shows the screen that a value leads to.
    func push(_ value: AnyHashable, from navigation: UINavigationController, animated: Bool = true) {
        if let path {
            path.append(value)
            return
        }
        if let controller = makeScreen(value) { navigation.pushViewController(controller, animated: animated) }
    }

    /// What a value leads to, and the environment of it; nil if nothing was said of its type.
    func view(for value: AnyHashable) -> (AnyView, EnvironmentValues)? {
        entries.values.lazy.compactMap { entry in entry.make(value).map { ($0, entry.environment) } }.first
    }

    // MARK: The app's path

    /// Brings the screens to the values that the app has.
    func followPath(in navigation: UINavigationController) {
        guard let path else { return }
        var screens = navigation.viewControllers
        // Screens that no value stands for belong to the one below them.
        var kept = (base.flatMap { base in screens.firstIndex { $0 === base } } ?? 0) + 1
        var matched = 0
        while kept < screens.count, matched < path.values.count {
            if let value = (screens[kept] as? PushedController)?.value {
                guard value == path.values[matched] else { break }
                matched += 1
            }
            kept += 1
        }
        guard kept <= screens.count else { return }
        let isLonger = screens.dropFirst(kept).contains { ($0 as? PushedController)?.value != nil }
        if matched < path.values.count || isLonger { screens = Array(screens.prefix(kept)) }
        var isOther = screens.count != navigation.viewControllers.count
        for value in path.values.dropFirst(matched) {
            guard let screen = makeScreen(value) else { break }
            screens.append(screen)
            isOther = true
        }
        let isAnimated = hasFollowed && navigation.viewIfLoaded?.window != nil
        hasFollowed = true
        guard isOther else { return }
        isFollowing = true
        navigation.setViewControllers(screens, animated: isAnimated)
        isFollowing = false
    }

    private var isFollowing = false

    /// A person went back.
    private func didPop() {
        guard !isFollowing, let path, let navigation else { return }
        let shown = navigation.viewControllers.count { ($0 as? PushedController)?.value != nil }
        let extra = path.values.count - shown
        guard extra > 0 else { return }
        self.path?.values.removeLast(extra)
        path.cut(extra)
    }
}

/// Says what the values of a type lead to.
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

/// A registration with the screen's navigation controller.
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

/// Shows a screen over this one while a value is there.
public struct _NavigationPushModifier: NodeModifier {
    public typealias Body = Never
    let id: AnyHashable?
    let make: () -> AnyView
    let dismissed: () -> Void

    func makeEffect() -> PushEffect { PushEffect() }

    func update(_ effect: PushEffect, _ inputs: Inputs) {
        effect.screen = inputs.screen
        effect.wanted = id
        effect.make = make
        effect.dismissed = dismissed
        effect.environment = inputs.environment.forScreen
        inputs.graph?.afterUpdate { [weak effect] in effect?.apply() }
        effect.screen?.whenShown(effect) { [weak effect] in effect?.apply() }
    }
}

/// The screen that a condition has pushed.
final class PushEffect: ModifierEffect {
    weak var screen: Screen?
    var wanted: AnyHashable?
    var make: () -> AnyView = { AnyView(EmptyView()) }
    var dismissed: () -> Void = {}
    var environment = EnvironmentValues()
    private weak var shown: PushedController?
    private var shownID: AnyHashable?

    func apply() {
        guard let controller = screen?.controller, let navigation = controller.navigationController else { return }
        if let shown {
            // A person is on the way back, of which the app hears when that has ended.
            guard navigation.viewControllers.contains(where: { $0 === shown }) else { return }
            guard wanted != shownID else {
                shown.update(make(), environment: environment)
                return
            }
            pop(shown, navigation)
        }
        guard let wanted else { return }
        let next = PushedController(rootView: make(), environment: environment)
        next.didPop = { [weak self, weak next] in
            guard let self, shown === next else { return }
            shown = nil
            dismissed()
        }
        (shown, shownID) = (next, wanted)
        navigation.pushViewController(next, animated: controller.viewIfLoaded?.window != nil)
    }

    private func pop(_ shown: PushedController, _ navigation: UINavigationController) {
        self.shown = nil
        guard let index = navigation.viewControllers.firstIndex(where: { $0 === shown }), index > 0 else { return }
        navigation.popToViewController(navigation.viewControllers[index - 1], animated: wanted == nil)
    }

    func end() { screen?.forget(self) }
}

extension View {
    /// Says what links with values of a type lead to, in the stack that the view is in.
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(_NavigationDestinationModifier(destination: destination))
    }

    /// Shows a screen over this one while the binding is true.
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
    ) -> some View {
        modifier(
            _NavigationPushModifier(
                id: isPresented.wrappedValue ? AnyHashable(0) : nil, make: { AnyView(destination()) },
                dismissed: { if isPresented.wrappedValue { isPresented.wrappedValue = false } }))
    }

    /// Shows a screen over this one while the binding has a value, for that value.
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        let value = item.wrappedValue
        return modifier(
            _NavigationPushModifier(
                id: value.map { AnyHashable($0) },
                make: { value.map { AnyView(destination($0)) } ?? AnyView(EmptyView()) },
                dismissed: { if item.wrappedValue != nil { item.wrappedValue = nil } }))
    }
}
