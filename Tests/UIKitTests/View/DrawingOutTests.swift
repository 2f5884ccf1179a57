import CoreGraphics
import Foundation
import Stage
import Testing

@testable import UIKit

@MainActor @Suite struct DrawingOutTests {
    private func color(_ image: UIImage, _ x: Int, _ y: Int) throws -> [Int] {
        let picture = try #require(image.cgImage)
        let offset = y * picture.bytesPerRow + x * 4
        return picture.withPixels { bytes in (0..<4).map { Int(bytes[offset + [2, 1, 0, 3][$0]]) } }
    }

    private var format: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
    }

    private func picture(_ size: CGFloat, _ draw: (CGContext) -> Void) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: size, height: size), format: format).image { draw($0.cgContext) }
    }

    /// Red, with a blue square at the top left.
    private func view() -> UIView {
        let view = UIView(frame: CGRect(x: 50, y: 60, width: 20, height: 20))
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        inner.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        view.addSubview(inner)
        return view
    }

    @Test func aLayerRendersInItsOwnCoordinates() throws {
        let image = picture(20) { view().layer.render(in: $0) }
        #expect(try color(image, 5, 5) == [0, 0, 255, 255])
        #expect(try color(image, 15, 15) == [255, 0, 0, 255])
    }

    @Test func aHierarchyIsStretchedToTheRectangle() throws {
        var drawn = false
        let image = picture(40) { _ in
            drawn = view().drawHierarchy(in: CGRect(x: 0, y: 0, width: 40, height: 40), afterScreenUpdates: true)
        }
        #expect(drawn)
        #expect(try color(image, 15, 15) == [0, 0, 255, 255])
        #expect(try color(image, 25, 15) == [255, 0, 0, 255])
        #expect(!view().drawHierarchy(in: .zero, afterScreenUpdates: false))
    }

    @Test func aSnapshotStretchesWithinItsCaps() throws {
        let snapshot = try #require(
            view().resizableSnapshotView(
                from: CGRect(x: 0, y: 0, width: 20, height: 20), afterScreenUpdates: true,
                withCapInsets: UIEdgeInsets(top: 10, left: 10, bottom: 5, right: 5)))
        #expect(snapshot.bounds.size == CGSize(width: 20, height: 20))
        snapshot.bounds.size = CGSize(width: 40, height: 40)
        let image = picture(40) { snapshot.layer.render(in: $0) }
        #expect(try color(image, 8, 8) == [0, 0, 255, 255])
        #expect(try color(image, 12, 8) == [255, 0, 0, 255])
        let part = try #require(
            view().resizableSnapshotView(
                from: CGRect(x: 10, y: 10, width: 10, height: 10), afterScreenUpdates: true, withCapInsets: .zero))
        #expect(try color(picture(10) { part.layer.render(in: $0) }, 2, 2) == [255, 0, 0, 255])
    }

    @Test func aTextLayerKnowsTheSizeOfItsText() {
        let layer = CATextLayer()
        #expect(layer.preferredFrameSize() == .zero)
        layer.string = "Seam 한글"
        layer.fontSize = 20
        let size = layer.preferredFrameSize()
        #expect(size.width > 60 && size.width < 120 && size.height > 20 && size.height < 30)
        layer.string = NSAttributedString(string: "Seam 한글", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        #expect(layer.preferredFrameSize().width > size.width * 1.8)
        let plain = CALayer()
        plain.bounds = CGRect(x: 5, y: 5, width: 30, height: 40)
        #expect(plain.preferredFrameSize() == CGSize(width: 30, height: 40))
    }

    @Test func aTextLayerDrawsItsText() throws {
        func ink(_ configure: (CATextLayer) -> Void) throws -> CGRect {
            let layer = CATextLayer()
            layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            layer.string = "Seam Seam Seam"
            layer.fontSize = 20
            layer.foregroundColor = .black
            configure(layer)
            let image = picture(100) { layer.render(in: $0) }
            var box = CGRect.null
            for y in 0..<100 {
                for x in 0..<100 where try color(image, x, y)[3] > 128 {
                    box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
                }
            }
            return box
        }
        let single = try ink { _ in }
        #expect(single.maxX > 95 && single.maxY < 30 && single.minX < 5)
        let wrapped = try ink { $0.isWrapped = true }
        #expect(wrapped.maxY > 30 && wrapped.maxY < 80)
        let centred = try ink {
            $0.string = "Se"
            $0.alignmentMode = .center
        }
        #expect(abs(centred.midX - 50) < 3)
        let attributed = try ink {
            $0.string = NSAttributedString(string: "S", attributes: [.font: UIFont.systemFont(ofSize: 60)])
        }
        #expect(attributed.height > 30)
    }

    @Test func anEnlargedImageMayKeepItsPixels() throws {
        let small = picture(2) { context in
            context.setFillColor(UIColor.white.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            context.setFillColor(UIColor.black.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
        }
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        layer.contents = small.cgImage
        let smooth = picture(40) { layer.render(in: $0) }
        layer.magnificationFilter = .nearest
        let sharp = picture(40) { layer.render(in: $0) }
        #expect(try color(sharp, 18, 20)[0] == 0 && color(sharp, 21, 20)[0] == 255)
        #expect(try color(smooth, 18, 20)[0] > 20)
    }

    @Test func recognizersCanBeReplaced() {
        let view = UIView()
        let (first, second) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
        #expect(view.gestureRecognizers == nil)
        view.gestureRecognizers = [first, second]
        #expect(first.view === view && second.view === view)
        view.gestureRecognizers = [second]
        #expect(first.view == nil && view.gestureRecognizers == [second])
        let other = UIView()
        other.gestureRecognizers = [second]
        #expect(second.view === other && view.gestureRecognizers == nil)
        other.gestureRecognizers = nil
        #expect(second.view == nil)
    }
}
