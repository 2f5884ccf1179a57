public import CoreGraphics
public import Foundation
public import QuartzCore

/// A layer that shows what a camera sees: nothing, as there is none.
@preconcurrency @MainActor
open class AVCaptureVideoPreviewLayer: CALayer {
    /// What is shown.
    open var session: AVCaptureSession?
    /// How the picture fills the layer. `.resizeAspect` by default.
    open var videoGravity: AVLayerVideoGravity = .resizeAspect
    /// The way of the pictures to the layer: nil.
    open var connection: AVCaptureConnection? { nil }
    /// Whether pictures come.
    open var isPreviewing: Bool { false }

    /// A layer that shows no session yet.
    public override init() { super.init() }

    /// A layer that shows what a session's camera sees.
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? AVCaptureVideoPreviewLayer {
            session = layer.session
            videoGravity = layer.videoGravity
        }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A point of the layer, in shares of the camera's picture, which stands on its side.
    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
        guard bounds.width > 0, bounds.height > 0 else { return .zero }
        return CGPoint(x: pointInLayer.y / bounds.height, y: 1 - pointInLayer.x / bounds.width)
    }

    /// A point in shares of the camera's picture, in the layer.
    open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint {
        CGPoint(
            x: (1 - captureDevicePointOfInterest.y) * bounds.width, y: captureDevicePointOfInterest.x * bounds.height)
    }

    /// A rectangle of the layer, in shares of the camera's picture.
    open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
        rect(
            captureDevicePointConverted(
                fromLayerPoint: CGPoint(x: rectInLayerCoordinates.minX, y: rectInLayerCoordinates.minY)),
            captureDevicePointConverted(
                fromLayerPoint: CGPoint(x: rectInLayerCoordinates.maxX, y: rectInLayerCoordinates.maxY)))
    }

    /// A rectangle in shares of the camera's picture, in the layer.
    open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
        let shares = rectInMetadataOutputCoordinates
        return rect(
            layerPointConverted(fromCaptureDevicePoint: CGPoint(x: shares.minX, y: shares.minY)),
            layerPointConverted(fromCaptureDevicePoint: CGPoint(x: shares.maxX, y: shares.maxY)))
    }

    private func rect(_ a: CGPoint, _ b: CGPoint) -> CGRect {
        CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
    }

    /// What was found, in the layer's coordinates; nil if it was found in no picture of this layer, which all is here.
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
}
