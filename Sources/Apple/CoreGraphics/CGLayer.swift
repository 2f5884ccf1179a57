public import Foundation

/// A drawing that is made once and drawn many times.
///
/// It is used by one thread at a time, as contexts are.
public final class CGLayer {
    /// In points.
    public let size: CGSize
    /// Draws into the layer, in points, with the origin at the bottom left. What is drawn later shows the next time that the
    /// layer is drawn.
    public let context: CGContext?

    /// An empty layer with as many pixels a point as a context has.
    ///
    /// - Parameters:
    ///   - size: In points; nil is returned if a side is not above 0.
    ///   - auxiliaryInfo: Nil; nothing is read from it.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        let matrix = context.ctm
        let scale = (
            x: max(1, hypot(matrix.a, matrix.b) * context.deviceScale),
            y: max(1, hypot(matrix.c, matrix.d) * context.deviceScale)
        )
        guard
            let backing = BitmapBacking(
                width: Int((size.width * scale.x).rounded(.up)), height: Int((size.height * scale.y).rounded(.up)),
                format: .native, data: nil, bytesPerRow: 0)
        else { return nil }
        self.size = size
        let own = CGContext(backing: backing, topLeftScale: nil)
        own.scaleBy(x: CGFloat(backing.width) / size.width, y: CGFloat(backing.height) / size.height)
        self.context = own
    }
}

extension CGContext {
    /// Draws a layer with its lower left corner at a point, as large as it was made.
    public func draw(_ layer: CGLayer, at point: CGPoint) {
        draw(layer, in: CGRect(origin: point, size: layer.size))
    }

    /// Draws a layer, stretched to a rectangle.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard let image = layer.context?.makeImage() else { return }
        draw(image, in: rect)
    }
}
