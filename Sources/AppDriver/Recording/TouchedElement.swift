import Documents
import Foundation
import UIKit

/// Finds how a flow can name what a finger touches: by an identifier, a text, or one of these and a number.
@MainActor
struct TouchedElement {
    private let screen: FlowScreen
    private let elements: [ScreenElement]

    init(screen: FlowScreen) {
        self.screen = screen
        elements = screen.elements()
    }

    /// A selector by which a flow's tap reaches the same view as a touch at `point`; nil if there is none.
    func selector(at point: CGPoint) -> FlowSelector? {
        guard let hit = screen.hitTest(point) else { return nil }
        let host = host(of: hit)
        let named = elements.filter {
            $0.view === host || $0.view.isDescendant(of: host) || host.isDescendant(of: $0.view)
        }
        .filter { reaches(host, $0) }
        .sorted { rank($0, point) < rank($1, point) }
        return named.lazy.compactMap { selector(of: $0) }.first
    }

    /// What takes a touch on a view: a control, a row, or whatever hears of taps.
    private func host(of view: UIView) -> UIView {
        var next: UIView? = view
        while let view = next {
            if view is UIControl || view is UITableViewCell || view is UICollectionViewCell { return view }
            if !(view is UIScrollView || view is UIWindow), !(view.gestureRecognizers ?? []).isEmpty { return view }
            next = view.superview
        }
        return view
    }

    /// Whether a tap on an element is one on `host`.
    private func reaches(_ host: UIView, _ element: ScreenElement) -> Bool {
        guard let hit = screen.hitTest(element.point) else { return false }
        return hit === host || hit.isDescendant(of: host)
    }

    /// What is under the finger comes before what is beside it, and what has an identifier before what has only a text.
    private func rank(_ element: ScreenElement, _ point: CGPoint) -> (Int, Int, CGFloat) {
        let (x, y) = (element.frame.midX - point.x, element.frame.midY - point.y)
        return (
            element.frame.contains(point) ? 0 : 1, element.identifier == nil ? 1 : 0, x * x + y * y
        )
    }

    private func selector(of element: ScreenElement) -> FlowSelector? {
        var choices: [FlowSelector] = []
        if let identifier = element.identifier, Self.isPlain(identifier) {
            choices.append(FlowSelector(id: FlowPattern(identifier)))
        }
        choices += element.texts.filter(Self.isPlain).map { FlowSelector(text: FlowPattern($0)) }
        if let sure = choices.first(where: { found(by: $0)?.view === element.view }) { return sure }
        for var choice in choices {
            let all = FlowMatcher(elements: elements).matches(choice)
            guard let index = all.firstIndex(where: { $0.view === element.view }) else { continue }
            choice.index = index
            return choice
        }
        return nil
    }

    /// The element that a tap by a selector goes to.
    private func found(by selector: FlowSelector) -> ScreenElement? {
        let found = FlowMatcher(elements: elements).matches(selector)
        return found.first(where: \.isInteractive) ?? found.first
    }

    /// Whether a flow takes the text for itself: `${` begins a script.
    private static func isPlain(_ text: String) -> Bool { !text.contains("${") }
}
