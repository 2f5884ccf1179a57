public import Foundation

extension UIImagePickerController {
    /// The camera on either side of a device.
    public enum CameraDevice: Int, Sendable {
        /// The one that looks away from the screen.
        case rear
        /// The one that looks at the person.
        case front
    }

    /// What a camera takes.
    public enum CameraCaptureMode: Int, Sendable {
        /// Pictures.
        case photo
        /// Films.
        case video
    }

    /// The light of a camera.
    public enum CameraFlashMode: Int, Sendable {
        /// Never.
        case off = -1
        /// If it is dark.
        case auto
        /// Always.
        case on
    }

    /// How good films are.
    public enum QualityType: Int, Sendable {
        /// The best there is.
        case typeHigh
        /// For a wireless network.
        case typeMedium
        /// For a mobile network.
        case typeLow
        /// 640 by 480 points.
        case type640x480
        /// 1280 by 720 points.
        case typeIFrame1280x720
        /// 960 by 540 points.
        case typeIFrame960x540
    }

    /// Whether there is a camera. There is none.
    public class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

    /// Whether a camera has a light. There is no camera.
    public class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

    /// What a camera can take, as numbers of ``CameraCaptureMode``; nil, as there is no camera.
    public class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

    /// Takes a picture. Has no effect: there is no camera.
    public func takePicture() {}

    /// Begins a film.
    ///
    /// - Returns: Whether it began. It never does: there is no camera.
    @discardableResult
    public func startVideoCapture() -> Bool { false }

    /// Ends a film. Has no effect: there is no camera.
    public func stopVideoCapture() {}
}
