public import CoreGraphics
public import Foundation

/// Is told that a request has ended.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// What requests found, which each kind of them has as things of its own.
public protocol _VNResults {}

extension _VNResults {
    /// What was found: nil.
    public var results: [VNObservation]? { nil }
}

/// Something that is to be found. Nothing is found here: see ``VNImageRequestHandler/perform(_:)``.
open class VNRequest: NSObject, _VNResults, @unchecked Sendable {
    /// Is told that the request has ended.
    public let completionHandler: VNRequestCompletionHandler?
    /// Whether it may take its time.
    open var preferBackgroundProcessing = false
    /// Whether it is done by the processor alone.
    open var usesCPUOnly = false
    /// Which generation of the request it is.
    open var revision = 1

    /// Creates a request that tells nobody.
    public convenience override init() { self.init(completionHandler: nil) }

    /// Creates a request, and says who is told that it has ended.
    public init(completionHandler: VNRequestCompletionHandler? = nil) { self.completionHandler = completionHandler }

    /// Ends it before it is done.
    open func cancel() {}

    /// The generation that is the newest.
    open class var currentRevision: Int { 1 }
    /// The generations that there are.
    open class var supportedRevisions: IndexSet { [1] }
}

/// Something that is to be found in a part of a picture.
open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
    /// The part, in shares of the picture, from its lower left corner. All of it by default.
    open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// How well text is read.
public enum VNRequestTextRecognitionLevel: Int, Sendable {
    /// Well.
    case accurate
    /// Soon.
    case fast
}

/// Text that is to be read.
open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
    /// How well it is read. Well by default.
    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    /// The languages it may be in, as `en-US`, the likeliest first.
    open var recognitionLanguages = ["en-US"]
    /// Whether words are mended by what is usual.
    open var usesLanguageCorrection = true
    /// Whether the language is found out.
    open var automaticallyDetectsLanguage = false
    /// Words that are not usual.
    open var customWords: [String] = []
    /// The least height of text, as a share of the picture's. 1/32 by default.
    open var minimumTextHeight: Float = 1.0 / 32

    public var results: [VNRecognizedTextObservation]? { nil }

    /// The languages that can be read: none.
    open func supportedRecognitionLanguages() throws -> [String] { [] }
    /// The languages that can be read: none.
    open class func supportedRecognitionLanguages(
        for recognitionLevel: VNRequestTextRecognitionLevel, revision requestRevision: Int
    ) throws -> [String] { [] }
}

/// The places of text that are to be found.
open class VNDetectTextRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    /// Whether those of characters are wanted too.
    open var reportCharacterBoxes = false
    public var results: [VNTextObservation]? { nil }
}

/// Codes that are to be read.
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The kinds of codes.
    open var symbologies: [VNBarcodeSymbology] = []
    public var results: [VNBarcodeObservation]? { nil }
    /// The kinds of codes that can be read: none.
    open func supportedSymbologies() throws -> [VNBarcodeSymbology] { [] }
}

/// Faces that are to be found.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNFaceObservation]? { nil }
}

/// The eyes, mouths and noses of faces that are to be found.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNFaceObservation]? { nil }
}

/// Corners of sheets of paper and the like that are to be found.
open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The least share of the longer side that the shorter one has. 0.5 by default.
    open var minimumAspectRatio: Float = 0.5
    /// The most of it. 0.5 by default.
    open var maximumAspectRatio: Float = 0.5
    /// How many degrees corners may be off. 30 by default.
    open var quadratureTolerance: Float = 30
    /// The least side, as a share of the picture's. 0.2 by default.
    open var minimumSize: Float = 0.2
    /// How sure it must be, of 1. 0 by default.
    open var minimumConfidence: Float = 0
    /// How many are wanted; 0 for all. 1 by default.
    open var maximumObservations = 1
    public var results: [VNRectangleObservation]? { nil }
}

/// What is in a picture, in words.
open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNClassificationObservation]? { nil }
}
