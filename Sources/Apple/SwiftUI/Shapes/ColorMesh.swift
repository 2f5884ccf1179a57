/// The points and colours of a mesh, as they are where it is drawn.
public struct ColorMesh: Equatable, Sendable {
    let width: Int
    let height: Int
    /// In the unit square, row by row.
    let points: [CGPoint]
    var colors: [UIColor]
    var background: UIColor
    let isSmooth: Bool
    let space: Gradient.ColorSpace

    func faded(_ opacity: Double) -> ColorMesh {
        var copy = self
        copy.colors = colors.map { Color(uiColor: $0).opacity(opacity).uiColor }
        copy.background = Color(uiColor: background).opacity(opacity).uiColor
        return copy
    }

    /// In how many parts each side of a cell is drawn.
    private static let steps = 16

    /// Draws each cell in small ones of one colour.
    @MainActor
    func draw(in bounds: CGRect, _ context: CGContext, _ traits: UITraitCollection) {
        context.setFillColor(background.resolvedColor(with: traits).cgColor)
        context.fill(bounds)
        let shades = colors.map { $0.resolvedColor(with: traits) }
        for row in 0..<(height - 1) {
            for column in 0..<(width - 1) {
                drawCell(row, column, shades, bounds, context)
            }
        }
    }

    @MainActor
    private func drawCell(_ row: Int, _ column: Int, _ shades: [UIColor], _ bounds: CGRect, _ context: CGContext) {
        let corners = [
            row * width + column, row * width + column + 1, (row + 1) * width + column, (row + 1) * width + column + 1,
        ]
        func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            let above = between(points[corners[0]], points[corners[1]], x)
            let below = between(points[corners[2]], points[corners[3]], x)
            let unit = between(above, below, y)
            return CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
        }
        let steps = Self.steps
        for y in 0..<steps {
            for x in 0..<steps {
                let (left, top) = (CGFloat(x) / CGFloat(steps), CGFloat(y) / CGFloat(steps))
                // On under the next ones, whose edges would let through what is behind.
                let right = min(CGFloat(x) + 1.5, CGFloat(steps)) / CGFloat(steps)
                let bottom = min(CGFloat(y) + 1.5, CGFloat(steps)) / CGFloat(steps)
                let middle = (
                    eased((CGFloat(x) + 0.5) / CGFloat(steps)), eased((CGFloat(y) + 0.5) / CGFloat(steps))
                )
                let above = shades[corners[0]].mixed(with: shades[corners[1]], by: middle.0, space)
                let below = shades[corners[2]].mixed(with: shades[corners[3]], by: middle.0, space)
                let path = CGMutablePath()
                path.addLines(between: [
                    place(left, top), place(right, top), place(right, bottom), place(left, bottom),
                ])
                path.closeSubpath()
                context.addPath(path)
                context.setFillColor(above.mixed(with: below, by: middle.1, space).cgColor)
                context.fillPath()
            }
        }
    }

    private func eased(_ share: CGFloat) -> CGFloat { isSmooth ? share * share * (3 - 2 * share) : share }

    private func between(_ a: CGPoint, _ b: CGPoint, _ share: CGFloat) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
    }
}
