public import CoreGraphics

/// A layer whose content is drawn in pieces on iOS. Here it is drawn as one, by the same methods.
@preconcurrency @MainActor
open class CATiledLayer: CALayer {
    /// The size of a piece, in pixels. Has no effect: the content is drawn as one.
    open var tileSize = CGSize(width: 256, height: 256)
    /// How many scales the content is drawn at. Has no effect: it is drawn at the scale that is shown.
    open var levelsOfDetail = 1
    /// How many of those are larger than the layer. Has no effect.
    open var levelsOfDetailBias = 0

    /// How long a piece that was drawn takes to appear, in seconds. Has no effect: all appears at once.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }
}
