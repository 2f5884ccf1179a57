package import Stage

/// Scrolling by keys that no responder has used, as on an iPad with a keyboard.
@MainActor
enum KeyboardScrolling {
    /// Points that an arrow key scrolls. Apple documents no figure; this is about two lines of text.
    private static let step: CGFloat = 44

    static func scroll(by key: KeyEvent, from first: UIResponder, in window: UIWindow) {
        guard let movement = movement(key) else { return }
        for view in candidates(from: first, in: window) where view.isScrollEnabled && view.allowsKeyboardScrolling {
            if view.scroll(byKey: movement) { return }
        }
    }

    private static func movement(_ key: KeyEvent) -> UIScrollView.KeyMovement? {
        guard !key.modifiers.contains(.control) else { return nil }
        let (isPage, isEnd) = (key.modifiers.contains(.alt), key.modifiers.contains(.command))
        func vertical(_ sign: CGFloat) -> UIScrollView.KeyMovement {
            isEnd ? .end(CGVector(dx: 0, dy: sign)) : isPage ? .page(sign) : .step(CGVector(dx: 0, dy: sign * step))
        }
        func horizontal(_ sign: CGFloat) -> UIScrollView.KeyMovement {
            isEnd ? .end(CGVector(dx: sign, dy: 0)) : .step(CGVector(dx: sign * step, dy: 0))
        }
        switch key.key {
        case .up: return vertical(-1)
        case .down: return vertical(1)
        case .left: return horizontal(-1)
        case .right: return horizontal(1)
        case .pageUp: return .page(-1)
        case .pageDown: return .page(1)
        case .home: return .end(CGVector(dx: 0, dy: -1))
        case .end: return .end(CGVector(dx: 0, dy: 1))
        case .space where key.modifiers.isDisjoint(with: [.alt, .command]):
            return .page(key.modifiers.contains(.shift) ? -1 : 1)
        default: return nil
        }
    }

    /// The views that the focus is in, the innermost first; then those on the screen, the largest first.
    private static func candidates(from first: UIResponder, in window: UIWindow) -> [UIScrollView] {
        let around = sequence(first: first, next: \.next).compactMap { $0 as? UIScrollView }
        let root = (first as? UIViewController)?.viewIfLoaded ?? (first as? UIView) ?? window
        return around + shown(in: root.window == nil ? window : root)
    }

    private static func shown(in root: UIView) -> [UIScrollView] {
        var found: [(view: UIScrollView, area: CGFloat)] = []
        var pending = [root]
        while let view = pending.popLast() {
            guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { continue }
            if let view = view as? UIScrollView {
                let part = view.convert(view.bounds, to: nil).intersection(view.window?.bounds ?? .zero)
                if !part.isEmpty { found.append((view, part.width * part.height)) }
            }
            pending += view.subviews
        }
        return found.sorted { $0.area > $1.area }.map(\.view)
    }
}
