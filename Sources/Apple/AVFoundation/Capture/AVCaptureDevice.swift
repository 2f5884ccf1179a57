public import CoreGraphics
public import CoreMedia
public import Foundation
import UIKit

/// A camera or a microphone.
///
/// There is none, as in iOS's simulator: an app is told that it has no camera, and shows what it shows then. Whether it may
/// use them is asked of the person all the same.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    /// A kind of device.
    public struct DeviceType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A camera with a lens like an eye.
        public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        /// A camera for what is far.
        public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        /// A camera that sees much.
        public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        /// Two cameras as one.
        public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        /// Two cameras as one, of which one sees much.
        public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
        /// Three cameras as one.
        public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
        /// A camera that knows depths, for faces.
        public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
        /// A camera that knows depths by light.
        public static let builtInLiDARDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInLiDARDepthCamera")
        /// A microphone.
        public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
        /// The microphone of the device.
        public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
        /// A device beside the machine.
        public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
    }

    /// Where a camera is.
    public enum Position: Int, Sendable {
        case unspecified, back, front
    }

    /// Whether a light is on.
    public enum TorchMode: Int, Sendable {
        case off, on, auto
    }

    /// Whether a flash is used.
    public enum FlashMode: Int, Sendable {
        case off, on, auto
    }

    /// How a camera focuses.
    public enum FocusMode: Int, Sendable {
        case locked, autoFocus, continuousAutoFocus
    }

    /// How a camera finds its exposure.
    public enum ExposureMode: Int, Sendable {
        case locked, autoExpose, continuousAutoExposure, custom
    }

    /// How a camera finds what is white.
    public enum WhiteBalanceMode: Int, Sendable {
        case locked, autoWhiteBalance, continuousAutoWhiteBalance
    }

    /// The kinds that a person allows.
    private enum Permissions {
        static let camera = KeptPermission(.camera, reasonKeys: "NSCameraUsageDescription")
        static let microphone = KeptPermission(.microphone, reasonKeys: "NSMicrophoneUsageDescription")

        static func of(_ type: AVMediaType) -> KeptPermission { type == .audio ? microphone : camera }
    }

    private override init() {}

    // MARK: Finding one

    /// The usual device of a kind: nil.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }

    /// The device of a kind at a place: nil.
    open class func `default`(
        _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
    ) -> AVCaptureDevice? { nil }

    /// The camera that the person likes best: nil.
    open class var userPreferredCamera: AVCaptureDevice? {
        get { nil }
        set {}
    }
    /// The camera that the system would take: nil.
    open class var systemPreferredCamera: AVCaptureDevice? { nil }

    /// All devices: none.
    open class func devices() -> [AVCaptureDevice] { [] }

    /// The devices of a kind: none.
    open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }

    /// The device of a name: nil.
    public convenience init?(uniqueID deviceUniqueID: String) { return nil }

    /// Finds devices by what they are.
    open class DiscoverySession: NSObject {
        /// Looks for devices.
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}

        /// What was found: none.
        open var devices: [AVCaptureDevice] { [] }
    }

    // MARK: Asking the person

    /// Whether the person lets the app use cameras or microphones.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
        switch Permissions.of(mediaType).state {
        case .undecided: .notDetermined
        case .denied: .denied
        case .allowed: .authorized
        }
    }

    /// Asks the person, the first time. The handler is called in a queue of the system's.
    open class func requestAccess(
        for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
    ) { Permissions.of(mediaType).request(handler) }

    /// Asks the person, the first time, and tells whether the app may.
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
        await withCheckedContinuation { continuation in
            requestAccess(for: mediaType) { continuation.resume(returning: $0) }
        }
    }

    // MARK: What it is, of which there is none

    /// Its name for programs.
    open var uniqueID: String { "" }
    /// Its name for people.
    open var localizedName: String { "" }
    /// Its kind.
    open var deviceType: DeviceType { .external }
    /// Where it is.
    open var position: Position { .unspecified }
    /// Whether it is there.
    open var isConnected: Bool { false }
    /// Whether it has data of a kind.
    open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
    /// Whether it can do what a preset asks for.
    open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }

    /// Takes the device for changes of its settings.
    ///
    /// - Throws: `AVError.deviceNotConnected`.
    open func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }
    /// Gives the device back.
    open func unlockForConfiguration() {}

    /// Whether it has a light.
    open var hasTorch: Bool { false }
    /// Whether the light can be used now.
    open var isTorchAvailable: Bool { false }
    /// Whether the light is on.
    open var isTorchActive: Bool { false }
    /// Whether the light is to be on.
    open var torchMode: TorchMode = .off
    /// Whether the light can be so.
    open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
    /// Turns the light on.
    ///
    /// - Throws: `AVError.deviceNotConnected`.
    open func setTorchModeOn(level torchLevel: Float) throws { throw AVError(.deviceNotConnected) }
    /// Whether it has a flash.
    open var hasFlash: Bool { false }
    /// Whether the flash can be used now.
    open var isFlashAvailable: Bool { false }
    /// Whether the flash is to be used.
    open var flashMode: FlashMode = .off

    /// How it focuses.
    open var focusMode: FocusMode = .locked
    /// Whether it can focus so.
    open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    /// Whether it can focus on a point.
    open var isFocusPointOfInterestSupported: Bool { false }
    /// The point it focuses on.
    open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
    /// Focuses at a distance of the lens and stays there. The closure is not called: there is no lens.
    open func setFocusModeLocked(lensPosition: Float, completionHandler handler: ((CMTime) -> Void)? = nil) {}
    /// The distance of the lens, of 1.
    open var lensPosition: Float { 0 }
    /// The least that an exposure can be changed by: 0.
    open var minExposureTargetBias: Float { 0 }
    /// The most that an exposure can be changed by: 0.
    open var maxExposureTargetBias: Float { 0 }
    /// What an exposure is changed by: 0.
    open var exposureTargetBias: Float { 0 }
    /// Changes the exposure. The closure is not called: there is no camera.
    open func setExposureTargetBias(_ bias: Float, completionHandler handler: ((CMTime) -> Void)? = nil) {}
    /// How it finds its exposure.
    open var exposureMode: ExposureMode = .locked
    /// Whether it can find its exposure so.
    open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
    /// Whether it can find its exposure at a point.
    open var isExposurePointOfInterestSupported: Bool { false }
    /// The point it finds its exposure at.
    open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
    /// How it finds what is white.
    open var whiteBalanceMode: WhiteBalanceMode = .locked
    /// Whether it can find what is white so.
    open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
    /// Whether it tells of changes in what it sees.
    open var isSubjectAreaChangeMonitoringEnabled = false

    /// The form of what it sees.
    open var activeFormat = Format()
    /// The forms that it could see in: none.
    open var formats: [Format] { [] }

    /// A form of what a camera sees.
    open class Format: NSObject, @unchecked Sendable {
        override init() { super.init() }
        /// The most that it can be made larger by: 1.
        open var videoMaxZoomFactor: CGFloat { 1 }
        /// From when on the picture loses by that: 1.
        open var videoZoomFactorUpscaleThreshold: CGFloat { 1 }
        /// The kind of data.
        open var mediaType: AVMediaType { .video }
        /// How much it sees, in degrees: 0.
        open var videoFieldOfView: Float { 0 }
    }

    /// Changes how much larger it shows what it sees, by so many doublings a second: nothing.
    open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}
    /// Ends that.
    open func cancelVideoZoomRamp() {}

    /// How much larger it shows what it sees.
    open var videoZoomFactor: CGFloat = 1
    /// The most of it.
    open var maxAvailableVideoZoomFactor: CGFloat { 1 }
    /// The least of it.
    open var minAvailableVideoZoomFactor: CGFloat { 1 }
    /// How long a picture lasts at least.
    open var activeVideoMinFrameDuration = CMTime.invalid
    /// How long a picture lasts at most.
    open var activeVideoMaxFrameDuration = CMTime.invalid
}

/// Whether the person lets an app use a device.
public enum AVAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
}
