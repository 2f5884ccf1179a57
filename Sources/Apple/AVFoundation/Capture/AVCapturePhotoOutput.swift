public import CoreGraphics
public import CoreMedia
public import Foundation

/// Takes photos.
open class AVCapturePhotoOutput: AVCaptureOutput {
    /// How much a photo may take of time for being good.
    public enum QualityPrioritization: Int, Sendable {
        case speed = 1
        case balanced, quality
    }

    /// Whether photos may have all of a camera's pixels.
    open var isHighResolutionCaptureEnabled = false
    /// Whether photos that move can be taken: false.
    open var isLivePhotoCaptureSupported: Bool { false }
    /// Whether photos that move are taken.
    open var isLivePhotoCaptureEnabled = false
    /// The flashes that there are: none.
    open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
    /// The ways to write photos.
    open var availablePhotoCodecTypes: [AVVideoCodecType] { [.jpeg] }
    /// How much time photos may take at most.
    open var maxPhotoQualityPrioritization = QualityPrioritization.balanced

    public override init() { super.init() }

    /// Takes a photo. The delegate is told, on the main thread, that there is no device.
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
        nonisolated(unsafe) let (output, told) = (self, delegate)
        let resolved = AVCaptureResolvedPhotoSettings(uniqueID: settings.uniqueID)
        nonisolated(unsafe) let photo = AVCapturePhoto(resolved)
        DispatchQueue.main.async {
            let error = AVError(.deviceNotConnected)
            told.photoOutput(output, didFinishProcessingPhoto: photo, error: error)
            told.photoOutput(output, didFinishCaptureFor: photo.resolvedSettings, error: error)
        }
    }

    /// Makes ready what photos of these settings need.
    open func setPreparedPhotoSettingsArray(
        _ preparedPhotoSettingsArray: [AVCapturePhotoSettings],
        completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) { DispatchQueue.main.async { completionHandler?(true, nil) } }
}

/// What a photo is to be like.
open class AVCapturePhotoSettings: NSObject {
    nonisolated(unsafe) private static var last: Int64 = 0
    private static let lock = NSLock()

    /// The number of the photo.
    public let uniqueID: Int64
    /// The form of the photo.
    public let format: [String: Any]?
    /// Whether the flash is used. `.off` by default.
    open var flashMode = AVCaptureDevice.FlashMode.off
    /// Whether the photo has all of the camera's pixels.
    open var isHighResolutionPhotoEnabled = false
    /// How much time the photo may take. `.balanced` by default.
    open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
    /// The form of a small picture beside it.
    open var previewPhotoFormat: [String: Any]?
    /// The forms that a small picture beside it may have: none.
    open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }

    /// A photo as usual.
    public override convenience init() { self.init(format: nil) }

    /// A photo in a form.
    public init(format: [String: Any]?) {
        self.format = format
        uniqueID = Self.lock.withLock {
            Self.last += 1
            return Self.last
        }
    }

    /// A photo like another one.
    public convenience init(from photoSettings: AVCapturePhotoSettings) {
        self.init(format: photoSettings.format)
        flashMode = photoSettings.flashMode
        isHighResolutionPhotoEnabled = photoSettings.isHighResolutionPhotoEnabled
        photoQualityPrioritization = photoSettings.photoQualityPrioritization
        previewPhotoFormat = photoSettings.previewPhotoFormat
    }
}

/// What a photo was taken with.
open class AVCaptureResolvedPhotoSettings: NSObject {
    /// The number of the photo.
    public let uniqueID: Int64

    init(uniqueID: Int64) { self.uniqueID = uniqueID }
}

/// A photo.
open class AVCapturePhoto: NSObject {
    /// What it was taken with.
    public let resolvedSettings: AVCaptureResolvedPhotoSettings

    init(_ settings: AVCaptureResolvedPhotoSettings) { resolvedSettings = settings }

    /// The photo as a file; nil, as nothing was seen.
    open func fileDataRepresentation() -> Data? { nil }
    /// The photo as an image; nil, as nothing was seen.
    open func cgImageRepresentation() -> CGImage? { nil }
    /// What is known of it.
    open var metadata: [String: Any] { [:] }
}

/// Is told how a photo is taken.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    /// It is about to be taken.
    func photoOutput(
        _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// The shutter is about to sound.
    func photoOutput(
        _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// It was taken.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    /// It is there, or there is an error.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
    /// All is done.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
    public func photoOutput(
        _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?
    ) {}
}

/// How pictures are written.
public struct AVVideoCodecType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Pictures of JPEG.
    public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
    /// H.264.
    public static let h264 = AVVideoCodecType(rawValue: "avc1")
    /// H.265.
    public static let hevc = AVVideoCodecType(rawValue: "hvc1")
    /// ProRes 422.
    public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
}

/// The key of a way to write pictures.
public let AVVideoCodecKey = "AVVideoCodecKey"
/// The key of a picture's width, in pixels.
public let AVVideoWidthKey = "AVVideoWidthKey"
/// The key of a picture's height, in pixels.
public let AVVideoHeightKey = "AVVideoHeightKey"
