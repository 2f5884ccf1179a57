import Foundation
import Stage
import Testing

@testable import UIKit

import func SeamFoundation.NSClassFromString

@MainActor @Suite struct UIVisualEffectViewTests {
    /// Red on the left of x = 100, blue on the right of it.
    private func screen(_ effect: UIVisualEffect?) throws -> (TestScreen, UIVisualEffectView, UIView) {
        let red = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 852))
        red.backgroundColor = .red
        let blue = UIView(frame: CGRect(x: 100, y: 0, width: 293, height: 852))
        blue.backgroundColor = .blue
        let view = UIVisualEffectView(effect: effect)
        view.frame = CGRect(x: 20, y: 200, width: 200, height: 200)
        return (TestScreen(views: red, blue, view), view, blue)
    }

    @Test func whatIsBehindIsBlurred() throws {
        let (screen, view, _) = try screen(UIBlurEffect(style: .light))
        let edge = try screen.pixel(100, 300)
        let left = try screen.pixel(94, 300), far = try screen.pixel(24, 300)
        try screen.picture("effect")
        // The boundary is a mixture, and the farther from it the redder.
        #expect(edge[0] > 90 && edge[2] > 90)
        #expect(left[0] > edge[0] && left[2] < edge[2] && left[2] > far[2] + 20)
        #expect(far[0] > far[2] + 60)
        // Outside nothing is.
        #expect(try screen.pixel(98, 100) == [255, 0, 0])
        #expect(try screen.pixel(102, 100) == [0, 0, 255])
        view.effect = nil
        #expect(try screen.pixel(98, 300) == [255, 0, 0])
        screen.close()
    }

    /// As apps make it that know the name of Apple's class.
    @Test func aBlurMayVary() throws {
        let (screen, view, _) = try screen(UIBlurEffect(style: .light))
        let kind = try #require(NSClassFromString("CAFilter") as? NSObject.Type)
        let filter = try #require(
            kind.perform(Selector("filterWithType:"), with: "variableBlur").takeUnretainedValue() as? NSObject)
        let mask = try #require(
            UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
                // Opaque in the upper half alone.
                context.cgContext.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
            }.cgImage)
        filter.setValue(20, forKey: "inputRadius")
        filter.setValue(mask, forKey: "inputMaskImage")
        view.subviews.first?.layer.filters = [filter]
        for tint in view.subviews.dropFirst() { tint.alpha = 0 }
        view.frame.size.width = 180
        screen.advance(by: 0.1)
        let above = try screen.pixel(98, 250)
        #expect(above[0] > 60 && above[2] > 60)
        #expect(try screen.pixel(98, 370) == [255, 0, 0])
        #expect(view.subviews.first?.layer.filters?.count == 1)
        let plain = CALayer()
        plain.filters = [filter]
        #expect(plain.filters?.count == 1 && plain.mask == nil)
        screen.close()
    }

    @Test func itFollowsWhatIsBehind() throws {
        let (screen, _, blue) = try screen(UIBlurEffect(style: .systemUltraThinMaterialLight))
        let before = try screen.pixel(200, 300)
        #expect(before[2] > before[1] + 40)
        blue.backgroundColor = .green
        let after = try screen.pixel(200, 300)
        #expect(after[1] > after[2] + 40)
        screen.close()
    }

    @Test func theEdgeOfTheScreenIsNotThin() throws {
        let (screen, view, _) = try screen(UIBlurEffect(style: .light))
        view.frame = CGRect(x: 0, y: 652, width: 393, height: 200)
        let edge = try screen.pixel(391, 850), inner = try screen.pixel(300, 760)
        for channel in 0..<3 { #expect(abs(edge[channel] - inner[channel]) < 12) }
        screen.close()
    }

    @Test func contentIsOverTheEffectAndSharp() throws {
        let (screen, view, _) = try screen(UIBlurEffect(style: .dark))
        let white = UIView(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
        white.backgroundColor = .white
        view.contentView.addSubview(white)
        #expect(view.contentView.frame == view.bounds)
        #expect(try screen.pixel(71, 251) == [255, 255, 255])
        #expect(try screen.pixel(69, 249) != [255, 255, 255])
        #expect(screen.window.hitTest(CGPoint(x: 80, y: 260), with: nil) === white)
        view.frame.size = CGSize(width: 100, height: 80)
        #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 100, height: 80))
        screen.close()
    }

    @Test func aMaterialFollowsTheStyle() throws {
        let (screen, view, blue) = try screen(UIBlurEffect(style: .systemThickMaterial))
        blue.backgroundColor = .gray
        let light = try screen.pixel(200, 300)
        view.overrideUserInterfaceStyle = .dark
        let dark = try screen.pixel(200, 300)
        #expect(light[0] > 200 && dark[0] < 80)
        screen.close()
    }

    @Test func anEffectFadesInAnAnimation() throws {
        let (screen, view, _) = try screen(nil)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = UIBlurEffect(style: .dark) }
        screen.advance(by: 0.5)
        let half = try screen.pixel(24, 300)
        screen.advance(by: 1)
        let whole = try screen.pixel(24, 300)
        #expect(half[0] < 240 && half[0] > whole[0] + 40)
        screen.close()
    }
}
