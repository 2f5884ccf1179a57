public import CoreGraphics
public import CoreImage
public import CoreMedia
public import Foundation

// Requests whose answers are pictures or numbers of pictures.

/// What stands out from the background is to be found.
open class VNGenerateForegroundInstanceMaskRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNInstanceMaskObservation]? { nil }
}

/// Persons are to be told from the background, each by itself.
open class VNGeneratePersonInstanceMaskRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNInstanceMaskObservation]? { nil }
}

/// Which pixels are of persons is to be found.
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
    /// How well it is done.
    public enum QualityLevel: UInt, Sendable {
        /// Well.
        case accurate
        /// Well enough for films.
        case balanced
        /// Soon.
        case fast
    }

    /// How well it is done. Well by default.
    open var qualityLevel = QualityLevel.accurate
    /// Of what a pixel of the answer is made. Of a byte of gray by default.
    open var outputPixelFormat: OSType = kCVPixelFormatType_OneComponent8
    public var results: [VNPixelBufferObservation]? { nil }
}

/// What people would look at is to be found.
open class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNSaliencyImageObservation]? { nil }
}

/// What is likely to be a thing is to be found.
open class VNGenerateObjectnessBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNSaliencyImageObservation]? { nil }
}

/// Numbers are to be found by which pictures are told apart.
open class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNFeaturePrintObservation]? { nil }
}

/// A sheet of paper is to be found.
open class VNDetectDocumentSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNRectangleObservation]? { nil }
}

/// Persons are to be found.
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    /// Whether the upper half of a body is enough. It is by default.
    open var upperBodyOnly = true
    public var results: [VNHumanObservation]? { nil }
}

/// Cats and dogs are to be found.
open class VNRecognizeAnimalsRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNRecognizedObjectObservation]? { nil }
    /// The kinds of animals that can be found: none.
    open func supportedIdentifiers() throws -> [VNAnimalIdentifier] { [] }
}

/// The joints of bodies are to be found.
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNHumanBodyPoseObservation]? { nil }
}

/// The joints of hands are to be found.
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest, @unchecked Sendable {
    /// How many hands are wanted. 2 by default.
    open var maximumHandCount = 2
    public var results: [VNHumanHandPoseObservation]? { nil }
}

/// How far the horizon is turned is to be found.
open class VNDetectHorizonRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNHorizonObservation]? { nil }
}

/// The outlines of what is dark or bright are to be found.
open class VNDetectContoursRequest: VNImageBasedRequest, @unchecked Sendable {
    /// How much contrast is raised, from 0 to 3. 2 by default.
    open var contrastAdjustment: Float = 2
    /// Whether what is looked for is dark on a bright ground. It is by default.
    open var detectsDarkOnLight = true
    /// The most pixels that a side of the picture has when it is looked at. 512 by default.
    open var maximumImageDimension = 512
    public var results: [VNContoursObservation]? { nil }
}

/// How good faces look in a picture is to be found.
open class VNDetectFaceCaptureQualityRequest: VNImageBasedRequest, @unchecked Sendable {
    public var results: [VNFaceObservation]? { nil }
}

/// A kind of animal.
public struct VNAnimalIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A cat.
    public static let cat = VNAnimalIdentifier(rawValue: "Cat")
    /// A dog.
    public static let dog = VNAnimalIdentifier(rawValue: "Dog")
}

// MARK: What is found

/// Pixels.
open class VNPixelBufferObservation: VNObservation, @unchecked Sendable {
    /// The pixels.
    public let pixelBuffer: CVPixelBuffer
    /// The name of what gave them; nil where there is none.
    open var featureName: String? { nil }

    init(_ pixelBuffer: CVPixelBuffer, confidence: Float) {
        self.pixelBuffer = pixelBuffer
        super.init(confidence: confidence)
    }
}

/// What stands out from a picture's background, each thing with a number.
open class VNInstanceMaskObservation: VNObservation, @unchecked Sendable {
    /// Which thing each pixel is of; 0 for the background.
    public let instanceMask: CVPixelBuffer
    /// The numbers of all things.
    public let allInstances: IndexSet

    init(_ mask: CVPixelBuffer, _ instances: IndexSet, confidence: Float) {
        (instanceMask, allInstances) = (mask, instances)
        super.init(confidence: confidence)
    }

    /// How much each pixel of the mask belongs to some things. Throws: nothing can be found here.
    open func generateMask(forInstances instances: IndexSet) throws -> CVPixelBuffer { throw VNError(.notImplemented) }

