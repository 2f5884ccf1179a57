public import CoreGraphics
public import Foundation

/// Something that was found. There is none here.
open class VNObservation: NSObject, @unchecked Sendable {
    /// Tells it from others.
    public let uuid = UUID()
    /// How sure it is, of 1.
    public let confidence: Float

    init(confidence: Float) { self.confidence = confidence }
}

/// Something in a rectangle.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
    /// In shares of the picture, from its lower left corner.
    public let boundingBox: CGRect

    init(_ boundingBox: CGRect, confidence: Float) {
        self.boundingBox = boundingBox
        super.init(confidence: confidence)
    }
}

/// Something with four corners.
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
    /// A corner, in shares of the picture, from its lower left corner.
    open var topLeft: CGPoint { CGPoint(x: boundingBox.minX, y: boundingBox.maxY) }
    /// A corner, in shares of the picture, from its lower left corner.
    open var topRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.maxY) }
    /// A corner, in shares of the picture, from its lower left corner.
    open var bottomLeft: CGPoint { CGPoint(x: boundingBox.minX, y: boundingBox.minY) }
    /// A corner, in shares of the picture, from its lower left corner.
    open var bottomRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.minY) }
}

/// A place with text.
open class VNTextObservation: VNRectangleObservation, @unchecked Sendable {
    /// The places of its characters.
    open var characterBoxes: [VNRectangleObservation]? { nil }
}

/// A line that was read.
open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
    let candidates: [VNRecognizedText]

    init(_ candidates: [VNRecognizedText], _ boundingBox: CGRect, confidence: Float) {
        self.candidates = candidates
        super.init(boundingBox, confidence: confidence)
    }

    /// What it may be, the likeliest first.
    open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] {
        Array(candidates.prefix(max(0, maxCandidateCount)))
    }
}

/// A text that was read.
open class VNRecognizedText: NSObject, @unchecked Sendable {
    /// The text.
    public let string: String
    /// How sure it is, of 1.
    public let confidence: Float

    init(_ string: String, confidence: Float) { (self.string, self.confidence) = (string, confidence) }

    /// The place of a part of the text; nil where it is not known.
    open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }
}

/// A code that was read.
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
    /// The kind of code.
    public let symbology: VNBarcodeSymbology
    /// What it says; nil if that is no text.
    public let payloadStringValue: String?

    init(_ payload: String?, _ symbology: VNBarcodeSymbology, _ boundingBox: CGRect, confidence: Float) {
        (payloadStringValue, self.symbology) = (payload, symbology)
        super.init(boundingBox, confidence: confidence)
    }
}

/// The kind of a code.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
    public static let codabar = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCodabar")
    public static let code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39")
    public static let code93 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode93")
    public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
    public static let dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix")
    public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
    public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
    public static let i2of5 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyI2of5")
    public static let itf14 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyITF14")
    public static let microQR = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyMicroQR")
    public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
    public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
    public static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")
}

/// A face.
open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {
    /// How far it is turned to a shoulder, in radians; nil where that is not known.
    open var roll: NSNumber? { nil }
    /// How far it is turned to a side, in radians; nil where that is not known.
    open var yaw: NSNumber? { nil }
}

/// A word for what is in a picture.
open class VNClassificationObservation: VNObservation, @unchecked Sendable {
    /// The word.
    public let identifier: String

    init(_ identifier: String, confidence: Float) {
        self.identifier = identifier
        super.init(confidence: confidence)
    }
}
