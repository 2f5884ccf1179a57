import CoreGraphics

/// Draws the map itself: tiles where there are any, a grid of degrees elsewhere, and overlays on it.
@MainActor
final class MapCanvas: UIView {
    weak var map: MKMapView?

    init() {
        super.init(frame: .zero)
        isOpaque = true
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    private var isDark: Bool {
        guard let map else { return false }
        switch map.mapType {
        case .satellite, .hybrid, .satelliteFlyover, .hybridFlyover: return true
        case .standard, .mutedStandard: return map.traitCollection.userInterfaceStyle == .dark
        }
    }

    override func draw(_ rect: CGRect) {
        guard let map, let context = UIGraphicsGetCurrentContext() else { return }
        let viewport = map.viewport
        (isDark
            ? UIColor(red: 0.13, green: 0.15, blue: 0.18, alpha: 1)
            : UIColor(red: 0.93, green: 0.94, blue: 0.95, alpha: 1))
            .setFill()
        context.fill(bounds)
        drawGrid(viewport, in: context)
        if let base = map.baseRenderer { draw(base, viewport, in: context) }
        for renderer in map.renderersInOrder { draw(renderer, viewport, in: context) }
    }

    private func draw(_ renderer: MKOverlayRenderer, _ viewport: Viewport, in context: CGContext) {
        let (bounding, world) = (renderer.overlay.boundingMapRect, Projection.worldSize)
        let visible = viewport.mapRect
        let zoom = MKZoomScale(1 / viewport.scale)
        // Once for each time the world is seen.
        for turn in -1...1 {
            let shift = Double(turn) * world
            let part = visible.offsetBy(dx: -shift, dy: 0)
            // Tiles go around the world by themselves.
            if renderer is MKTileOverlayRenderer, turn != 0 { continue }
            guard renderer is MKTileOverlayRenderer || bounding.intersects(part),
                renderer.canDraw(part, zoomScale: zoom)
            else { continue }
            context.saveGState()
            context.setAlpha(renderer.alpha)
            context.concatenate(
                viewport.transform(from: MKMapPoint(x: bounding.origin.x + shift, y: bounding.origin.y)))
            renderer.draw(part, zoomScale: zoom, in: context)
            context.restoreGState()
        }
    }

    // MARK: The grid

    /// Degrees between two lines, so that they are some 100 points apart.
    private func step(_ viewport: Viewport) -> Double {
        let degrees = viewport.scale * 100 / Projection.worldSize * 360
        let steps = [30, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005, 0.0002, 0.0001]
        return steps.last { $0 >= degrees } ?? 30
    }

    private func drawGrid(_ viewport: Viewport, in context: CGContext) {
        let step = step(viewport)
        let visible = viewport.mapRect
        let line = isDark ? UIColor(white: 1, alpha: 0.16) : UIColor(red: 0.62, green: 0.68, blue: 0.74, alpha: 0.55)
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 9),
            .foregroundColor: isDark
                ? UIColor(white: 1, alpha: 0.45) : UIColor(red: 0.4, green: 0.46, blue: 0.52, alpha: 1),
        ]
        let isUpright = viewport.heading == 0
        let (top, bottom) = (
            Projection.latitude(max(visible.minY, 0)), Projection.latitude(min(visible.maxY, Projection.worldSize))
        )
        let (left, right) = (Projection.longitude(visible.minX), Projection.longitude(visible.maxX))
        context.setStrokeColor(line.cgColor)
        func draw(_ a: MKMapPoint, _ b: MKMapPoint, isMain: Bool) {
            let transform = viewport.transform(from: a)
            context.setLineWidth(isMain ? 1 : 0.5)
            context.move(to: CGPoint.zero.applying(transform))
            context.addLine(to: CGPoint(x: b.x - a.x, y: b.y - a.y).applying(transform))
            context.strokePath()
        }
        for index in Int(
            (left / step).rounded(.up))...max(Int((left / step).rounded(.up)), Int((right / step).rounded(.down)))
        {
            let longitude = Double(index) * step
            let x = Projection.x(longitude)
            draw(MKMapPoint(x: x, y: visible.minY), MKMapPoint(x: x, y: visible.maxY), isMain: index == 0)
            guard isUpright else { continue }
            let text = label(Projection.wrapped(longitude), step, "E", "W")
            NSAttributedString(string: text, attributes: attributes)
                .draw(at: CGPoint(x: (x - visible.minX) / viewport.scale + 3, y: bounds.height - 14))
        }
        for index in Int(
            (bottom / step).rounded(.up))...max(Int((bottom / step).rounded(.up)), Int((top / step).rounded(.down)))
        {
            let latitude = Double(index) * step
            let y = Projection.y(latitude)
            draw(MKMapPoint(x: visible.minX, y: y), MKMapPoint(x: visible.maxX, y: y), isMain: index == 0)
            guard isUpright else { continue }
            let text = label(latitude, step, "N", "S")
            NSAttributedString(string: text, attributes: attributes)
                .draw(at: CGPoint(x: 3, y: (y - visible.minY) / viewport.scale + 2))
        }
    }

    private func label(_ degrees: Double, _ step: Double, _ positive: String, _ negative: String) -> String {
        let digits = step >= 1 ? 0 : Int((-log10(step)).rounded(.up))
        let number = String(format: "%.\(digits)f", abs(degrees))
        let sign = abs(degrees) < step / 2 ? "" : degrees > 0 ? positive : negative
        return number + "°" + sign
    }
}
