public import CoreGraphics
public import Foundation
public import Vision

/// Something that a scanner sees.
public enum RecognizedItem: Identifiable, Sendable {
    /// A text.
    case text(Text)
    /// A code.
    case barcode(Barcode)

    /// What tells it from others.
    public var id: UUID {
        switch self {
        case .text(let text): text.id
        case .barcode(let code): code.id
        }
    }

    /// Where it is, in the points of the scanner's view.
    public var bounds: Bounds {
        switch self {
        case .text(let text): text.bounds
        case .barcode(let code): code.bounds
        }
    }

    /// The corners of what is seen.
    public struct Bounds: Sendable {
        public let topLeft, topRight, bottomRight, bottomLeft: CGPoint
    }

    /// A text that is seen.
    public struct Text: Identifiable, @unchecked Sendable {
        public let id: UUID
        public let bounds: Bounds
        /// What it says.
        public let transcript: String
        /// What Vision says of it.
        public let observation: VNRecognizedTextObservation
    }

    /// A code that is seen.
    public struct Barcode: Identifiable, @unchecked Sendable {
        public let id: UUID
        public let bounds: Bounds
        /// What it says; nil if that is no text.
        public let payloadStringValue: String?
        /// What Vision says of it.
        public let observation: VNBarcodeObservation
    }
}
