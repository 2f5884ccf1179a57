public import CoreGraphics
public import CoreMedia
public import Foundation

/// Something that was found in what a camera sees.
open class AVMetadataObject: NSObject {
    /// A kind of what is found.
    public struct ObjectType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A QR code.
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        /// A small QR code.
        public static let microQR = ObjectType(rawValue: "org.iso.MicroQR")
        /// The code of goods in Europe and Japan, of 13 digits.
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        /// The short code of goods, of 8 digits.
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        /// The code of goods in America.
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
        /// Bars for letters and digits.
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        /// The same with a check digit.
        public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
        /// Bars for letters and digits, denser.
        public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
        /// Bars for all of ASCII.
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        /// Bars of tickets and licences.
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        /// A code of tickets.
        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
        /// Bars of pairs of digits.
        public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
        /// The code of parcels, of 14 digits.
        public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
        /// A small square code.
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
        /// Bars of libraries and blood banks.
        public static let codabar = ObjectType(rawValue: "Codabar")
        /// A face.
        public static let face = ObjectType(rawValue: "face")
    }

    /// What it is.
    public let type: ObjectType
    /// Where it is, in shares of the picture.
    public let bounds: CGRect
    /// When it was seen.
    public let time: CMTime

    init(type: ObjectType, bounds: CGRect, time: CMTime) {
        self.type = type
        self.bounds = bounds
        self.time = time
    }
}

/// A code that was found in what a camera sees.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
    /// What the code says; nil if it cannot be read.
    public let stringValue: String?
    /// Where its corners are, in shares of the picture.
    public let corners: [CGPoint]

    init(_ stringValue: String?, type: ObjectType, bounds: CGRect, corners: [CGPoint], time: CMTime) {
        self.stringValue = stringValue
        self.corners = corners
        super.init(type: type, bounds: bounds, time: time)
    }
}

/// A face that was found in what a camera sees.
open class AVMetadataFaceObject: AVMetadataObject {
    /// The number by which a face is known from picture to picture.
    public let faceID: Int

    init(faceID: Int, bounds: CGRect, time: CMTime) {
        self.faceID = faceID
        super.init(type: .face, bounds: bounds, time: time)
    }
}
