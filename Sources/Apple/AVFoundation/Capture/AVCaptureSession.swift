public import CoreGraphics
public import CoreMedia
public import Foundation

/// Leads data from devices to where they are used.
///
/// There are no devices here, so nothing comes: the session runs, and its outputs stay silent. May be used from any thread, one
/// at a time.
open class AVCaptureSession: NSObject, @unchecked Sendable {
    /// How good pictures and sound are to be.
    public struct Preset: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// For photos.
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        /// As good as usual. The default.
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        /// For wireless networks.
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        /// For mobile networks.
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        /// 352 by 288 pixels.
        public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
        /// 640 by 480 pixels.
        public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
        /// 1280 by 720 pixels.
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
        /// 1920 by 1080 pixels.
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
        /// 3840 by 2160 pixels.
        public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
        /// As the device's format says.
        public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
    }

    /// What data come from.
    open private(set) var inputs: [AVCaptureInput] = []
    /// What data go to.
    open private(set) var outputs: [AVCaptureOutput] = []
    /// The ways between them: none, as there is nothing to come from.
    open var connections: [AVCaptureConnection] { [] }
    /// Whether it runs.
    open private(set) var isRunning = false
    /// Whether another app has the devices: false.
    open var isInterrupted: Bool { false }
    /// How good pictures and sound are to be. `.high` by default.
    open var sessionPreset = Preset.high
    /// Whether it sets the app's audio session itself. True by default.
    open var automaticallyConfiguresApplicationAudioSession = true
    /// Whether it uses the app's audio session. True by default.
    open var usesApplicationAudioSession = true

    public override init() { super.init() }

    /// Whether it can do what a preset asks for. There is no device that could not.
    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }

    /// Whether an input may be added: if it is not there yet.
    open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains { $0 === input } }
    /// Adds an input.
    open func addInput(_ input: AVCaptureInput) { if canAddInput(input) { inputs.append(input) } }
    /// Takes an input away.
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    /// Whether an output may be added: if it is not there yet.
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains { $0 === output } }
    /// Adds an output.
    open func addOutput(_ output: AVCaptureOutput) { if canAddOutput(output) { outputs.append(output) } }
    /// Takes an output away.
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }

    /// Begins changes that are to be made at once.
    open func beginConfiguration() {}
    /// Makes the changes.
    open func commitConfiguration() {}

    /// Begins, and tells of it by ``didStartRunningNotification``.
    open func startRunning() {
        guard !isRunning else { return }
        isRunning = true
        post(Self.didStartRunningNotification)
    }

    /// Ends, and tells of it by ``didStopRunningNotification``.
    open func stopRunning() {
        guard isRunning else { return }
        isRunning = false
        post(Self.didStopRunningNotification)
    }

    private func post(_ name: Notification.Name) {
        nonisolated(unsafe) let session = self
        DispatchQueue.main.async { NotificationCenter.default.post(name: name, object: session) }
    }

    /// Posted on the main thread when a session has begun.
    public static let didStartRunningNotification = Notification.Name("AVCaptureSessionDidStartRunningNotification")
    /// Posted on the main thread when a session has ended.
    public static let didStopRunningNotification = Notification.Name("AVCaptureSessionDidStopRunningNotification")
    /// Posted when a session fails, which it does not here.
    public static let runtimeErrorNotification = Notification.Name("AVCaptureSessionRuntimeErrorNotification")
    /// Posted when another app takes the devices, which none does here.
    public static let wasInterruptedNotification = Notification.Name("AVCaptureSessionWasInterruptedNotification")
    /// Posted when the devices are given back.
    public static let interruptionEndedNotification = Notification.Name("AVCaptureSessionInterruptionEndedNotification")
}

/// What data come from.
open class AVCaptureInput: NSObject {
    override init() { super.init() }
}

/// Data of a device.
open class AVCaptureDeviceInput: AVCaptureInput {
    /// The device.
    public let device: AVCaptureDevice

    /// Takes the data of a device.
    ///
    /// - Throws: `AVError.applicationIsNotAuthorizedToUseDevice` if the person does not let the app.
    public init(device: AVCaptureDevice) throws {
        self.device = device
        super.init()
        for type in [AVMediaType.video, .audio] where device.hasMediaType(type) {
            guard AVCaptureDevice.authorizationStatus(for: type) == .authorized else {
                throw AVError(.applicationIsNotAuthorizedToUseDevice)
            }
        }
    }
}

/// A way from an input to an output, of which there is none here.
open class AVCaptureConnection: NSObject {
    /// The output.
    public let output: AVCaptureOutput?
    /// Whether data go along it.
    open var isEnabled = true
    /// Whether data could go along it.
    open var isActive: Bool { false }
    /// Whether pictures can be turned.
    open var isVideoOrientationSupported: Bool { false }
    /// How pictures are turned.
    open var videoOrientation = AVCaptureVideoOrientation.portrait
    /// How far pictures are turned, in degrees.
    open var videoRotationAngle: CGFloat = 0
    /// Whether pictures can be turned so far.
    open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
    /// Whether pictures can be mirrored.
    open var isVideoMirroringSupported: Bool { false }
    /// Whether pictures are mirrored.
    open var isVideoMirrored = false
    /// Whether pictures are mirrored as the camera's place asks for.
    open var automaticallyAdjustsVideoMirroring = true

    init(output: AVCaptureOutput?) { self.output = output }
}

/// How pictures are turned.
public enum AVCaptureVideoOrientation: Int, Sendable {
    case portrait = 1
    case portraitUpsideDown, landscapeRight, landscapeLeft
}
