public import CoreGraphics
import SeamPrimitives

/// Draws tiles as they come.
@preconcurrency @MainActor
open class MKTileOverlayRenderer: MKOverlayRenderer {
    private struct Key: Hashable {
        var x: Int, y: Int, z: Int
    }
    private enum Tile {
        case loading
        case failed
        case loaded(CGImage)
    }
    private let tiles: MKTileOverlay
    private var known: [Key: Tile] = [:]
    /// In the order in which they were used last.
    private var used: [Key] = []
    private static let limit = 256

    /// Creates a renderer.
    public init(tileOverlay overlay: MKTileOverlay) {
        tiles = overlay
        super.init(overlay: overlay)
    }

    /// Creates a renderer of an overlay of tiles.
    public override init(overlay: any MKOverlay) {
        guard let tiles = overlay as? MKTileOverlay else {
            preconditionFailure("MKTileOverlayRenderer: the overlay is a \(type(of: overlay)), and no MKTileOverlay")
        }
        self.tiles = tiles
        super.init(overlay: tiles)
    }

    /// Creates a renderer of tiles of no server.
    public convenience init() {
        self.init(tileOverlay: MKTileOverlay())
    }

    /// Whether any tile is there.
    var hasTiles: Bool {
        known.values.contains { tile in
            if case .loaded = tile { true } else { false }
        }
    }

    /// Loads all tiles again.
    open func reloadData() {
        (known, used) = ([:], [])
        setNeedsDisplay()
    }

    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        // The level at which a tile's pixels are as large as the screen's points, or smaller.
        let exact = log2(Projection.worldSize * zoomScale / tiles.tileSize.width)
        let level = min(max(Int(exact.rounded()), tiles.minimumZ), tiles.maximumZ)
        let count = 1 << level
        let side = Projection.worldSize / Double(count)
        let columns = Int((mapRect.minX / side).rounded(.down))...Int((mapRect.maxX / side).rounded(.down))
        let rows = max(0, Int(mapRect.minY / side))...max(0, min(count - 1, Int(mapRect.maxY / side)))
        guard columns.count * rows.count < 400 else { return }
        for row in rows {
            for column in columns {
                let wrapped = ((column % count) + count) % count
                let place = rect(
                    for: MKMapRect(x: Double(column) * side, y: Double(row) * side, width: side, height: side))
                draw(Key(x: wrapped, y: row, z: level), at: place, in: context)
            }
        }
    }

    /// Draws a tile, or the part of a larger one that is there.
    private func draw(_ key: Key, at place: CGRect, in context: CGContext) {
        if let image = image(key) { return paint(image, at: place, in: context) }
        var (part, key) = (CGRect(x: 0, y: 0, width: 1, height: 1), key)
        while key.z > tiles.minimumZ {
            part = CGRect(
                x: (part.minX + CGFloat(key.x & 1)) / 2, y: (part.minY + CGFloat(key.y & 1)) / 2, width: part.width / 2,
                height: part.height / 2)
            key = Key(x: key.x >> 1, y: key.y >> 1, z: key.z - 1)
            guard case .loaded(let image)? = known[key] else { continue }
            context.saveGState()
            context.clip(to: place)
            let whole = CGSize(width: place.width / part.width, height: place.height / part.height)
            let origin = CGPoint(x: place.minX - part.minX * whole.width, y: place.minY - part.minY * whole.height)
            paint(image, at: CGRect(origin: origin, size: whole), in: context)
            context.restoreGState()
            return
        }
    }

    private func paint(_ image: CGImage, at place: CGRect, in context: CGContext) {
        // Pictures stand upright in a context whose y goes up.
        context.saveGState()
        context.translateBy(x: place.minX, y: place.maxY)
        context.scaleBy(x: 1, y: -1)
        context.draw(image, in: CGRect(origin: .zero, size: place.size))
        context.restoreGState()
    }

    private func image(_ key: Key) -> CGImage? {
        used.removeAll { $0 == key }
        used.append(key)
        if used.count > Self.limit { known[used.removeFirst()] = nil }
        switch known[key] {
        case .loaded(let image): return image
        case .loading, .failed: return nil
        case nil: break
        }
        known[key] = .loading
        let y = tiles.isGeometryFlipped ? (1 << key.z) - 1 - key.y : key.y
        let path = MKTileOverlayPath(x: key.x, y: y, z: key.z, contentScaleFactor: contentScaleFactor)
        tiles.loadTile(at: path) { [weak self] data, _ in
            MainQueue.perform {
                guard let self else { return }
                let image = data.flatMap { UIImage(data: $0)?.cgImage }
                self.known[key] = image.map { .loaded($0) } ?? .failed
                if image != nil { self.setNeedsDisplay() }
            }
        }
        return nil
    }
}