    /// The picture of some things, with nothing around them. Throws: nothing can be found here.
    open func generateMaskedImage(
        ofInstances instances: IndexSet, from requestHandler: VNImageRequestHandler,
        croppedToInstancesExtent cropResult: Bool
    ) throws -> CVPixelBuffer { throw VNError(.notImplemented) }

    /// How much each pixel of the picture belongs to some things. Throws: nothing can be found here.
    open func generateScaledMaskForImage(
        forInstances instances: IndexSet, from requestHandler: VNImageRequestHandler
    ) throws -> CVPixelBuffer { throw VNError(.notImplemented) }
}

/// What people would look at.
open class VNSaliencyImageObservation: VNPixelBufferObservation, @unchecked Sendable {
    /// The places.
    open var salientObjects: [VNRectangleObservation]? { nil }
}

/// Numbers by which pictures are told apart.
open class VNFeaturePrintObservation: VNObservation, @unchecked Sendable {
    /// The numbers, as bytes.
    public let data: Data
    /// How many there are.
    open var elementCount: Int { data.count / 4 }

    init(_ data: Data, confidence: Float) {
        self.data = data
        super.init(confidence: confidence)
    }

    /// How far two pictures are apart.
    open func computeDistance(
        _ outDistance: UnsafeMutablePointer<Float>, to featurePrint: VNFeaturePrintObservation
    ) throws {
        guard data.count == featurePrint.data.count else { throw VNError(.invalidArgument) }
        func numbers(_ data: Data) -> [Float] {
            data.withUnsafeBytes { bytes in
                (0..<bytes.count / 4).map { bytes.loadUnaligned(fromByteOffset: $0 * 4, as: Float.self) }
            }
        }
        outDistance.pointee = zip(numbers(data), numbers(featurePrint.data)).reduce(0) {
            $0 + ($1.0 - $1.1) * ($1.0 - $1.1)
        }.squareRoot()
    }
}

/// A person.
open class VNHumanObservation: VNDetectedObjectObservation, @unchecked Sendable {
    /// Whether it is the upper half of a body.
    open var upperBodyOnly: Bool { true }
}

/// A thing of a known kind.
open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
    /// What it may be, the likeliest first.
    open var labels: [VNClassificationObservation] { [] }
}

/// A point, in shares of the picture, from its lower left corner.
open class VNPoint: NSObject, @unchecked Sendable {
    /// Where it is.
    public let location: CGPoint
    /// From left to right.
    open var x: Double { location.x }
    /// From below to above.
    open var y: Double { location.y }

    /// Creates a point.
    public init(location: CGPoint) { self.location = location }
    /// Creates a point.
    public convenience init(x: Double, y: Double) { self.init(location: CGPoint(x: x, y: y)) }
    /// The lower left corner.
    open class var zero: VNPoint { VNPoint(x: 0, y: 0) }
}

/// A point, and how sure it is.
open class VNDetectedPoint: VNPoint, @unchecked Sendable {
    /// Of 1.
    open var confidence: Float { 0 }
}

/// A joint, and how sure it is.
open class VNRecognizedPoint: VNDetectedPoint, @unchecked Sendable {}

/// The joints of something.
open class VNRecognizedPointsObservation: VNObservation, @unchecked Sendable {}

