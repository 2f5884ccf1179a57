import Foundation
import Testing
import UIKit

/// Pictures that are drawn on other threads, as libraries that load them do.
@Suite struct BackgroundDrawingTests {
    @Test func eachThreadHasItsContexts() async {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 8), false, 1)
        defer { UIGraphicsEndImageContext() }
        let other = await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: UIGraphicsGetCurrentContext() == nil) }
        }
        #expect(other)
    }

    @Test func drawsTurnedAndTintedPicturesOffTheMainThread() async throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
        }
        let pixels = try #require(image.cgImage)
        let data = await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                let turned = UIImage(cgImage: pixels, scale: 1, orientation: .right)
                let format = UIGraphicsImageRendererFormat()
                format.scale = 1
                let result = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { _ in
                    turned.draw(in: CGRect(x: 0, y: 0, width: 2, height: 4))
                    image.withTintColor(.green).draw(in: CGRect(x: 2, y: 0, width: 2, height: 4))
                }
                continuation.resume(returning: result.cgImage?.dataProvider?.data)
            }
        }
        let bytes = try #require(data)
        func pixel(_ x: Int, _ y: Int) -> [UInt8] { Array(bytes[(y * 4 + x) * 4..<(y * 4 + x) * 4 + 4]) }
        // Blue comes first. What was at the left is at the top.
        #expect(pixel(0, 0) == [0, 0, 255, 255])
        #expect(pixel(1, 3) == [255, 0, 0, 255])
        #expect(pixel(3, 1) == [0, 255, 0, 255])
    }
}
