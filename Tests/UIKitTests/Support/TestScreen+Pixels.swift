import CoreGraphics
import Stage

@testable import UIKit

extension TestScreen {
    /// Red, green and blue, from 0 to 255, of what shows at a point of the window.
    func pixel(_ x: CGFloat, _ y: CGFloat) throws -> [Int] {
        settle()
        let image = try ImageCodec.decode(surface.pngData())
        let scale = CGFloat(image.width) / window.bounds.width
        let offset = Int(y * scale) * image.bytesPerRow + Int(x * scale) * 4
        return image.withPixels { bytes in (0..<3).map { Int(bytes[offset + 2 - $0]) } }
    }
}
