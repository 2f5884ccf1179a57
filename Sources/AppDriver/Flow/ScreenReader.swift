import Foundation
import UIKit

/// Finds the elements of a screen: what is in the window, not hidden, not clipped away and not covered.
@MainActor
struct ScreenReader {
    private let screen: FlowScreen
    private let windows: [UIWindow]
    private var elements: [ScreenElement] = []

    /// Less is nothing for the eye, and for UIKit's hit testing.
    private static let leastAlpha: CGFloat = 0.01
    private static let opaqueAlpha: CGFloat = 0.95

    init(screen: FlowScreen) {
        self.screen = screen
        windows = screen.windows
    }

    mutating func read() -> [ScreenElement] {
        elements = []
        for window in windows {
            visit(window, clip: screen.bounds, alpha: 1)
        }
        // Reading order: by lines, which overlap by at least half of the lower one's height.
        return elements.enumerated().sorted { left, right in
            let (a, b) = (left.element.frame, right.element.frame)
            if abs(a.midY - b.midY) > min(a.height, b.height) / 2 { return a.midY < b.midY }
            if a.minX != b.minX { return a.minX < b.minX }
            return left.offset < right.offset
        }.map(\.element)
    }

    private mutating func visit(_ view: UIView, clip: CGRect, alpha: CGFloat) {
        guard !view.isHidden else { return }
        let alpha = alpha * view.alpha
        guard alpha >= Self.leastAlpha else { return }
        let frame = view.frameOnScreen
        var clip = clip
        if view.clipsToBounds { clip = clip.intersection(frame) }
        guard !clip.isNull, !clip.isEmpty else { return }
        let visible = frame.intersection(clip)
        var isWhole = false
        let texts = view.screenTexts
        let identifier = view.accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 }
        if !texts.isEmpty || identifier != nil, !visible.isNull, visible.width >= 1, visible.height >= 1,
            let point = uncoveredPoint(of: view, in: visible)
        {
            elements.append(
                ScreenElement(view: view, texts: texts, identifier: identifier, frame: visible, point: point))
            // A control with a text of its own is one element with what it is made of.
            isWhole = view is UIControl && !texts.isEmpty
        }
        guard !isWhole, !view.accessibilityElementsHidden else { return }
        for subview in view.subviews { visit(subview, clip: clip, alpha: alpha) }
    }

    // MARK: What covers what

    /// The centre, or else another point of a grid, where `view` can be seen.
    ///
    /// - Parameter isTouched: Whether it has to be one where a touch reaches the view.
    func uncoveredPoint(of view: UIView, in visible: CGRect, isTouched: Bool = false) -> CGPoint? {
        let shares: [CGFloat] = [0.5, 0.25, 0.75, 0.05, 0.95]
        var seen: CGPoint?
        for y in shares {
            for x in shares {
                let point = CGPoint(x: visible.minX + visible.width * x, y: visible.minY + visible.height * y)
                guard isVisible(view, at: point) else { continue }
                // Rather a point where a touch reaches it.
                if let hit = screen.hitTest(point),
                    hit === view || hit.isDescendant(of: view) || view.isDescendant(of: hit)
                {
                    return point
                }
                seen = seen ?? point
            }
        }
        return isTouched ? nil : seen
    }

    private enum Sight { case nothing, element, covered }

    private func isVisible(_ view: UIView, at point: CGPoint) -> Bool {
        for window in windows.reversed() {
            switch look(for: view, at: point, from: window, alpha: 1) {
            case .element: return true
            case .covered: return false
            case .nothing: continue
            }
        }
        return false
    }

    /// Goes through what is at `point` from the front to the back until it meets `target` or something opaque.
    private func look(for target: UIView, at point: CGPoint, from view: UIView, alpha: CGFloat) -> Sight {
        let alpha = alpha * view.alpha
        guard !view.isHidden, alpha >= Self.leastAlpha else { return .nothing }
        let isInside = view.bounds.contains(view.convertFromScreen(point))
        if view.clipsToBounds, !isInside { return .nothing }
        if view === target { return .element }
        for subview in view.subviews.reversed() {
            let sight = look(for: target, at: point, from: subview, alpha: alpha)
            if sight != .nothing { return sight }
        }
        guard isInside, let color = view.backgroundColor else { return .nothing }
        return color.cgColor.alpha * alpha >= Self.opaqueAlpha ? .covered : .nothing
    }
}

extension UIView {
    /// The texts of the view itself, as it shows them or speaks them to assistive technology.
    var screenTexts: [String] {
        var texts = [accessibilityLabel, defaultAccessibilityLabel, defaultAccessibilityValue]
        switch self {
        case let label as UILabel: texts.append(label.text)
        case let field as UITextField:
            // A password is not on the screen.
            if !field.isSecureTextEntry { texts.append(field.text) }
            texts += [field.placeholder, field.attributedPlaceholder?.string]
        case let button as UIButton: texts.append(button.currentTitle)
        default: break
        }
        var result: [String] = []
        for case let text? in texts where !text.isEmpty && !result.contains(text) { result.append(text) }
        return result
    }
}
