package import Foundation
package import CoreGraphics
package import Stage

/// A layer that shows, blurred, what lies behind it in the window.
@MainActor
package final class BackdropLayer: CALayer, DrawingLayer {
    /// The blur's standard deviation, in points.
    package var blurRadius: CGFloat = 20 {
        didSet { if blurRadius != oldValue { setNeedsDisplayContent() } }
    }
    /// How much stronger the colours are than behind the layer.
    package var saturation: CGFloat = 1 {
        didSet { if saturation != oldValue { setNeedsDisplayContent() } }
    }

    /// Of filters the varying blur is known: how strong it is goes by the opacity of its picture.
    func show(_ filters: [Any]?) {
        let blur = filters?.lazy.compactMap { $0 as? CAFilter }.first { $0.type == CAFilter.variableBlur }
        saturation = 1
        blurRadius = blur?.radius ?? 0
        guard let image = blur?.mask else {
            mask = nil
            return
        }
        let layer = CALayer()
        layer.contents = image
        layer.frame = CGRect(origin: .zero, size: bounds.size)
        mask = layer
    }

    package override func layoutSublayers() {
        super.layoutSublayers()
        if mask != nil { mask?.frame = CGRect(origin: .zero, size: bounds.size) }
    }

    private struct Entry {
        weak var layer: BackdropLayer?
    }

    private static var entries: [Entry] = []

    package override init() {
        super.init()
        CAFilter.isRegistered
        Self.entries.removeAll { $0.layer == nil }
        Self.entries.append(Entry(layer: self))
    }

    package required init?(coder: NSCoder) { nil }

    /// A copy, for the presentation: it is in no window.
    package override init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? BackdropLayer else { return }
        (blurRadius, saturation) = (other.blurRadius, other.saturation)
    }

    /// Has every backdrop of a host drawn again, before a frame: what is behind it may have changed.
    package static func refresh(on host: any LayerHost) {
        for entry in entries {
            guard let layer = entry.layer, layer.host === host else { continue }
            layer.contentIsDirty = true
            layer.invalidateNodes()
        }
    }

    package func draw(_ state: LayerState, on canvas: Canvas) {
        guard !state.bounds.isEmpty else { return }
        var path: [CALayer] = [self]
        while let parent = path[0].superlayer { path.insert(parent, at: 0) }
        let root = path[0]
        // From the root's coordinates to this layer's.
        let place = path.dropFirst().reversed().reduce(CGAffineTransform.identity) {
            $0.concatenating($1.presentationState.toSuperlayer)
        }
        guard abs(place.a * place.d - place.b * place.c) > 1e-9 else { return }
        guard let behind = RenderNode(record: { root.recordBehind(path.dropFirst(), on: $0) }) else { return }
        // A blur reaches three deviations far.
        let reach = blurRadius * 3
        canvas.pushClip(state.bounds)
        if saturation != 1 { canvas.pushSaturation(saturation) }
        if blurRadius > 0 { canvas.pushBlur(radius: blurRadius) }
        canvas.pushClip(state.bounds.insetBy(dx: -reach, dy: -reach))
        canvas.save()
        canvas.concatenate(place.inverted())
        let screen = root.bounds
        let isAtEdge = !screen.contains(state.bounds.insetBy(dx: -reach, dy: -reach).applying(place))
        if isAtEdge, blurRadius > 0, !screen.isEmpty {
            // Beyond the screen is nothing: there the same picture, somewhat larger, goes on under it.
            canvas.save()
            canvas.translate(x: screen.midX, y: screen.midY)
            canvas.concatenate(
                CGAffineTransform(
                    scaleX: 1 + 2 * reach / screen.width, y: 1 + 2 * reach / screen.height))
            canvas.translate(x: -screen.midX, y: -screen.midY)
            canvas.draw(behind)
            canvas.restore()
        }
        canvas.draw(behind)
        canvas.restore()
        canvas.pop()
        if blurRadius > 0 { canvas.pop() }
        if saturation != 1 { canvas.pop() }
        canvas.pop()
    }
}
