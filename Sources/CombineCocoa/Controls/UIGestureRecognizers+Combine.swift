import Combine
import Foundation
import UIKit

extension UITapGestureRecognizer {
    /// The recognizer, when it has recognised.
    public var tapPublisher: AnyPublisher<UITapGestureRecognizer, Never> { recognitions(of: self) }
}

extension UIPinchGestureRecognizer {
    /// The recognizer, when a pinch begins, goes on and ends.
    public var pinchPublisher: AnyPublisher<UIPinchGestureRecognizer, Never> { recognitions(of: self) }
}

extension UIRotationGestureRecognizer {
    /// The recognizer, when a rotation begins, goes on and ends.
    public var rotationPublisher: AnyPublisher<UIRotationGestureRecognizer, Never> { recognitions(of: self) }
}

extension UISwipeGestureRecognizer {
    /// The recognizer, when it has recognised.
    public var swipePublisher: AnyPublisher<UISwipeGestureRecognizer, Never> { recognitions(of: self) }
}

extension UIPanGestureRecognizer {
    /// The recognizer, when a drag begins, goes on and ends.
    public var panPublisher: AnyPublisher<UIPanGestureRecognizer, Never> { recognitions(of: self) }
}

extension UIScreenEdgePanGestureRecognizer {
    /// The recognizer, when a drag from the edge begins, goes on and ends.
    public var screenEdgePanPublisher: AnyPublisher<UIScreenEdgePanGestureRecognizer, Never> { recognitions(of: self) }
}

extension UILongPressGestureRecognizer {
    /// The recognizer, when a press begins, moves and ends.
    public var longPressPublisher: AnyPublisher<UILongPressGestureRecognizer, Never> { recognitions(of: self) }
}

/// Sends a recognizer whenever it calls its actions. The subscription begins in the main queue's next turn. It keeps
/// the recognizer.
@MainActor
private func recognitions<Recognizer: UIGestureRecognizer>(of recognizer: Recognizer) -> AnyPublisher<Recognizer, Never>
{
    Publishers.ControlTarget(control: recognizer) { recognizer, target, action in
        recognizer.addTarget(target, action: action)
    } removeTargetAction: { recognizer, target, action in
        recognizer?.removeTarget(target, action: action)
    }
    .subscribe(on: DispatchQueue.main)
    .map { recognizer }
    .eraseToAnyPublisher()
}
