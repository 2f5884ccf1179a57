import Testing
import UIKit

/// Methods of the tree that a subclass overrides.
@Suite @MainActor struct HierarchyOverrideTests {
    private final class Wrapper: UIView {
        let content = UIView()
        var fronts = 0

        init() {
            super.init(frame: .zero)
            super.addSubview(content)
        }

        required init?(coder: NSCoder) { nil }

        override func addSubview(_ view: UIView) { content.addSubview(view) }

        override func bringSubviewToFront(_ view: UIView) {
            fronts += 1
            super.bringSubviewToFront(view)
        }
    }

    @Test func aSubclassTakesViewsElsewhere() {
        let wrapper = Wrapper()
        let view = UIView()
        (wrapper as UIView).addSubview(view)
        #expect(wrapper.subviews == [wrapper.content])
        #expect(view.superview === wrapper.content)
        (wrapper as UIView).bringSubviewToFront(wrapper.content)
        #expect(wrapper.fronts == 1)
    }

    @Test func insertsBesideOthers() {
        let parent = UIView()
        let (a, b, c) = (UIView(), UIView(), UIView())
        parent.addSubview(a)
        parent.insertSubview(b, belowSubview: a)
        parent.insertSubview(c, aboveSubview: b)
        #expect(parent.subviews == [b, c, a])
        parent.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(parent.subviews == [a, c, b])
        parent.sendSubviewToBack(b)
        #expect(parent.subviews == [b, a, c])
    }

    @Test func recognisersAreMadeThroughTheirClass() {
        final class Own: UIPanGestureRecognizer {
            let mark = 7
        }
        func make<Gesture: UIGestureRecognizer>(_ type: Gesture.Type) -> Gesture { type._make() }
        #expect(make(Own.self).mark == 7)
        #expect(make(UITapGestureRecognizer.self).numberOfTapsRequired == 1)
    }
}
