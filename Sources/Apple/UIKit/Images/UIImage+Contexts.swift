extension UIImage {
    /// Draws the picture at its own size into the current context.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws the image in a rectangle of the current context, stretched to fill it.
    public func draw(in rect: CGRect) {
        draw(in: rect, blendMode: .normal, alpha: 1)
    }

    /// Draws the image with its top left corner at a point of the current context.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image in a rectangle of the current context, stretched to fill it.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        draw(in: context, rect, traits: .current)
    }

    private func draw(in context: CGContext, _ rect: CGRect, traits: UITraitCollection) {
        if let dark = darkVariant, traits.userInterfaceStyle == .dark {
            return dark.draw(in: context, rect, traits: traits)
        }
        if look.flipsForRightToLeft, traits.layoutDirection == .rightToLeft {
            context.concatenate(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * rect.midX, ty: 0))
        }
        let tint = look.tint?.resolved(traits)
        switch source {
        case .symbol(let symbol):
            symbol.draw(in: context, rect, color: tint ?? UIColor.label.resolved(traits))
        case .pixels(let image):
            // A tinted image is composed first, then blended as a whole.
            if tint != nil { context.beginTransparencyLayer(auxiliaryInfo: nil) }
            drawPixels(image, in: context, rect)
            if let tint {
                context.setBlendMode(.sourceIn)
                context.setFillColor(tint)
                context.fill(rect)
                context.endTransparencyLayer()
            }
        }
    }

    private func drawPixels(_ image: CGImage, in context: CGContext, _ rect: CGRect) {
        if look.isResizable, rect.size != size {
            for slice in slices(of: image, in: rect) {
                context.saveGState()
                if slice.isTiled { context.clip(to: slice.place) }
                for tile in slice.tiles { context.drawTopDown(slice.image, in: tile) }
                context.restoreGState()
            }
        } else if imageOrientation == .up {
            context.drawTopDown(image, in: rect)
        } else {
            context.saveGState()
            context.translateBy(x: rect.minX, y: rect.minY)
            context.scaleBy(x: rect.width, y: rect.height)
            context.concatenate(imageOrientation.transform)
            context.drawTopDown(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
            context.restoreGState()
        }
    }

    /// Repeats the picture over a rectangle.
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
