/// What a scroll view is told of its position, and whom it tells.
struct ScrollFollower {
    /// The view that is to be seen, and where; nil if the app says nothing.
    let wanted: ScrollPosition?
    /// Called with the identities of the view that is seen first, when a person has scrolled.
    let scrolled: ([AnyHashable]) -> Void
    let anchor: UnitPoint?
}

private struct ScrollFollowerKey: EnvironmentKey { static var defaultValue: ScrollFollower? { nil } }

extension EnvironmentValues {
    /// Who follows the position of the scroll view in the view.
    var scrollFollower: ScrollFollower? {
        get { self[ScrollFollowerKey.self] }
        set { self[ScrollFollowerKey.self] = newValue }
    }
}

extension View {
    /// Binds the identity of the view that is seen first in the scroll view's target layout, at an anchor: setting it
    /// scrolls, and scrolling sets it.
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        var wanted: ScrollPosition?
        if let id = id.wrappedValue {
            var position = ScrollPosition(idType: Int.self)
            position.target = .id(ScrollTargetID(known: AnyHashable(id)), anchor: anchor)
            wanted = position
        }
        return environment(
            \.scrollFollower,
            ScrollFollower(
                wanted: wanted,
                scrolled: { ids in
                    guard let new = ids.lazy.compactMap({ $0.base as? ID }).first, id.wrappedValue != new else {
                        return
                    }
                    id.wrappedValue = new
                }, anchor: anchor))
    }

    /// Binds the position of the scroll view in the view.
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        environment(
            \.scrollFollower,
            ScrollFollower(
                wanted: position.wrappedValue,
                scrolled: { ids in
                    var new = position.wrappedValue
                    new.target = nil
                    new.seen = ids.first.map { ScrollTargetID(known: $0) }
                    new.isPositionedByUser = true
                    if new != position.wrappedValue { position.wrappedValue = new }
                }, anchor: anchor))
    }
}