/// The joints of a body.
open class VNHumanBodyPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {
    /// A joint of a body.
    public struct JointName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let nose = JointName(rawValue: "head_joint")
        public static let leftEye = JointName(rawValue: "left_eye_joint")
        public static let rightEye = JointName(rawValue: "right_eye_joint")
        public static let leftEar = JointName(rawValue: "left_ear_joint")
        public static let rightEar = JointName(rawValue: "right_ear_joint")
        public static let neck = JointName(rawValue: "neck_1_joint")
        public static let leftShoulder = JointName(rawValue: "left_shoulder_1_joint")
        public static let rightShoulder = JointName(rawValue: "right_shoulder_1_joint")
        public static let leftElbow = JointName(rawValue: "left_forearm_joint")
        public static let rightElbow = JointName(rawValue: "right_forearm_joint")
        public static let leftWrist = JointName(rawValue: "left_hand_joint")
        public static let rightWrist = JointName(rawValue: "right_hand_joint")
        public static let root = JointName(rawValue: "root")
        public static let leftHip = JointName(rawValue: "left_upLeg_joint")
        public static let rightHip = JointName(rawValue: "right_upLeg_joint")
        public static let leftKnee = JointName(rawValue: "left_leg_joint")
        public static let rightKnee = JointName(rawValue: "right_leg_joint")
        public static let leftAnkle = JointName(rawValue: "left_foot_joint")
        public static let rightAnkle = JointName(rawValue: "right_foot_joint")
    }

    /// Joints that belong together.
    public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let face = JointsGroupName(rawValue: "VNBLKFACE")
        public static let torso = JointsGroupName(rawValue: "VNBLKTORSO")
        public static let leftArm = JointsGroupName(rawValue: "VNBLKLARM")
        public static let rightArm = JointsGroupName(rawValue: "VNBLKRARM")
        public static let leftLeg = JointsGroupName(rawValue: "VNBLKLLEG")
        public static let rightLeg = JointsGroupName(rawValue: "VNBLKRLEG")
        public static let all = JointsGroupName(rawValue: "VNIPOAll")
    }

    /// The joints that were found: none.
    open var availableJointNames: [JointName] { [] }
    /// A joint. Throws: none was found.
    open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint { throw VNError(.invalidArgument) }
    /// Joints that belong together. Throws: none was found.
    open func recognizedPoints(_ jointsGroupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] {
        throw VNError(.invalidArgument)
    }
}

/// The joints of a hand.
open class VNHumanHandPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {
    /// A joint of a hand.
    public struct JointName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let wrist = JointName(rawValue: "VNHLKWRI")
        public static let thumbCMC = JointName(rawValue: "VNHLKTCMC")
        public static let thumbMP = JointName(rawValue: "VNHLKTMP")
        public static let thumbIP = JointName(rawValue: "VNHLKTIP")
        public static let thumbTip = JointName(rawValue: "VNHLKTTIP")
        public static let indexMCP = JointName(rawValue: "VNHLKIMCP")
        public static let indexPIP = JointName(rawValue: "VNHLKIPIP")
        public static let indexDIP = JointName(rawValue: "VNHLKIDIP")
        public static let indexTip = JointName(rawValue: "VNHLKITIP")
        public static let middleMCP = JointName(rawValue: "VNHLKMMCP")
        public static let middlePIP = JointName(rawValue: "VNHLKMPIP")
        public static let middleDIP = JointName(rawValue: "VNHLKMDIP")
        public static let middleTip = JointName(rawValue: "VNHLKMTIP")
        public static let ringMCP = JointName(rawValue: "VNHLKRMCP")
        public static let ringPIP = JointName(rawValue: "VNHLKRPIP")
        public static let ringDIP = JointName(rawValue: "VNHLKRDIP")
        public static let ringTip = JointName(rawValue: "VNHLKRTIP")
        public static let littleMCP = JointName(rawValue: "VNHLKPMCP")
        public static let littlePIP = JointName(rawValue: "VNHLKPPIP")
        public static let littleDIP = JointName(rawValue: "VNHLKPDIP")
        public static let littleTip = JointName(rawValue: "VNHLKPTIP")
    }

    /// Joints that belong together.
    public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let thumb = JointsGroupName(rawValue: "VNHLRKT")
        public static let indexFinger = JointsGroupName(rawValue: "VNHLRKI")
        public static let middleFinger = JointsGroupName(rawValue: "VNHLRKM")
        public static let ringFinger = JointsGroupName(rawValue: "VNHLRKR")
        public static let littleFinger = JointsGroupName(rawValue: "VNHLRKP")
        public static let all = JointsGroupName(rawValue: "VNIPOAll")
    }

    /// The joints that were found: none.
    open var availableJointNames: [JointName] { [] }
    /// A joint. Throws: none was found.
    open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint { throw VNError(.invalidArgument) }
    /// Joints that belong together. Throws: none was found.
    open func recognizedPoints(_ jointsGroupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] {
        throw VNError(.invalidArgument)
    }
}

/// How far the horizon is turned.
open class VNHorizonObservation: VNObservation, @unchecked Sendable {
    /// In radians.
    open var angle: CGFloat { 0 }
    /// What turns the picture upright.
    open var transform: CGAffineTransform { .identity }
}

/// Outlines.
open class VNContoursObservation: VNObservation, @unchecked Sendable {
    /// How many there are.
    open var contourCount: Int { 0 }
    /// All of them, in shares of the picture.
    open var normalizedPath: CGPath { CGPath(rect: .zero, transform: nil) }
}
