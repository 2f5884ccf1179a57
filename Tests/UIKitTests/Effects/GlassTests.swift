import Stage
import Testing

@testable import UIKit

@MainActor @Suite("Glass") struct GlassTests {
    private func screen(_ view: UIView) -> TestScreen {
        let red = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 852))
        red.backgroundColor = .red
        let blue = UIView(frame: CGRect(x: 100, y: 0, width: 293, height: 852))
        blue.backgroundColor = .blue
        return TestScreen(views: red, blue, view)
    }

    @Test func aPaneIsACapsuleThatBlurs() throws {
        let view = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
        view.frame = CGRect(x: 20, y: 200, width: 200, height: 80)
        let screen = screen(view)
        defer { screen.close() }
        // In the corner, outside of the capsule, nothing is changed; within it is lighter.
        #expect(try screen.pixel(22, 202) == [255, 0, 0])
        let inner = try screen.pixel(60, 240)
        #expect(inner[0] > 200 && inner[1] > 90)
        let edge = try screen.pixel(101, 240)
        #expect(edge[0] > inner[1] + 10 && edge[2] > inner[2])
        view.layer.cornerRadius = 4
        view.setNeedsLayout()
        #expect(try screen.pixel(24, 206) != [255, 0, 0])
        view.effect = nil
        #expect(try screen.pixel(60, 240) == [255, 0, 0])
    }

    @Test func clearAndTintedGlassDiffer() {
        let traits = UITraitCollection(userInterfaceStyle: .light)
        let effect = UIGlassEffect(style: .clear)
        #expect(effect.colour.resolvedColor(with: traits).cgColor.alpha == 0.2)
        effect.tintColor = .red
        #expect(effect.colour.cgColor.alpha == 0.4 && effect.isInteractive == false)
        #expect(UIGlassEffect().style == .regular)
    }

    @Test func buttonsOfGlassAreCapsules() {
        for configuration in [
            UIButton.Configuration.glass(), .clearGlass(), .prominentGlass(), .prominentClearGlass(),
        ] {
            #expect(configuration.isGlass && configuration.cornerRadius(height: 40) == 20)
        }
        var prominent = UIButton.Configuration.prominentGlass()
        #expect(prominent.foreground(tint: .red, isEnabled: true, isSelected: false) == .white)
        #expect(prominent.background(tint: .red, isEnabled: true, isSelected: false) == .red)
        prominent.baseBackgroundColor = .green
        #expect(prominent.background(tint: .red, isEnabled: false, isSelected: false) == .green)
        let glass = UIButton.Configuration.glass()
        #expect(glass.foreground(tint: .red, isEnabled: true, isSelected: false) == .label)
        #expect(glass.background(tint: .red, isEnabled: true, isSelected: false) != .red)
        #expect(!UIButton.Configuration.filled().isGlass)
    }
}
