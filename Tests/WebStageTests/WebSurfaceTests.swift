import CoreGraphics
import Testing

@testable import WebStage

@MainActor
@Suite("Surface for browsers")
struct WebSurfaceTests {
    @Test(
        "The scale is the page's, up to three pixels to a point and to the pixels of large screens",
        arguments: [
            (393.0, 852.0, 2.0, 2.0), (393, 852, 2.6, 3), (393, 852, 4, 3), (393, 852, 0.5, 1), (1_920, 1_080, 3, 3),
            (4_096, 2_160, 1, 1), (4_096, 4_096, 1, 1), (4_096, 4_096, 4, 1), (3_840, 2_160, 2, 2),
            (3_840, 2_160, 3, 2),
        ])
    func scale(_ width: Double, _ height: Double, _ asked: Double, _ scale: Double) {
        #expect(Double(WebSurface.scale(for: CGSize(width: width, height: height), asked: asked)) == scale)
    }
}
