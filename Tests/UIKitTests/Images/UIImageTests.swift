import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct UIImageTests {
    private func square(_ color: UIColor, _ side: CGFloat = 10, scale: CGFloat = 2) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    /// Blue, green, red, alpha.
    private func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> [UInt8] {
        let pixels = image.uprightPixels!
        return pixels.withPixels { bytes in
            let start = y * pixels.bytesPerRow + x * 4
            return Array(bytes[start..<start + 4])
        }
    }

    @Test func imagesOfCoreImageTellWhatTheyWereMadeOf() throws {
        let picture = try #require(CIImage(image: square(.red, 4, scale: 1)))
        let image = UIImage(ciImage: picture.cropped(to: CGRect(x: 0, y: 0, width: 2, height: 4)))
        #expect(image.ciImage?.extent == CGRect(x: 0, y: 0, width: 2, height: 4))
        #expect(image.size == CGSize(width: 2, height: 4))
        #expect(square(.red).ciImage == nil)
        #expect(CIContext(options: [.priorityRequestLow: true]).createCGImage(picture, from: picture.extent) != nil)
    }

    @Test func rendererDrawsAtItsScale() {
        let image = square(.red)
        #expect(image.size == CGSize(width: 10, height: 10))
        #expect(image.cgImage?.width == 20)
        #expect(pixel(image, 5, 5) == [0, 0, 255, 255])
    }

    @Test func bytesThereAndBack() throws {
        let data = try #require(square(.blue).pngData())
        let again = try #require(UIImage(data: data, scale: 2))
        #expect(again.size == CGSize(width: 10, height: 10))
        #expect(pixel(again, 3, 3) == [255, 0, 0, 255])
        #expect(square(.blue).jpegData(compressionQuality: 0.8) != nil)
        #expect(UIImage(data: Data([1, 2, 3])) == nil)
    }

    @Test func filesTellTheirScale() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("UIImageTests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("icon@2x.png")
        try square(.green).pngData()!.write(to: file)
        let image = try #require(UIImage(contentsOfFile: file.path))
        #expect(image.scale == 2 && image.size.width == 10)
        #expect(UIImage(contentsOfFile: folder.path + "/none.png") == nil)
        #expect(UIImage(named: "there is no such picture") == nil)
    }

    @Test func symbolsFollowTheirConfiguration() throws {
        let plain = try #require(UIImage(systemName: "star.fill"))
        let large = try #require(
            UIImage(systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
        #expect(abs(large.size.width / plain.size.width - 2) < 0.05)
        #expect(plain.isSymbolImage && plain.isTemplate())
        #expect(UIImage(systemName: "no.such.symbol") == nil)
        #expect(plain == UIImage(systemName: "star.fill"))
    }

    @Test func orientationTurnsThePixels() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let turned = UIImage(cgImage: image.cgImage!, scale: 1, orientation: .right)
        #expect(turned.size == CGSize(width: 2, height: 4))
        #expect(pixel(turned, 1, 0) == [0, 0, 255, 255])
        #expect(pixel(turned, 0, 0) == [0, 0, 0, 0])
        let mirrored = image.withHorizontallyFlippedOrientation()
        #expect(pixel(mirrored, 3, 0) == [0, 0, 255, 255])
    }

    @Test func drawingPutsPicturesIntoPictures() {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 20), false, 1)
        square(.red).draw(in: CGRect(x: 10, y: 0, width: 10, height: 10))
        UIBezierPath(ovalIn: CGRect(x: 0, y: 10, width: 10, height: 10)).fill()
        "X".draw(at: CGPoint(x: 11, y: 8), withAttributes: [.font: UIFont.boldSystemFont(ofSize: 10)])
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(pixel(image!, 15, 5) == [0, 0, 255, 255])
        #expect(pixel(image!, 5, 15)[3] == 255)
        #expect(pixel(image!, 1, 1)[3] == 0)
    }

    @Test func viewsShowContentByMode() {
        let size = CGSize(width: 10, height: 20)
        let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(
            UIView.ContentMode.scaleAspectFit.rect(for: size, in: bounds) == CGRect(x: 25, y: 0, width: 50, height: 100)
        )
        #expect(
            UIView.ContentMode.scaleAspectFill.rect(for: size, in: bounds)
                == CGRect(x: 0, y: -50, width: 100, height: 200))
        #expect(
            UIView.ContentMode.bottomRight.rect(for: size, in: bounds) == CGRect(x: 90, y: 80, width: 10, height: 20))
    }

    @Test func animationsStepThroughTheirPictures() {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.animationImages = [square(.red), square(.green)]
        view.animationDuration = 1
        view.animationRepeatCount = 1
        let screen = TestScreen(views: view)
        view.startAnimating()
        #expect(view.isAnimating)
        screen.advance(by: 1.5)
        #expect(!view.isAnimating)
    }

    @Test func bezierPathsTurnClockwise() {
        let arc = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(arc.bounds.minY > -0.1 && abs(arc.bounds.maxY - 10) < 0.1)
        let one = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), byRoundingCorners: .topLeft,
            cornerRadii: CGSize(width: 8, height: 8))
        #expect(!one.contains(CGPoint(x: 1, y: 1)))
        #expect(one.contains(CGPoint(x: 19, y: 19)))
    }

    @Test func stringsAreMeasured() {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
        let one = "Hello world".size(withAttributes: attributes)
        #expect(abs(one.height - 20.287) < 0.01)
        let wrapped = "Hello world".boundingRect(
            with: CGSize(width: one.width - 10, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
            attributes: attributes, context: nil)
        #expect(abs(wrapped.height - 2 * one.height) < 0.01)
        #expect(NSAttributedString(string: "Hello world", attributes: attributes).size() == one)
    }
}
