public import CoreGraphics
public import Foundation

/// One kind of particles that a ``CAEmitterLayer`` throws.
open class CAEmitterCell: NSObject {
    /// A cell that throws nothing.
    public override init() { super.init() }

    /// A name of the app's.
    open var name: String?
    /// Whether it throws anything. True by default.
    open var isEnabled = true
    /// An image (`CGImage`). Without one nothing shows.
    open var contents: Any?
    /// The pixels of the image to a point. 1 by default.
    open var contentsScale: CGFloat = 1
    /// Cells that each particle throws. Have no effect.
    open var emitterCells: [CAEmitterCell]?

    /// How many particles a second. 0 by default.
    open var birthRate: Float = 0
    /// For how many seconds a particle lasts. 0 by default.
    open var lifetime: Float = 0
    /// By how much that differs, half of it more and half of it less.
    open var lifetimeRange: Float = 0
    /// After how many seconds it begins.
    open var beginTime: CFTimeInterval = 0

    /// How fast particles are, in points a second.
    open var velocity: CGFloat = 0
    /// By how much that differs.
    open var velocityRange: CGFloat = 0
    /// The direction in the layer's plane, as an angle from the horizontal.
    open var emissionLongitude: CGFloat = 0
    /// The direction out of the plane. Has no effect: particles stay in it.
    open var emissionLatitude: CGFloat = 0
    /// The angle about the direction in which particles are thrown.
    open var emissionRange: CGFloat = 0
    /// How the speed changes, in points a second, each second.
    open var xAcceleration: CGFloat = 0
    /// How the speed changes, in points a second, each second.
    open var yAcceleration: CGFloat = 0
    /// How the speed changes out of the plane. Has no effect.
    open var zAcceleration: CGFloat = 0

    /// The size, as a factor of the image's. 1 by default.
    open var scale: CGFloat = 1
    /// By how much that differs.
    open var scaleRange: CGFloat = 0
    /// By how much it changes a second.
    open var scaleSpeed: CGFloat = 0
    /// How fast particles turn, in radians a second.
    open var spin: CGFloat = 0
    /// By how much that differs.
    open var spinRange: CGFloat = 0

    /// The colour. White images are drawn in it; those of other colours keep theirs, and take its opacity.
    open var color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    /// By how much a part of the colour differs.
    open var redRange: Float = 0
    /// By how much a part of the colour differs.
    open var greenRange: Float = 0
    /// By how much a part of the colour differs.
    open var blueRange: Float = 0
    /// By how much the opacity differs.
    open var alphaRange: Float = 0
    /// By how much a part of the colour changes a second.
    open var redSpeed: Float = 0
    /// By how much a part of the colour changes a second.
    open var greenSpeed: Float = 0
    /// By how much a part of the colour changes a second.
    open var blueSpeed: Float = 0
    /// By how much the opacity changes a second.
    open var alphaSpeed: Float = 0
}
