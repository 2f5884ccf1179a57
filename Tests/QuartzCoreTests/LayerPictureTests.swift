import CoreGraphics
import Foundation
import QuartzCore
import ReferencePictures
import Stage
import Testing

/// Layers beside pictures of them that were looked at.
@Suite("Pictures of layers") @MainActor
struct LayerPictureTests {
    private let red = CGColor(red: 0.9, green: 0.2, blue: 0.2, alpha: 1)
    private let blue = CGColor(red: 0.2, green: 0.3, blue: 0.9, alpha: 1)
    private let green = CGColor(red: 0.2, green: 0.7, blue: 0.3, alpha: 1)

    private func add<L: CALayer>(
        _ layer: L, _ frame: CGRect, to root: CALayer, _ change: (L) -> Void = { _ in }
    ) {
        layer.frame = frame
        root.addSublayer(layer)
        change(layer)
    }

    /// Cells of 60 by 60 points in a row, with room between them.
    private func cell(_ index: Int) -> CGRect { CGRect(x: 10 + 70 * CGFloat(index), y: 10, width: 60, height: 60) }

    private func check(
        _ name: String, columns: Int, height: CGFloat = 80, scale: CGFloat = 2, test: String = #filePath,
        _ fill: (CALayer) -> Void
    ) throws -> String? {
        let size = CGSize(width: 10 + 70 * CGFloat(columns), height: height)
        let root = CALayer()
        root.frame = CGRect(origin: .zero, size: size)
        root.backgroundColor = .white
        fill(root)
        let image = try OffscreenRenderer.image(size: size, scale: scale) { root.render(on: $0) }
        return try ReferencePicture.mismatch(of: image, with: name, test: test)
    }

    @Test("Corners, chosen corners, borders and clips")
    func corners() throws {
        let mismatch = try check("corners", columns: 5) { root in
            add(CALayer(), cell(0), to: root) {
                $0.backgroundColor = blue
                $0.cornerRadius = 15
            }
            add(CALayer(), cell(1), to: root) {
                $0.backgroundColor = blue
                $0.cornerRadius = 20
                $0.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
            }
            add(CALayer(), cell(2), to: root) {
                $0.backgroundColor = green
                $0.borderWidth = 6
                $0.borderColor = red
                $0.cornerRadius = 18
            }
            // The border is over the sublayers, and the clip is at its outer edge.
            add(CALayer(), cell(3), to: root) { clip in
                clip.masksToBounds = true
                clip.cornerRadius = 30
                clip.borderWidth = 4
                clip.borderColor = red
                add(CALayer(), CGRect(x: 20, y: 20, width: 60, height: 60), to: clip) { $0.backgroundColor = blue }
            }
            add(CALayer(), cell(4), to: root) { open in
                open.backgroundColor = green
                add(CALayer(), CGRect(x: 30, y: 30, width: 40, height: 40), to: open) { $0.backgroundColor = blue }
            }
        }
        #expect(mismatch == nil)
    }

    @Test("Gradients along an axis and from a point", arguments: [1.0, 2])
    func gradients(scale: CGFloat) throws {
        let mismatch = try check("gradients-\(Int(scale))x", columns: 4, scale: scale) { root in
            add(CAGradientLayer(), cell(0), to: root) { $0.colors = [red, blue] }
            add(CAGradientLayer(), cell(1), to: root) {
                $0.colors = [red, green, blue]
                $0.locations = [0, 0.2, 1]
                $0.startPoint = .zero
                $0.endPoint = CGPoint(x: 1, y: 1)
            }
            add(CAGradientLayer(), cell(2), to: root) {
                $0.type = .radial
                $0.colors = [CGColor.white, blue]
                $0.startPoint = CGPoint(x: 0.5, y: 0.5)
                $0.endPoint = CGPoint(x: 1, y: 1)
            }
            add(CAGradientLayer(), cell(3), to: root) {
                $0.colors = [red, CGColor(red: 0.9, green: 0.2, blue: 0.2, alpha: 0)]
                $0.cornerRadius = 20
                $0.masksToBounds = true
            }
        }
        #expect(mismatch == nil)
    }

    @Test("Shapes: rules of filling, parts of outlines, dashes, caps and joins")
    func shapes() throws {
        let star = CGMutablePath()
        for corner in 0..<5 {
            let angle = CGFloat(corner) * 4 * .pi / 5 - .pi / 2
            let point = CGPoint(x: 30 + 28 * cos(angle), y: 30 + 28 * sin(angle))
            if corner == 0 { star.move(to: point) } else { star.addLine(to: point) }
        }
        star.closeSubpath()
        let zigzag = CGMutablePath()
        zigzag.addLines(between: [
            CGPoint(x: 8, y: 50), CGPoint(x: 22, y: 10), CGPoint(x: 36, y: 50), CGPoint(x: 50, y: 10),
        ])
        let circle = CGPath(ellipseIn: CGRect(x: 6, y: 6, width: 48, height: 48), transform: nil)
        let mismatch = try check("shapes", columns: 7) { root in
            add(CAShapeLayer(), cell(0), to: root) {
                $0.path = star
                $0.fillColor = blue
            }
            add(CAShapeLayer(), cell(1), to: root) {
                $0.path = star
                $0.fillColor = blue
                $0.fillRule = .evenOdd
            }
            add(CAShapeLayer(), cell(2), to: root) {
                $0.path = circle
                $0.fillColor = nil
                $0.strokeColor = red
                $0.lineWidth = 8
                $0.strokeStart = 0.25
                $0.strokeEnd = 0.75
                $0.lineCap = .round
            }
            add(CAShapeLayer(), cell(3), to: root) {
                $0.path = circle
                $0.fillColor = nil
                $0.strokeColor = red
                $0.lineWidth = 4
                $0.lineDashPattern = [10, 6]
                $0.lineDashPhase = 5
            }
            for (index, join) in [CAShapeLayerLineJoin.miter, .round, .bevel].enumerated() {
                add(CAShapeLayer(), cell(4 + index), to: root) {
                    $0.path = zigzag
                    $0.fillColor = nil
                    $0.strokeColor = blue
                    $0.lineWidth = 9
                    $0.lineJoin = join
                    $0.lineCap = index == 0 ? .butt : index == 1 ? .round : .square
                }
            }
        }
        #expect(mismatch == nil)
    }

