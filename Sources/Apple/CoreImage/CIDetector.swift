public import CoreGraphics
public import Foundation
import SeamPrimitives

/// Looks for faces, codes and rectangles in pictures. Nothing can look for them here: none are found, and the log says so.
open class CIDetector: NSObject, @unchecked Sendable {
    /// Creates a detector of a kind; nil for a kind that there is not.
    public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
        guard [CIDetectorTypeFace, CIDetectorTypeRectangle, CIDetectorTypeQRCode, CIDetectorTypeText].contains(type)
        else { return nil }
        LoggedOnce.say("CIDetector: nothing can look at pictures here; no \(type) is found")
    }

    /// None.
    open func features(in image: CIImage) -> [CIFeature] { [] }
    /// None.
    open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] { [] }
}

/// Something in a picture.
open class CIFeature: NSObject, @unchecked Sendable {
    /// What it is.
    open var type: String { "" }
    /// Where it is, in the picture's own coordinates.
    open var bounds: CGRect { .zero }
}

/// A face in a picture.
open class CIFaceFeature: CIFeature, @unchecked Sendable {
    open override var type: String { CIFeatureTypeFace }
    /// Whether the left eye is seen.
    open var hasLeftEyePosition: Bool { false }
    /// Whether the right eye is seen.
    open var hasRightEyePosition: Bool { false }
    /// Whether the mouth is seen.
    open var hasMouthPosition: Bool { false }
    /// Whether it smiles.
    open var hasSmile: Bool { false }
}

/// A rectangle in a picture.
open class CIRectangleFeature: CIFeature, @unchecked Sendable {
    open override var type: String { CIFeatureTypeRectangle }
    /// A corner.
    open var topLeft: CGPoint { .zero }
    /// A corner.
    open var topRight: CGPoint { .zero }
    /// A corner.
    open var bottomLeft: CGPoint { .zero }
    /// A corner.
    open var bottomRight: CGPoint { .zero }
}

/// A QR code in a picture.
open class CIQRCodeFeature: CIFeature, @unchecked Sendable {
    open override var type: String { CIFeatureTypeQRCode }
    /// What it says; nil if that is no text.
    open var messageString: String? { nil }
}

/// Looks for faces.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// Looks for rectangles.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// Looks for QR codes.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// Looks for texts.
public let CIDetectorTypeText = "CIDetectorTypeText"
/// How well to look.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// Quickly.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// Thoroughly.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// How small what is looked for may be.
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
/// Whether faces keep their numbers from picture to picture.
public let CIDetectorTracking = "CIDetectorTracking"
/// Which way up the picture is.
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
/// Whether to look for smiles.
public let CIDetectorSmile = "CIDetectorSmile"
/// Whether to look for closed eyes.
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
/// A face.
public let CIFeatureTypeFace = "Face"
/// A rectangle.
public let CIFeatureTypeRectangle = "Rectangle"
/// A QR code.
public let CIFeatureTypeQRCode = "QRCode"
/// A text.
public let CIFeatureTypeText = "Text"
