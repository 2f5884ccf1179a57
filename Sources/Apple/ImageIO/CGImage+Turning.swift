import CoreGraphics

extension CGImage {
    /// The same picture with a longer side of `longest` pixels, if it is larger.
    func shrunk(_ longest: Int) -> CGImage {
        guard max(width, height) > longest else { return self }
        let factor = CGFloat(longest) / CGFloat(max(width, height))
        let size = CGSize(
            width: max(1, (CGFloat(width) * factor).rounded()), height: max(1, (CGFloat(height) * factor).rounded()))
        guard let context = CGContext(pixelsWide: Int(size.width), pixelsHigh: Int(size.height), scale: 1) else {
            return self
        }
        context.interpolationQuality = .high
        context.drawTopDown(self, in: CGRect(origin: .zero, size: size))
        return context.makeImage() ?? self
    }

    /// The picture seen upright that is stored in this orientation.
    func turned(from orientation: CGImagePropertyOrientation) -> CGImage {
        let (w, h) = (CGFloat(width), CGFloat(height))
        // From the stored pixels to the upright ones, y downwards.
        let (transform, swaps): (CGAffineTransform, Bool) =
            switch orientation {
            case .up: (.identity, false)
            case .upMirrored: (CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0), false)
            case .down: (CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h), false)
            case .downMirrored: (CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h), false)
            case .leftMirrored: (CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0), true)
            case .right: (CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0), true)
            case .rightMirrored: (CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w), true)
            case .left: (CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w), true)
            }
        guard orientation != .up,
            let context = CGContext(pixelsWide: swaps ? height : width, pixelsHigh: swaps ? width : height, scale: 1)
        else { return self }
        context.concatenate(transform)
        context.drawTopDown(self, in: CGRect(x: 0, y: 0, width: w, height: h))
        return context.makeImage() ?? self
    }
}
