import ObjectiveC

/// A target for those who tell their events to a target and an action: a closure of a sibling module.
package final class ActionTarget: NSObject {
    package static let action = Selector("_fire:")

    private static let registration: Void = SelectorTable.add(ActionTarget.self, action.name) { target, sender, _ in
        target.fire(sender)
        return nil
    }

    private var fire: (Any?) -> Void

    package init(_ fire: @escaping (Any?) -> Void) {
        _ = Self.registration
        self.fire = fire
        super.init()
    }

    /// From then on nothing is told.
    package func invalidate() { fire = { _ in } }
}
