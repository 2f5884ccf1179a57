package import CoreGraphics
package import Foundation

/// The host of a layer tree: it gives the time and the frames.
@preconcurrency @MainActor
package protocol LayerHost: AnyObject {
    /// Seconds on the clock of the surface.
    var now: Double { get }
    /// Whether every change is drawn at once, so that what was drawn last is what a person sees.
    var showsEveryFrame: Bool { get }
    /// Asks for a frame in which layers are drawn again.
    func layersNeedDisplay()
    /// Asks for a frame in which animations advance.
    func animationsNeedTick()
    /// The layers with animations, and the display links.
    var animator: LayerAnimator { get }
}

/// The animations and display links of one host.
@MainActor
package final class LayerAnimator {
    private var layers: [ObjectIdentifier: CALayer] = [:]
    private var links: [CADisplayLink] = []

    package init() {}

    package var isActive: Bool { layers.values.contains(where: \.isMoving) || links.contains { !$0.isPaused } }
    /// Whether something moves that will come to rest by itself.
    package var hasFiniteAnimations: Bool {
        layers.values.contains { $0.hasFiniteAnimation } || links.contains { $0.comesToRest && !$0.isPaused }
    }

    func add(_ layer: CALayer) { layers[ObjectIdentifier(layer)] = layer }
    func remove(_ layer: CALayer) { layers[ObjectIdentifier(layer)] = nil }
    func add(_ link: CADisplayLink) { if !links.contains(where: { $0 === link }) { links.append(link) } }
    func remove(_ link: CADisplayLink) { links.removeAll { $0 === link } }

    /// One frame: display links first, as they change models; then animations that are over end.
    package func tick(at time: Double) {
        for link in links where !link.isPaused { link.fire(at: time) }
        for layer in Array(layers.values) {
            layer.advanceAnimations(to: time)
            if !layer.hasAnimations { layers[ObjectIdentifier(layer)] = nil }
        }
    }
}
