import CoreGraphics
import Foundation
import QuartzCore

/// A host in memory whose time a test moves.
@MainActor
final class TestHost: LayerHost {
    private(set) var now = 100.0
    let showsEveryFrame = true
    let animator = LayerAnimator()
    private(set) var draws = 0
    let root = CALayer()

    init() { root.rootHost = self }

    func layersNeedDisplay() { draws += 1 }
    func animationsNeedTick() {}

    func advance(by seconds: Double) {
        now += seconds
        animator.tick(at: now)
    }

    func layer(_ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        root.addSublayer(layer)
        return layer
    }
}
