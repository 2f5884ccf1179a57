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
        if let dark = look.dark, traits.userInterfaceStyle == .dark {
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

    /// Nine parts: corners as they are, edges and the middle drawn out.
    @MainActor
    private func drawSlices(of image: CGImage, on canvas: Canvas, in rect: CGRect, color: CGColor?) {
        let insets = capInsets
        func spans(_ total: CGFloat, _ near: CGFloat, _ far: CGFloat, _ center: CGFloat?, _ room: CGFloat) -> [(
            CGFloat, CGFloat, CGFloat, CGFloat
        )] {
            // Where the room is too small for the caps, they shrink alike.
            let shrink = near + far > room ? room / (near + far) : 1
            let middle = total - near - far
            return [
                (0, near, 0, near * shrink),
                (
                    near, center.map { $0 > 0 ? min($0, middle) : middle } ?? middle, near * shrink,
                    room - (near + far) * shrink
                ),
                (total - far, far, room - far * shrink, far * shrink),
            ]
        }
        let columns = spans(size.width, insets.left, insets.right, look.centerSize?.width, rect.width)
        let rows = spans(size.height, insets.top, insets.bottom, look.centerSize?.height, rect.height)
        for (i, row) in rows.enumerated() {
            for (j, column) in columns.enumerated() {
                guard row.1 > 0, column.1 > 0, row.3 > 0, column.3 > 0 else { continue }
                let part = CGRect(
                    x: column.0 * scale, y: row.0 * scale, width: column.1 * scale, height: row.1 * scale)
                guard let cropped = image.cropping(to: part) else { continue }
                let place = CGRect(x: rect.minX + column.2, y: rect.minY + row.2, width: column.3, height: row.3)
                let tiles = resizingMode == .tile && (i == 1 || j == 1)
                let step = CGSize(
                    width: tiles && j == 1 ? column.1 : place.width, height: tiles && i == 1 ? row.1 : place.height)
                draw(Texture(cropped), on: canvas, in: place, step: step, color: color)
            }
        }
    }

    @MainActor
    private func draw(_ texture: Texture, on canvas: Canvas, in place: CGRect, step: CGSize, color: CGColor?) {
        // A repeated single pixel is a stretched one.
        let width = step.width * scale <= 1 ? place.width : step.width
        let height = step.height * scale <= 1 ? place.height : step.height
        let isTiled = width < place.width || height < place.height
        if isTiled { canvas.pushClip(place) }
        var y = place.minY
        while y < place.maxY - 0.001 {
            var x = place.minX
            while x < place.maxX - 0.001 {
                let tile = CGRect(x: x, y: y, width: width, height: height)
                if let color { canvas.draw(texture, in: tile, tint: color) } else { canvas.draw(texture, in: tile) }
                x += width
            }
            y += height
        }
        if isTiled { canvas.pop() }
    }
}
