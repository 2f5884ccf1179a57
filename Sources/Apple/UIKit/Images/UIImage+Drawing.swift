package import Stage

extension UIImage {
    /// Whether only its shape counts. A bar or a system button takes automatic pictures for templates.
    package func isTemplate(inTemplateContext: Bool = false) -> Bool {
        switch renderingMode {
        case .alwaysOriginal: false
        case .alwaysTemplate: true
        case .automatic: isSymbolImage || inTemplateContext
        }
    }

    /// Draws the picture into a rectangle; `tint` is the colour of a template.
    @MainActor
    package func draw(
        on canvas: Canvas, in rect: CGRect, tint: UIColor?, traits: UITraitCollection, inTemplateContext: Bool = false
    ) {
        guard rect.width > 0, rect.height > 0 else { return }
        if let dark = darkVariant, traits.userInterfaceStyle == .dark {
            return dark.draw(on: canvas, in: rect, tint: tint, traits: traits, inTemplateContext: inTemplateContext)
        }
        let template = isTemplate(inTemplateContext: inTemplateContext)
        let color = (template ? tint ?? look.tint : look.tint)?.resolved(traits)
        let flips = look.flipsForRightToLeft && traits.layoutDirection == .rightToLeft
        if flips {
            canvas.save()
            canvas.concatenate(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * rect.midX, ty: 0))
        }
        switch source {
        case .symbol(let symbol):
            symbol.draw(on: canvas, in: rect, color: color ?? UIColor.label.resolved(traits), traits: traits)
        case .pixels(var image):
            if let vector = look.vector, !look.isResizable {
                let scale = traits.displayScale > 0 ? traits.displayScale : 3
                image = vector.pixels(for: CGSize(width: rect.width * scale, height: rect.height * scale))
            }
            if look.isResizable, rect.size != size {
                drawSlices(of: image, on: canvas, in: rect, color: color)
            } else {
                drawPixels(image, on: canvas, in: rect, color: color)
            }
        }
        if flips { canvas.restore() }
    }

    @MainActor
    private func drawPixels(_ image: CGImage, on canvas: Canvas, in rect: CGRect, color: CGColor?) {
        let texture = Texture(image)
        guard imageOrientation != .up else {
            if let color { canvas.draw(texture, in: rect, tint: color) } else { canvas.draw(texture, in: rect) }
            return
        }
        canvas.save()
        canvas.translate(x: rect.minX, y: rect.minY)
        canvas.concatenate(CGAffineTransform(scaleX: rect.width, y: rect.height))
        canvas.concatenate(imageOrientation.transform)
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        if let color { canvas.draw(texture, in: unit, tint: color) } else { canvas.draw(texture, in: unit) }
        canvas.restore()
    }

    @MainActor
    private func drawSlices(of image: CGImage, on canvas: Canvas, in rect: CGRect, color: CGColor?) {
        for slice in slices(of: image, in: rect) {
            let texture = Texture(slice.image)
            if slice.isTiled { canvas.pushClip(slice.place) }
            for tile in slice.tiles {
                if let color { canvas.draw(texture, in: tile, tint: color) } else { canvas.draw(texture, in: tile) }
            }
            if slice.isTiled { canvas.pop() }
        }
    }
}
