import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct MotionAndVibrancyTests {
    @Test func vibrantContentIsAsStrongAsItsStyle() {
        let blur = UIBlurEffect(style: .dark)
        let view = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur))
        #expect(view.contentView.alpha == 1)
        #expect(view.contentView.traitCollection.userInterfaceStyle == .dark)
        view.effect = UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel)
        #expect(abs(view.contentView.alpha - 0.6) < 1e-6)
        view.effect = nil
        #expect(view.contentView.alpha == 1)
        #expect(view.contentView.overrideUserInterfaceStyle == .unspecified)
    }

    @Test func motionEffectsMixTheirValues() {
        let across = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        #expect(across.keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
        across.minimumRelativeValue = -20
        across.maximumRelativeValue = 20
        let along = UIInterpolatingMotionEffect(keyPath: "layer.shadowOffset", type: .tiltAlongVerticalAxis)
        along.minimumRelativeValue = CGSize(width: 0, height: -10)
        along.maximumRelativeValue = CGSize(width: 0, height: 10)
        let group = UIMotionEffectGroup()
        group.motionEffects = [across, along]
        let values = group.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0.5, vertical: -2))
        #expect(values?["center.x"] as? CGFloat == 10)
        #expect(values?["layer.shadowOffset"] as? CGSize == CGSize(width: 0, height: -10))
        let view = UIView()
        view.addMotionEffect(group)
        view.addMotionEffect(group)
        #expect(view.motionEffects == [group])
        view.removeMotionEffect(group)
        #expect(view.motionEffects.isEmpty)
    }
}
