public import Foundation

/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The top right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The bottom left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The bottom right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

    static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}

/// The form of round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Arcs of circles.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// Curves that begin earlier. Drawn as arcs of circles here.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Where a layer's contents are in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In their own size, at the place `center`.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// In their own size, at the place `top`.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// In their own size, at the place `bottom`.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// In their own size, at the place `left`.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// In their own size, at the place `right`.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// In their own size, at the place `topLeft`.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// In their own size, at the place `topRight`.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// In their own size, at the place `bottomLeft`.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// In their own size, at the place `bottomRight`.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched to fill the bounds.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// Whole within the bounds, in their own ratio.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// Covering the bounds, in their own ratio.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// How contents are scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Pixels stay sharp.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Pixels are mixed with their neighbours.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// As `linear`; there are no smaller copies to mix with.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
