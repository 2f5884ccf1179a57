import Foundation
import ObjectiveC

/// A target for those who tell their events to a target and an action.
final class RxTarget: NSObject, Disposable {
    static let action = Selector("rxFire:")

    private static let registration: Void = SelectorTable.add(RxTarget.self, action.name) { target, sender, _ in
        target.fire(sender)
        return nil
    }

    private var fire: (Any?) -> Void

    init(_ fire: @escaping (Any?) -> Void) {
        _ = Self.registration
        self.fire = fire
        super.init()
    }

    /// From then on nothing is told.
    func dispose() { fire = { _ in } }
}
