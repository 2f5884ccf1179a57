public import Foundation

extension ProcessInfo {
    /// How hot the device is.
    public enum ThermalState: Int, Sendable {
        /// Not, a little, much, or too much.
        case nominal, fair, serious, critical
    }

    /// Always `.nominal`: a desktop cools itself.
    public var thermalState: ThermalState { .nominal }

    /// Always false: a desktop has no mode in which apps are asked to do less.
    public var isLowPowerModeEnabled: Bool { false }
}

extension NSNotification.Name {
    /// Posted when the mode for low power begins or ends. There is none.
    public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
        "NSProcessInfoPowerStateDidChangeNotification")
}

/// Whether this is the main thread.
public func _CFIsMainThread() -> Bool { Thread.isMainThread }
