import Foundation

@testable import UIKit

extension TestScreen {
    /// The texts that views show or speak and that a touch can reach, each with the place of that touch in the window,
    /// from the back to the front.
    var reachableTexts: [(text: String, point: CGPoint)] {
        var found: [(text: String, point: CGPoint)] = []
        func visit(_ view: UIView) {
            guard !view.isHidden, view.alpha > 0.01 else { return }
            let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
            let own = [view.accessibilityLabel, view.defaultAccessibilityLabel, (view as? UILabel)?.text]
            let texts = own.compactMap { $0 }.filter { !$0.isEmpty }
            if !texts.isEmpty, let hit = window.hitTest(point, with: nil),
                hit.isDescendant(of: view) || view.isDescendant(of: hit)
            {
                for text in Set(texts) { found.append((text, point)) }
            }
            for child in view.subviews { visit(child) }
        }
        visit(window)
        return found
    }
}
