import CoreGraphics
import Foundation
import Testing

@Suite("Colours")
struct ColorTests {
    @Test("Components are the colour's own space's")
    func components() {
        #expect(CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).components == [0.1, 0.2, 0.3, 0.4])
        let gray = CGColor(gray: 0.5, alpha: 0.25)
        #expect(gray.components == [0.5, 0.25])
        #expect(gray.numberOfComponents == 2)
        #expect(gray.colorSpace?.model == .monochrome)
        #expect(gray.alpha == 0.25)
    }

    @Test("A copy has another alpha and is another colour")
    func copying() throws {
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let faint = try #require(red.copy(alpha: 0.5))
        #expect(faint.components == [1, 0, 0, 0.5])
        #expect(faint != red)
        #expect(faint.copy(alpha: 1) == red)
        #expect(Set([red, CGColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
    }

    @Test("Gray turns into RGB and back")
    func conversion() throws {
        let converted = try #require(
            CGColor(gray: 0.5, alpha: 1).converted(
                to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil))
        #expect(converted.components == [0.5, 0.5, 0.5, 1])
        let back = try #require(
            converted.converted(to: CGColorSpaceCreateDeviceGray(), intent: .perceptual, options: nil))
        #expect(abs(back.components![0] - 0.5) < 1e-9)
    }

    @Test("Spaces have Apple's names")
    func spaces() {
        #expect(CGColorSpace(name: CGColorSpace.sRGB)?.numberOfComponents == 3)
        #expect(CGColorSpace(name: "nonsense") == nil)
        #expect(CGColorSpace(name: CGColorSpace.displayP3)?.isWideGamutRGB == true)
        #expect(CGColorSpace(name: CGColorSpace.sRGB)?.isWideGamutRGB == false)
    }
}