    @Test("Shadows of boxes, shapes and contents")
    func shadows() throws {
        let mismatch = try check("shadows", columns: 4, height: 90) { root in
            for index in 0..<4 {
                let layer: CALayer = index == 1 ? CAShapeLayer() : CALayer()
                add(layer, cell(index).insetBy(dx: 8, dy: 8), to: root) {
                    $0.shadowOpacity = 0.6
                    $0.shadowRadius = 5
                    $0.shadowOffset = CGSize(width: 3, height: 6)
                }
                switch index {
                case 0:
                    layer.backgroundColor = .white
                    layer.cornerRadius = 10
                case 1:
                    (layer as? CAShapeLayer)?.path = CGPath(
                        ellipseIn: CGRect(x: 0, y: 0, width: 44, height: 44), transform: nil)
                    (layer as? CAShapeLayer)?.fillColor = green
                case 2:
                    add(CALayer(), CGRect(x: 4, y: 4, width: 14, height: 14), to: layer) { $0.backgroundColor = red }
                    add(CALayer(), CGRect(x: 26, y: 26, width: 14, height: 14), to: layer) { $0.backgroundColor = blue }
                default:
                    layer.backgroundColor = blue
                    layer.shadowColor = red
                    layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 30, width: 44, height: 20), transform: nil)
                }
            }
        }
        #expect(mismatch == nil)
    }

    @Test("Opacity of a group, masks and order in depth")
    func groups() throws {
        let mismatch = try check("groups", columns: 4) { root in
            // The group is faded as a whole: nothing shines through where its layers overlap.
            add(CALayer(), cell(0), to: root) { group in
                group.opacity = 0.5
                add(CALayer(), CGRect(x: 0, y: 0, width: 40, height: 40), to: group) { $0.backgroundColor = red }
                add(CALayer(), CGRect(x: 20, y: 20, width: 40, height: 40), to: group) { $0.backgroundColor = blue }
            }
            add(CALayer(), cell(1), to: root) { masked in
                masked.backgroundColor = green
                let mask = CAGradientLayer()
                mask.frame = masked.bounds
                mask.colors = [CGColor.black, CGColor(gray: 0, alpha: 0)]
                masked.mask = mask
            }
            add(CALayer(), cell(2), to: root) { stack in
                add(CALayer(), CGRect(x: 0, y: 0, width: 40, height: 40), to: stack) {
                    $0.backgroundColor = red
                    $0.zPosition = 1
                }
                add(CALayer(), CGRect(x: 20, y: 20, width: 40, height: 40), to: stack) { $0.backgroundColor = blue }
            }
            add(CALayer(), cell(3), to: root) { hidden in
                hidden.backgroundColor = green
                add(CALayer(), CGRect(x: 10, y: 10, width: 40, height: 40), to: hidden) {
                    $0.backgroundColor = red
                    $0.isHidden = true
                }
            }
        }
        #expect(mismatch == nil)
    }

    @Test("Transforms about anchors, in the plane and in space")
    func transforms() throws {
        let mismatch = try check("transforms", columns: 4) { root in
            add(CALayer(), cell(0).insetBy(dx: 12, dy: 12), to: root) {
                $0.backgroundColor = blue
                $0.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 6))
            }
            add(CALayer(), cell(1).insetBy(dx: 12, dy: 12), to: root) {
                $0.backgroundColor = blue
                $0.anchorPoint = .zero
                $0.position = CGPoint(x: cell(1).midX, y: cell(1).midY)
                $0.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 6))
            }
            add(CALayer(), cell(2), to: root) {
                $0.backgroundColor = green
                $0.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
            }
            add(CALayer(), cell(3), to: root) { parent in
                parent.sublayerTransform = CATransform3DMakeScale(0.5, 0.5, 1)
                add(CALayer(), CGRect(x: 0, y: 0, width: 60, height: 60), to: parent) { $0.backgroundColor = red }
            }
        }
        #expect(mismatch == nil)
    }

    @Test("Contents are placed by their gravity")
    func contents() throws {
        let bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
        let image = try OffscreenRenderer.image(size: bounds.size, scale: 1) { canvas in
            canvas.fill(CGRect(x: 0, y: 0, width: 10, height: 10), red)
            canvas.fill(CGRect(x: 10, y: 0, width: 10, height: 10), blue)
        }
        let gravities: [CALayerContentsGravity] = [
            .resize, .resizeAspect, .resizeAspectFill, .center, .topLeft, .bottomRight, .top,
        ]
        let mismatch = try check("contents", columns: gravities.count) { root in
            for (index, gravity) in gravities.enumerated() {
                add(CALayer(), cell(index), to: root) {
                    $0.backgroundColor = CGColor(gray: 0.85, alpha: 1)
                    $0.contents = image
                    $0.contentsGravity = gravity
                    $0.masksToBounds = true
                    $0.magnificationFilter = .nearest
                }
            }
        }
        #expect(mismatch == nil)
    }
}
