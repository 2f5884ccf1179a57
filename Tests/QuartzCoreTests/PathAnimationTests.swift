import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// Layers on their way along a path.
@Suite("Animations along a path") @MainActor
struct PathAnimationTests {
    private func path() -> CGPath {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 30))
        return path
    }

    private func animation(_ mode: CAAnimationCalculationMode) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path()
        animation.duration = 2
        animation.calculationMode = mode
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        return animation
    }

    @Test("Each piece takes equally long, or each point of the way")
    func modes() {
        let host = TestHost()
        let (even, paced, jumping) = (host.layer(), host.layer(), host.layer())
        even.add(animation(.linear), forKey: nil)
        paced.add(animation(.paced), forKey: nil)
        jumping.add(animation(.discrete), forKey: nil)
        host.advance(by: 1.5)
        #expect(even.presentation()?.position == CGPoint(x: 10, y: 15))
        #expect(abs((paced.presentation()?.position.y ?? 0) - 20) < 1e-6)
        #expect(jumping.presentation()?.position == CGPoint(x: 10, y: 0))
    }

    @Test("Key times say when each piece begins")
    func times() {
        let host = TestHost()
        let layer = host.layer()
        let moving = animation(.linear)
        moving.keyTimes = [0, 0.25, 1]
        layer.add(moving, forKey: nil)
        host.advance(by: 0.25)
        #expect(abs((layer.presentation()?.position.x ?? 0) - 5) < 1e-6)
        host.advance(by: 1)
        #expect(abs((layer.presentation()?.position.y ?? 0) - 15) < 1e-6)
    }

    @Test("A layer turns as the path does")
    func turning() throws {
        let host = TestHost()
        let layer = host.layer()
        let moving = animation(.linear)
        moving.rotationMode = .rotateAuto
        layer.add(moving, forKey: nil)
        host.advance(by: 1.5)
        let shown = try #require(layer.presentation())
        #expect(abs(shown.affineTransform().b - 1) < 1e-6)
    }

    @Test("Curves are followed, and a path is closed")
    func curves() {
        let host = TestHost()
        let layer = host.layer()
        let way = CGMutablePath()
        way.move(to: .zero)
        way.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 10, y: 10))
        way.closeSubpath()
        let moving = animation(.linear)
        moving.path = way
        layer.add(moving, forKey: nil)
        host.advance(by: 0.5)
        let middle = layer.presentation()?.position ?? .zero
        #expect(abs(middle.x - 10) < 1e-6 && abs(middle.y - 5) < 1e-6)
        host.advance(by: 1)
        let back = layer.presentation()?.position ?? .zero
        #expect(abs(back.x - 10) < 1e-6 && abs(back.y) < 1e-6)
    }

    @Test("Fonts tell their names and measures")
    func fonts() throws {
        let font = try #require(CGFont("Inter-Regular" as CFString))
        #expect(font.unitsPerEm > 0)
        #expect(font.numberOfGlyphs > 500)
        #expect(font.ascent > 0 && font.descent < 0)
        #expect(font.capHeight > font.xHeight)
        #expect(font.italicAngle == 0)
        #expect(font.fontBBox.width > 0)
        #expect(font.postScriptName == "Inter-Regular")
        #expect(CGFont("No font is called so" as CFString) == nil)
        #expect(CGFont("HelveticaNeue-Bold" as CFString)?.postScriptName == "HelveticaNeue-Bold")
        let provider = try #require(CGDataProvider(data: Data("no font".utf8) as CFData))
        #expect(CGFont(provider) == nil)
    }
}
