public import CoreGraphics
public import Foundation

/// What is said of a picture besides.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Its colour space. Has no effect: it is sRGB.
    public static let colorSpace = CIImageOption(rawValue: "kCIImageColorSpace")
    /// What its file says of it, a dictionary. Has no effect.
    public static let properties = CIImageOption(rawValue: "kCIImageProperties")
    /// Whether it is turned as its file says. Has no effect: files are read as they are to be seen.
    public static let applyOrientationProperty = CIImageOption(rawValue: "kCIImageApplyOrientationProperty")
    /// Whether its pixels stay squares of one colour when it is made larger. Has no effect: see `samplingNearest()`.
    public static let nearestSampling = CIImageOption(rawValue: "kCIImageNearestSampling")
}

extension CIImage {
    /// Creates an image from Core Graphics'. Options have no effect.
    public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]?) { self.init(cgImage: image) }
    /// Nil for bytes that are no picture. Options have no effect.
    public convenience init?(data: Data, options: [CIImageOption: Any]?) { self.init(data: data) }
    /// Creates an image from a file; nil if it cannot be read. Options have no effect.
    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]?) { self.init(contentsOf: url) }
}
