import Foundation
import Stage
import Testing

@testable import UIKit

@MainActor @Suite struct PointerInteractionTests {
    @MainActor final class Delegate: NSObject, UIPointerInteractionDelegate {
        var log: [String] = []
        var effect: ((UITargetedPreview) -> UIPointerEffect)?
        func pointerInteraction(
            _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
            defaultRegion: UIPointerRegion
        ) -> UIPointerRegion? {
            // The left half alone.
            UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 50, height: 40), identifier: "left")
        }
        func pointerInteraction(
            _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
        ) -> UIPointerStyle? {
            log.append("style \(region.identifier.map { "\($0)" } ?? "")")
            return effect.map { UIPointerStyle(effect: $0(UITargetedPreview(view: interaction.view!))) }
        }
        func pointerInteraction(
            _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) {
            log.append("enter")
            animator.addCompletion { self.log.append("entered \($0)") }
        }
        func pointerInteraction(
            _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) { log.append("exit") }
    }

    private func hover(_ x: CGFloat, _ y: CGFloat, on screen: TestScreen) {
        screen.surface.send(
            .pointer(
                PointerEvent(
                    phase: .hovered, device: .mouse, identifier: 0, location: CGPoint(x: x, y: y),
                    time: screen.surface.now)))
        screen.advance(by: 0.4)
    }

    @Test func aPartOfAViewIsLifted() {
        let view = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 40))
        let screen = TestScreen(views: view)
        let delegate = Delegate()
        delegate.effect = { .lift($0) }
        var interaction: UIPointerInteraction? = UIPointerInteraction(delegate: delegate)
        weak let weakInteraction = interaction
        view.addInteraction(interaction!)
        hover(110, 210, on: screen)
        #expect(delegate.log == ["enter", "style left", "entered true"])
        #expect(view.transform.a > 1 && view.layer.shadowOpacity > 0)
        hover(120, 212, on: screen)
        #expect(delegate.log.count == 3)
        hover(180, 210, on: screen)
        #expect(delegate.log.last == "exit" && view.transform.isIdentity && view.layer.shadowOpacity == 0)
        interaction?.isEnabled = false
        hover(110, 210, on: screen)
        #expect(delegate.log.last == "exit")
        view.removeInteraction(interaction!)
        interaction = nil
        #expect(weakInteraction == nil)
    }

    @Test func smallViewsAreHighlightedByAPlate() {
        let view = UIView(frame: CGRect(x: 100, y: 200, width: 60, height: 40))
        let screen = TestScreen(views: view)
        let before = view.superview!.subviews.count
        view.addInteraction(UIPointerInteraction())
        hover(110, 210, on: screen)
        #expect(view.superview!.subviews.count == before + 1 && view.transform.isIdentity)
        hover(10, 10, on: screen)
        screen.settle()
        #expect(view.superview!.subviews.count == before)
    }
}
