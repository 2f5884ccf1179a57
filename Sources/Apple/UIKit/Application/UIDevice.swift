/// How the device is held.
public enum UIDeviceOrientation: Int, Sendable {
    /// Not known, upright, upside down, on a side, or lying.
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    /// Whether the screen is taller than wide.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the screen is wider than tall.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// How the screen is turned.
public enum UIInterfaceOrientation: Int, Sendable {
    /// Not known, upright, upside down, on a side, or lying.
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
    /// Whether the screen is taller than wide.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the screen is wider than tall.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of orientations.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A set of this orientation or these.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    /// A set of this orientation or these.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    /// A set of this orientation or these.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    /// A set of this orientation or these.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    /// A set of this orientation or these.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// A set of this orientation or these.
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    /// A set of this orientation or these.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The machine the app runs on, in the words of a phone.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
    /// Clicks as a key of the keyboard on the screen does. Has no effect: there is none.
    public func playInputClick() {}

    /// The device.
    public static let current = UIDevice()

    /// The kind of device that the app's screen stands for. Set at launch, if at all.
    package var idiom = UIUserInterfaceIdiom.phone

    /// The name of the machine.
    public var name: String { ProcessInfo.processInfo.hostName }
    /// "iPad" or "iPhone", by the size of the screen.
    public var model: String { idiom == .pad ? "iPad" : "iPhone" }
    /// The model, as it is.
    public var localizedModel: String { model }
    /// The system whose UIKit this one behaves like.
    public var systemName: String { "iOS" }
    /// The release of iOS that apps are told.
    public var systemVersion: String { SystemRelease.text }
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { idiom }
    /// True.
    public var isMultitaskingSupported: Bool { true }
    /// Stays the same for one account of one machine.
    public var identifierForVendor: UUID? {
        let seed = (try? String(contentsOfFile: "/etc/machine-id", encoding: .utf8)) ?? ""
        var bytes = [UInt8](repeating: 0, count: 16)
        for (index, byte) in (seed + NSUserName()).utf8.enumerated() {
            bytes[index % 16] = bytes[index % 16] &* 31 &+ byte
        }
        bytes[6] = bytes[6] & 0x0F | 0x40
        bytes[8] = bytes[8] & 0x3F | 0x80
        return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }
    /// How the device is held: upright or on a side, as the window is.
    public var orientation: UIDeviceOrientation {
        let size = UIScreen.main.bounds.size
        return size.width > size.height ? .landscapeLeft : .portrait
    }

    // MARK: Orientation

    /// Posted when it has changed; the object is the device.
    public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
    private var orientationListeners = 0

    /// Whether changes of orientation are posted.
    public var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }

    /// From now on ``orientationDidChangeNotification`` tells when a window that was tall became wide, or the reverse:
    /// that is what turning a device is on a desktop.
    public func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }
    /// Ends what `beginGeneratingDeviceOrientationNotifications()` began.
    public func endGeneratingDeviceOrientationNotifications() {
        orientationListeners = max(0, orientationListeners - 1)
    }

    func orientationDidChange() {
        guard isGeneratingDeviceOrientationNotifications else { return }
        NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    }

    // MARK: Proximity

    /// Stays false, as on devices without the sensor.
    public var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    /// False: there is no such sensor.
    public var proximityState: Bool { false }

    // MARK: Battery (Battery.swift)

    /// How the battery is used.
    public enum BatteryState: Int, Sendable {
        /// Not monitored, or there is no battery.
        case unknown
        /// In use, being charged, or full.
        case unplugged, charging, full
    }

    /// Posted when it has changed; the object is the device.
    public static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    /// Posted when it has changed; the object is the device.
    public static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")

    private lazy var battery = BatteryMonitor(device: self)

    /// Whether the battery is read; it is looked at twice a minute while it is.
    public var isBatteryMonitoringEnabled: Bool {
        get { battery.isEnabled }
        set { battery.isEnabled = newValue }
    }

    /// From 0 to 1; -1 when it is not monitored or there is none.
    public var batteryLevel: Float { battery.isEnabled ? Battery.read()?.level ?? -1 : -1 }
    /// How the battery is used; unknown until watching is turned on.
    public var batteryState: BatteryState { battery.isEnabled ? Battery.read()?.state ?? .unknown : .unknown }
}
