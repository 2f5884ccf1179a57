import Testing

@testable import UIKit

@MainActor @Suite struct DynamicsTests {
    private let area = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let box = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))

    init() { area.addSubview(box) }

    private func run(_ animator: UIDynamicAnimator, _ seconds: Double) {
        for _ in 0..<Int(seconds * 60) { animator.advance(1 / 60) }
    }

    @Test func whatFallsIsFaster() {
        let animator = UIDynamicAnimator(referenceView: area)
        animator.addBehavior(UIGravityBehavior(items: [box]))
        #expect(animator.isRunning)
        run(animator, 0.5)
        // Half of 1,000 points a second squared, for half a second squared.
        #expect(abs(box.center.y - (50 + 125)) < 3)
        #expect(box.center.x == 150)
    }

    @Test func theEdgeStopsAndBounces() {
        let animator = UIDynamicAnimator(referenceView: area)
        let (gravity, collision) = (UIGravityBehavior(items: [box]), UICollisionBehavior(items: [box]))
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(gravity)
        animator.addBehavior(collision)
        run(animator, 3)
        #expect(abs(box.frame.maxY - 300) < 1)
        #expect(!animator.isRunning)

        let ball = UIDynamicItemBehavior(items: [box])
        ball.elasticity = 1
        animator.addBehavior(ball)
        box.center = CGPoint(x: 150, y: 50)
        animator.updateItem(usingCurrentState: box)
        run(animator, 0.63)
        #expect(ball.linearVelocity(for: box).y > 500)
        run(animator, 0.1)
        #expect(ball.linearVelocity(for: box).y < -300)
    }

    @Test func itemsMeetAndTell() {
        final class Listener: NSObject, UICollisionBehaviorDelegate {
            var met = 0
            func collisionBehavior(
                _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
                with item2: any UIDynamicItem, at p: CGPoint
            ) { met += 1 }
        }
        let wall = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 20))
        area.addSubview(wall)
        let (animator, listener) = (UIDynamicAnimator(referenceView: area), Listener())
        let collision = UICollisionBehavior(items: [box, wall])
        collision.collisionDelegate = listener
        let fixed = UIDynamicItemBehavior(items: [wall])
        fixed.isAnchored = true
        for rule in [fixed, UIGravityBehavior(items: [box]), collision] as [UIDynamicBehavior] {
            animator.addBehavior(rule)
        }
        run(animator, 2)
        #expect(abs(box.frame.maxY - 200) < 1)
        #expect(wall.frame == CGRect(x: 100, y: 200, width: 100, height: 20))
        #expect(listener.met >= 1)
    }

    @Test func aSnapBringsToItsPlace() {
        let animator = UIDynamicAnimator(referenceView: area)
        animator.addBehavior(UISnapBehavior(item: box, snapTo: CGPoint(x: 60, y: 240)))
        run(animator, 3)
        #expect(hypot(box.center.x - 60, box.center.y - 240) < 1)
        #expect(!animator.isRunning)
    }

    @Test func aRodKeepsItsLength() {
        let animator = UIDynamicAnimator(referenceView: area)
        let rod = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 50, y: 50))
        #expect(rod.length == 100)
        animator.addBehavior(rod)
        animator.addBehavior(UIGravityBehavior(items: [box]))
        run(animator, 1)
        #expect(abs(hypot(box.center.x - 50, box.center.y - 50) - 100) < 3)
        #expect(box.center.y > 60)
    }

    @Test func aPushIsOnce() {
        let animator = UIDynamicAnimator(referenceView: area)
        let push = UIPushBehavior(items: [box], mode: .instantaneous)
        push.setAngle(0, magnitude: 1)
        let item = UIDynamicItemBehavior(items: [box])
        animator.addBehavior(item)
        animator.addBehavior(push)
        run(animator, 0.5)
        #expect(!push.active)
        #expect(abs(item.linearVelocity(for: box).x - 100) < 1)
        #expect(abs(box.center.x - 200) < 3)
    }

    @Test func withoutRulesItRests() {
        let animator = UIDynamicAnimator(referenceView: area)
        animator.addBehavior(UIGravityBehavior(items: [box]))
        animator.removeAllBehaviors()
        #expect(!animator.isRunning && animator.behaviors.isEmpty)
    }
}
