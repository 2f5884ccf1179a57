public import CoreGraphics
public import CoreImage
public import CoreMedia
public import Foundation
public import ImageIO

/// Does what requests ask for, with one picture after the other.
open class VNSequenceRequestHandler: NSObject, @unchecked Sendable {
    /// Does it with a picture in memory: nothing can be found here, as with ``VNImageRequestHandler``.
    open func perform(
        _ requests: [VNRequest], on image: CGImage, orientation: CGImagePropertyOrientation = .up
    ) throws { try VNImageRequestHandler(cgImage: image).perform(requests) }

    /// Does it with a picture of Core Image's: nothing can be found here.
    open func perform(
        _ requests: [VNRequest], on image: CIImage, orientation: CGImagePropertyOrientation = .up
    ) throws { try VNImageRequestHandler(ciImage: image).perform(requests) }

    /// Does it with pixels: nothing can be found here.
    open func perform(
        _ requests: [VNRequest], on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation = .up
    ) throws { try VNImageRequestHandler(cvPixelBuffer: pixelBuffer).perform(requests) }

    /// Does it with a picture of a camera's: nothing can be found here.
    open func perform(
        _ requests: [VNRequest], onCMSampleBuffer sampleBuffer: CMSampleBuffer,
        orientation: CGImagePropertyOrientation = .up
    ) throws { try VNImageRequestHandler(cmSampleBuffer: sampleBuffer).perform(requests) }

    /// Does it with the bytes of a picture's file: nothing can be found here.
    open func perform(
        _ requests: [VNRequest], onImageData imageData: Data, orientation: CGImagePropertyOrientation = .up
    ) throws { try VNImageRequestHandler(data: imageData).perform(requests) }

    /// Does it with a file: nothing can be found here.
    open func perform(
        _ requests: [VNRequest], onImageURL imageURL: URL, orientation: CGImagePropertyOrientation = .up
    ) throws { try VNImageRequestHandler(url: imageURL).perform(requests) }
}
