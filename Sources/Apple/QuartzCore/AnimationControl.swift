/// Says how far animations are that no clock drives alone: they can be paused, scrubbed and turned round.
@preconcurrency @MainActor
package protocol AnimationControl: AnyObject {
    /// From 0, before anything moved, to 1; a spring goes beyond.
    var progress: Double { get }
    /// Whether the progress changes by itself.
    var isMoving: Bool { get }
}
