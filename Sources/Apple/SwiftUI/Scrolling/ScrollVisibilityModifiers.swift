extension View {
    /// Runs an action when enough of the view is seen in what scrolls it, and when no longer.
    ///
    /// - Parameter threshold: The part of the view that is enough, from 0 to 1.
    public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View {
        onGeometryChange(for: Bool.self) { proxy in
            guard let seen = proxy.bounds(of: .scrollView), proxy.size.width > 0, proxy.size.height > 0 else {
                return false
            }
            // Asked for, so that the view follows its place.
            _ = proxy.frame(in: .scrollView)
            let part = seen.intersection(CGRect(origin: .zero, size: proxy.size))
            guard !part.isNull else { return false }
            return part.width * part.height / (proxy.size.width * proxy.size.height) >= max(threshold, .ulpOfOne)
        } action: { old, new in
            // At first both are the same.
            if old != new || new { action(new) }
        }
    }

    /// Runs an action with the identities of the views that are seen of the scroll view's target layout, whenever those
    /// are others.
    ///
    /// - Parameter threshold: The part of a view that is enough, from 0 to 1.
    public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View {
        modifier(TargetVisibilityModifier(threshold: threshold, action: action))
    }
}

private struct TargetVisibilityModifier<ID: Hashable>: ViewModifier {
    let threshold: Double
    let action: ([ID]) -> Void
    @State private var seen = SeenTargets<ID>()

    func body(content: Content) -> some View {
        let seen = seen
        seen.listener.targets = { targets, room in
            let ids = targets.compactMap { target -> ID? in
                guard let id = target.ids.lazy.compactMap({ $0.base as? ID }).first else { return nil }
                let (part, whole) = (target.rect.intersection(room), target.rect.width * target.rect.height)
                guard !part.isNull, whole > 0 else { return nil }
                return part.width * part.height / whole >= max(threshold, .ulpOfOne) ? id : nil
            }
            guard ids != seen.ids else { return }
            seen.ids = ids
            action(ids)
        }
        return content.transformEnvironment(\.scrollListeners) { $0.append(seen.listener) }
    }
}

/// What was told last.
private final class SeenTargets<ID: Hashable> {
    var ids: [ID] = []
    let listener = MainActor.assumeIsolated { ScrollListener() }
}
