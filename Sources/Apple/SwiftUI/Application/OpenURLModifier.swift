/// Hears of addresses that the app is to open.
struct OpenURLModifier: NodeModifier {
    typealias Body = Never
    let action: (URL) -> Void

    func makeEffect() -> OpenURLEffect { OpenURLEffect() }
    func update(_ effect: OpenURLEffect, _ inputs: Inputs) { effect.action = action }
}

final class OpenURLEffect: ModifierEffect {
    var action: (URL) -> Void = { _ in }
    /// The type of activities that are heard of, in place of addresses.
    var activityType: String?
    private static var listening: [WeakEffect] = []

    private struct WeakEffect {
        weak var effect: OpenURLEffect?
    }

    init() {
        Self.listening.append(WeakEffect(effect: self))
        UIApplication.openURLInViews = { url in
            let isPage = ["http", "https"].contains(url.scheme?.lowercased())
            let effects = Self.listening.compactMap(\.effect).filter {
                $0.activityType == nil || isPage && $0.activityType == NSUserActivityTypeBrowsingWeb
            }
            for effect in effects { effect.action(url) }
            return !effects.isEmpty
        }
    }

    func end() { Self.listening.removeAll { $0.effect == nil || $0.effect === self } }
}

extension View {
    /// Runs an action with each address that the app is to open.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OpenURLModifier(action: action))
    }
}
