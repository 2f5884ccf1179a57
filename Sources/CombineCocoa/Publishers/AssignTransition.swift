import Combine
import Foundation
import UIKit

/// How a view changes from one value to the next, for `assign(to:on:animation:)`.
public enum AssignTransition {
    /// The side that moves first when a view turns over.
    public enum Direction {
        /// The edge that the view turns from.
        case top, bottom, left, right
    }

    /// The view turns over. The duration is in seconds.
    case flip(direction: Direction, duration: TimeInterval)

    /// The old value fades into the new one. The duration is in seconds.
    case fade(duration: TimeInterval)

    /// The value is set in an animation, together with what `animations` does besides. The duration is in seconds.
    case animation(
        duration: TimeInterval, options: UIView.AnimationOptions, animations: () -> Void, completion: ((Bool) -> Void)?)
}

extension Publisher where Failure == Never {
    /// Sets a property of a view to each value, with a transition. The values come on the main thread.
    ///
    /// As with `assign(to:on:)` of Combine, the view is kept as long as the subscription is.
    public func assign<Root: UIView>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root, animation: AssignTransition
    ) -> AnyCancellable {
        nonisolated(unsafe) let target = (object: object, keyPath: keyPath, animation: animation)
        return sink { value in
            nonisolated(unsafe) let value = value
            MainActor.assumeIsolated {
                target.animation.perform(on: target.object) { target.object[keyPath: target.keyPath] = value }
            }
        }
    }
}

extension AssignTransition {
    @MainActor
    fileprivate func perform(on view: UIView, _ change: @escaping () -> Void) {
        switch self {
        case .flip(let direction, let duration):
            UIView.transition(with: view, duration: duration, options: direction.options, animations: change)
        case .fade(let duration):
            UIView.transition(with: view, duration: duration, options: .transitionCrossDissolve, animations: change)
        case .animation(let duration, let options, let animations, let completion):
            UIView.animate(
                withDuration: duration, delay: 0, options: options,
                animations: {
                    change()
                    animations()
                }, completion: completion)
        }
    }
}

extension AssignTransition.Direction {
    fileprivate var options: UIView.AnimationOptions {
        switch self {
        case .top: .transitionFlipFromTop
        case .bottom: .transitionFlipFromBottom
        case .left: .transitionFlipFromLeft
        case .right: .transitionFlipFromRight
        }
    }
}
