import CoreGraphics

/// The part of the map that a view shows.
struct Viewport: Equatable {
    /// The map point in the view's middle.
    var x = Projection.worldSize / 2
    var y = Projection.worldSize / 2
    /// Map points of a point of the screen.
    var scale = Projection.worldSize / 400
    /// Where the upper edge points to, in degrees from north.
    var heading = 0.0
    var size = CGSize.zero

    var center: MKMapPoint { MKMapPoint(x: x, y: y) }
    private var angle: Double { heading * .pi / 180 }

    /// Where a map point is shown, by the shorter way around the world.
    func point(_ point: MKMapPoint) -> CGPoint {
        var dx = point.x - x
        let world = Projection.worldSize
        if abs(dx) > world / 2 { dx -= (dx / world).rounded() * world }
        let (a, b) = (dx / scale, (point.y - y) / scale)
        let (cosine, sine) = (cos(angle), sin(angle))
        return CGPoint(x: size.width / 2 + a * cosine + b * sine, y: size.height / 2 - a * sine + b * cosine)
    }

    /// The map point that is shown at a place.
    func mapPoint(_ point: CGPoint) -> MKMapPoint {
        let (a, b) = (point.x - size.width / 2, point.y - size.height / 2)
        let (cosine, sine) = (cos(angle), sin(angle))
        return MKMapPoint(x: x + (a * cosine - b * sine) * scale, y: y + (a * sine + b * cosine) * scale)
    }

    /// The smallest rectangle of the map around what is shown.
    var mapRect: MKMapRect {
        let (cosine, sine) = (abs(cos(angle)), abs(sin(angle)))
        let width = (size.width * cosine + size.height * sine) * scale
        let height = (size.width * sine + size.height * cosine) * scale
        return MKMapRect(x: x - width / 2, y: y - height / 2, width: width, height: height)
    }

    /// From map points, less an origin, to the screen.
    func transform(from origin: MKMapPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: origin.x - x, y: origin.y - y)
            .concatenating(CGAffineTransform(rotationAngle: -angle))
            .concatenating(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
            .concatenating(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
    }

    // MARK: Limits

    /// The nearest that a map comes: half a map point for a point of the screen.
    static let smallestScale = 0.5

    /// The viewport with nothing in it that is no map.
    var limited: Viewport {
        var result = self
        let side = Double(max(size.width, size.height, 1))
        result.scale = min(max(scale, Self.smallestScale), Projection.worldSize / side)
        let half = result.mapRect.height / 2
        result.y =
            half * 2 >= Projection.worldSize
            ? Projection.worldSize / 2 : min(max(y, half), Projection.worldSize - half)
        result.x = x - (x / Projection.worldSize).rounded(.down) * Projection.worldSize
        result.heading = heading - (heading / 360).rounded(.down) * 360
        return result
    }

    /// Moves so that a map point is shown at a place.
    mutating func move(_ mapPoint: MKMapPoint, to place: CGPoint) {
        let now = self.mapPoint(place)
        x += mapPoint.x - now.x
        y += mapPoint.y - now.y
    }

    /// A step of the way from one to another.
    static func between(_ a: Viewport, _ b: Viewport, _ share: Double) -> Viewport {
        var result = b
        let world = Projection.worldSize
        let dx = b.x - a.x
        let way = abs(dx) > world / 2 ? dx - (dx / world).rounded() * world : dx
        result.scale = exp(log(a.scale) + (log(b.scale) - log(a.scale)) * share)
        // Along the way the middle moves with the scale, so that the ends do not rush past.
        let moved = abs(b.scale - a.scale) < 1e-9 ? share : (a.scale - result.scale) / (a.scale - b.scale)
        result.x = a.x + way * moved
        result.y = a.y + (b.y - a.y) * moved
        let turn = (b.heading - a.heading + 540).truncatingRemainder(dividingBy: 360) - 180
        result.heading = a.heading + turn * share
        return result
    }
}

/// What a map was asked to show.
enum Framing {
    case region(MKCoordinateRegion)
    case rect(MKMapRect, UIEdgeInsets)
    case camera(CLLocationCoordinate2D, distance: Double, heading: Double)

    /// The viewport of a size that shows it.
    @MainActor func viewport(from old: Viewport) -> Viewport {
        var result = old
        let size = CGSize(width: max(old.size.width, 1), height: max(old.size.height, 1))
        switch self {
        case .region(let region):
            let rect = region.mapRect
            (result.x, result.y) = (Projection.x(region.center.longitude), Projection.y(region.center.latitude))
            result.scale = max(rect.width / size.width, rect.height / size.height, Viewport.smallestScale)
            result.heading = 0
        case .rect(let rect, let insets):
            let room = CGSize(
                width: max(size.width - insets.left - insets.right, 1),
                height: max(size.height - insets.top - insets.bottom, 1))
            result.scale = max(rect.width / room.width, rect.height / room.height, Viewport.smallestScale)
            result.heading = 0
            result.x = rect.midX + (insets.right - insets.left) / 2 * result.scale
            result.y = rect.midY + (insets.bottom - insets.top) / 2 * result.scale
        case .camera(let center, let distance, let heading):
            (result.x, result.y) = (Projection.x(center.longitude), Projection.y(center.latitude))
            let meters = 2 * distance * tan(MKMapCamera.halfAperture)
            result.scale = meters * MKMapPointsPerMeterAtLatitude(center.latitude) / size.height
            result.heading = heading
        }
        return result.limited
    }
}
