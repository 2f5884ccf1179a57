import Stage

extension UIImage {
    /// Draws the picture at its own size into the current context.
    @preconcurrency @MainActor
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    @preconcurrency @MainActor
    public func draw(in rect: CGRect) {
        draw(in: rect, blendMode: .normal, alpha: 1)
    }

    @preconcurrency @MainActor
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    @preconcurrency @MainActor
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        let isPlain = !look.isResizable && look.tint == nil && !isTemplate()
        if isPlain, imageOrientation == .up, let cgImage {
            context.drawTopDown(cgImage, in: rect)
            return
        }
        // What is more than pixels is recorded first; it knows no blend mode but the normal one.
        let node = RenderNode { canvas in
            if alpha < 1 { canvas.pushOpacity(Double(alpha)) }
            draw(on: canvas, in: rect, tint: look.tint, traits: .current)
            if alpha < 1 { canvas.pop() }
        }
        node?.draw(in: context)
    }

    /// Repeats the picture over a rectangle.
    @preconcurrency @MainActor
    public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else { return }
        context.saveGState()
        context.clip(to: rect)
        for y in stride(from: rect.minY, to: rect.maxY, by: size.height) {
            for x in stride(from: rect.minX, to: rect.maxX, by: size.width) { draw(at: CGPoint(x: x, y: y)) }
        }
        context.restoreGState()
    }

    /// The pixels as they are seen, whatever the orientation; of a symbol, at three pixels a point in black.
    var uprightPixels: CGImage? {
        switch source {
        case .pixels(let image):
            guard imageOrientation != .up else { return image }
            let (width, height) = (CGFloat(image.width), CGFloat(image.height))
            let target =
                imageOrientation.swapsSides
                ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
            guard let context = CGContext(pixelsWide: Int(target.width), pixelsHigh: Int(target.height), scale: 1)
            else {
                return nil
            }
            context.concatenate(
                imageOrientation.transform.concatenating(CGAffineTransform(scaleX: target.width, y: target.height)))
            context.drawTopDown(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
            return context.makeImage()
        case .symbol(let symbol):
            let size = symbol.size
            guard
                let context = CGContext(
                    pixelsWide: Int((size.width * 3).rounded()), pixelsHigh: Int((size.height * 3).rounded()), scale: 3)
            else { return nil }
            symbol.draw(in: context, CGRect(origin: .zero, size: size), color: look.tint?.cgColor ?? .black)
            return context.makeImage()
        }
    }
}
