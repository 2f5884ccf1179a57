extension _Paint {
    /// Fills the context's clip with several colours, whose places are in `bounds`.
    @MainActor
    func drawGradient(in bounds: CGRect, _ context: CGContext, _ traits: UITraitCollection) {
        func point(_ unit: CGPoint) -> CGPoint {
            CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
        }
        func gradient(_ colors: [UIColor], _ locations: [CGFloat]) -> CGGradient? {
            CGGradient(
                colorsSpace: nil, colors: colors.map { $0.resolvedColor(with: traits).cgColor } as CFArray,
                locations: locations)
        }
        switch self {
        case .color, .material: break
        case .shadowed(let paint, _): paint.drawGradient(in: bounds, context, traits)
        case .mesh(let mesh): mesh.draw(in: bounds, context, traits)
        case .tiles(let image, let part, let scale, let opacity):
            drawTiles(image, part, scale, opacity, bounds, context)
        case .elliptical(let colors, let locations, let center, let from, let to):
            guard let gradient = gradient(colors, locations), bounds.width > 0, bounds.height > 0 else { return }
            // In a square, which is then given the form of the bounds.
            context.saveGState()
            context.translateBy(x: bounds.minX, y: bounds.minY)
            context.scaleBy(x: bounds.width, y: bounds.height)
            context.drawRadialGradient(
                gradient, startCenter: center, startRadius: from, endCenter: center, endRadius: to,
                options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
            context.restoreGState()
        case .gradient(let colors, let locations, let from, let to):
            guard let gradient = gradient(colors, locations) else { return }
            context.drawLinearGradient(
                gradient, start: point(from), end: point(to),
                options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        case .radial(let colors, let locations, let center, let from, let to):
            guard let gradient = gradient(colors, locations) else { return }
            context.drawRadialGradient(
                gradient, startCenter: point(center), startRadius: from, endCenter: point(center), endRadius: to,
                options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        case .angular(let colors, let locations, let center, let from, let to):
            drawAngular(
                colors.map { $0.resolvedColor(with: traits) }, locations, point(center), from, to, bounds, context)
        }
    }

    @MainActor
    private func drawTiles(
        _ image: UIImage, _ part: CGRect, _ scale: CGFloat, _ opacity: Double, _ bounds: CGRect, _ context: CGContext
    ) {
        let whole = CGSize(width: image.size.width * scale, height: image.size.height * scale)
        let tile = CGSize(width: whole.width * part.width, height: whole.height * part.height)
        guard tile.width >= 1, tile.height >= 1 else { return }
        for y in stride(from: bounds.minY, to: bounds.maxY, by: tile.height) {
            for x in stride(from: bounds.minX, to: bounds.maxX, by: tile.width) {
                context.saveGState()
                context.clip(to: CGRect(origin: CGPoint(x: x, y: y), size: tile))
                let origin = CGPoint(x: x - part.minX * whole.width, y: y - part.minY * whole.height)
                image.draw(in: CGRect(origin: origin, size: whole), blendMode: .normal, alpha: opacity)
                context.restoreGState()
            }
        }
    }

    /// Wedges so thin that they are not told apart.
    @MainActor
    private func drawAngular(
        _ colors: [UIColor], _ locations: [CGFloat], _ center: CGPoint, _ from: Double, _ to: Double, _ bounds: CGRect,
        _ context: CGContext
    ) {
        guard let first = colors.first, let last = colors.last else { return }
        let corners = [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
            CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY),
        ]
        let reach = corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? 0
        let span = to - from
        // Before the edges of the first wedge there is the last colour.
        context.setFillColor((abs(span) < 2 * .pi - 1e-6 ? first : last).cgColor)
        context.fill(bounds)
        let steps = 360
        let step = 2 * Double.pi / Double(steps)
        for index in 0..<steps {
            let angle = from + (Double(index) + 0.5) * step * (span < 0 ? -1 : 1)
            let share = span == 0 ? 1 : CGFloat((angle - from) / span)
            // Beyond the end half of the rest has the last colour, and half has the first.
            let isPast = share > 1
            let rest = isPast ? abs(angle - to) / max(2 * .pi - abs(span), .ulpOfOne) : 0
            let color =
                isPast ? (rest < 0.5 ? last : first) : Self.color(at: share, colors, locations)
            let path = CGMutablePath()
            path.move(to: center)
            // On under the next ones, whose edges would let through what is behind; the last one ends where all began.
            let direction: Double = span < 0 ? -1 : 1
            let end = min(Double(index) + 4, Double(steps)) * step
            for edge in [Double(index) * step, end] {
                let turned = from + edge * direction
                path.addLine(
                    to: CGPoint(x: center.x + cos(turned) * reach * 1.1, y: center.y + sin(turned) * reach * 1.1))
            }
            path.closeSubpath()
            context.addPath(path)
            context.setFillColor(color.cgColor)
            context.fillPath()
        }
    }

    private static func color(at share: CGFloat, _ colors: [UIColor], _ locations: [CGFloat]) -> UIColor {
        guard let next = locations.firstIndex(where: { $0 >= share }) else { return colors[colors.count - 1] }
        guard next > 0, locations[next] > locations[next - 1] else { return colors[next] }
        let part = (share - locations[next - 1]) / (locations[next] - locations[next - 1])
        func components(_ color: UIColor) -> [CGFloat] {
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return [red, green, blue, alpha]
        }
        let mixed = zip(components(colors[next - 1]), components(colors[next])).map { $0 + ($1 - $0) * part }
        return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
    }
}
