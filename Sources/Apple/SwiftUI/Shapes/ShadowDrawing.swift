/// Draws what is filled with its shadows.
@MainActor
struct ShadowDrawing {
    let context: CGContext
    let traits: UITraitCollection
    let shadows: [ShadowStyle]

    private func color(_ shadow: ShadowStyle) -> CGColor {
        shadow.color.uiColor.resolvedColor(with: traits).cgColor
    }

    /// - Parameters:
    ///   - isFilled: Whether the path is filled; a line has no shadows inside.
    ///   - body: Draws the fill.
    func draw(_ path: CGPath, _ isFilled: Bool, _ rule: CGPathFillRule, _ body: () -> Void) {
        for shadow in shadows where !shadow.isInner {
            context.saveGState()
            context.setShadow(offset: shadow.offset, blur: shadow.radius, color: color(shadow))
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            body()
            context.endTransparencyLayer()
            context.restoreGState()
        }
        body()
        guard isFilled else { return }
        for shadow in shadows where shadow.isInner {
            // What is around the path throws its shadow into it.
            context.saveGState()
            context.addPath(path)
            context.clip(using: rule)
            context.setShadow(offset: shadow.offset, blur: shadow.radius, color: color(shadow))
            let around = CGMutablePath()
            let reach = shadow.radius * 4 + abs(shadow.offset.width) + abs(shadow.offset.height) + 1
            around.addRect(path.boundingBox.insetBy(dx: -reach, dy: -reach))
            around.addPath(path)
            context.addPath(around)
            context.setFillColor(UIColor.black.cgColor)
            context.fillPath(using: .evenOdd)
            context.restoreGState()
        }
    }
}
