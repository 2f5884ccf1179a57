import SeamPrimitives
import UIKit

/// A touch in a few words.
@MainActor
enum TouchWords {
    /// `tap "Add"`, `touch UITableView`
    static func text(for event: UIEvent) -> String {
        guard let touch = event.allTouches?.first else { return "touch" }
        let verb =
            switch touch.phase {
            case .began: "touch"
            case .moved, .stationary: "move"
            case .ended: "tap"
            default: "cancel"
            }
        guard let view = touch.view else { return verb }
        return verb + " " + name(of: view, touch)
    }

    /// By what a person sees, then by what the author calls it.
    private static func name(of view: UIView, _ touch: UITouch) -> String {
        var next: UIView? = view
        while let candidate = next {
            if let words = candidate.accessibilityLabel ?? candidate.accessibilityIdentifier, !words.isEmpty {
                return "\"\(words)\""
            }
            if candidate is UIControl || candidate is UITableViewCell || candidate is UICollectionViewCell {
                // Of segments, the one that is touched.
                let text =
                    (candidate as? UISegmentedControl).flatMap { segment(of: $0, touch) } ?? firstText(in: candidate)
                return "\(type(of: candidate))" + (text.map { " \"\($0)\"" } ?? "")
            }
            next = candidate.superview
        }
        return "\(type(of: view))"
    }

    private static func segment(of control: UISegmentedControl, _ touch: UITouch) -> String? {
        control.subviews.lazy.compactMap { part in
            part.point(inside: touch.location(in: part), with: nil) ? firstText(in: part) : nil
        }.first
    }

    private static func firstText(in view: UIView) -> String? {
        if let label = view as? UILabel, let text = label.text, !text.isEmpty { return text }
        return view.subviews.lazy.compactMap(firstText).first
    }
}

extension Recorder {
    func words(for event: AnyObject) -> String {
        nonisolated(unsafe) let event = event as? UIEvent
        return MainActor.assumeIsolated { event.map(TouchWords.text) ?? "event" }
    }
}
