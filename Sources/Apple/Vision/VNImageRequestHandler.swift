public import CoreImage
public import CoreMedia
public import Foundation
public import ImageIO

/// Does what requests ask for, with one picture.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
    /// For a picture in memory.
    public init(
        cgImage image: CGImage, orientation: CGImagePropertyOrientation = .up, options: [VNImageOption: Any] = [:]
    ) {}
    /// For a picture of Core Image's.
    public init(
        ciImage image: CIImage, orientation: CGImagePropertyOrientation = .up, options: [VNImageOption: Any] = [:]
    ) {}
    /// For pixels.
    public init(
        cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation = .up,
        options: [VNImageOption: Any] = [:]
    ) {}
    /// For a picture of a camera's.
    public init(
        cmSampleBuffer sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation = .up,
        options: [VNImageOption: Any] = [:]
    ) {}
    /// For the bytes of a picture's file.
    public init(
        data imageData: Data, orientation: CGImagePropertyOrientation = .up, options: [VNImageOption: Any] = [:]
    ) {}
    /// For a file.
    public init(
        url imageURL: URL, orientation: CGImagePropertyOrientation = .up, options: [VNImageOption: Any] = [:]
    ) {}

    /// Does what requests ask for: nothing can be found here.
    ///
    /// A request with a closure is told ``VNErrorCode/notImplemented``, before this returns.
    ///
    /// - Throws: The same, where a request has no closure.
    open func perform(_ requests: [VNRequest]) throws {
        let error = VNError(.notImplemented)
        for request in requests { request.completionHandler?(request, error) }
        if requests.contains(where: { $0.completionHandler == nil }) { throw error }
    }
}

/// What is said of a picture besides.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What its file says of it, a dictionary.
    public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
    /// What the camera says of its lens, data.
    public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
    /// The context to draw with, a `CIContext`.
    public static let ciContext = VNImageOption(rawValue: "VNImageOptionCIContext")
}

/// The domain of Vision's errors.
public let VNErrorDomain = "com.apple.Vision"

/// Why nothing could be found.
public enum VNErrorCode: Int, Sendable {
    case ok, requestCancelled, invalidFormat, operationFailed, outOfBoundsError, invalidOption, ioError, missingOption
    case notImplemented, internalError, outOfMemory, unknownError, invalidOperation, invalidImage, invalidArgument
    case invalidModel
}

/// An error of Vision's.
public struct VNError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
    /// Why nothing could be found.
    public let code: VNErrorCode

    init(_ code: VNErrorCode) { self.code = code }

    public static var errorDomain: String { VNErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? {
        code == .notImplemented ? "Nothing can be found in pictures on this device." : "Vision cannot do that."
    }
}
