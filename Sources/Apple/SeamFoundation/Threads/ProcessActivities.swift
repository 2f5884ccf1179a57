public import Foundation

extension ProcessInfo {
    /// Whether an app of iPhone or iPad runs on a Mac: false here.
    public var isiOSAppOnMac: Bool { false }

    /// Whether the app was built for the Mac by Catalyst: false here.
    public var isMacCatalystApp: Bool { false }

    /// Posted when ``thermalState`` changes, which it does not here.
    public static let thermalStateDidChangeNotification = NSNotification.Name(
        "NSProcessInfoThermalStateDidChangeNotification")

    /// What the system is to know of work that goes on.
    public struct ActivityOptions: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        /// The screen stays on.
        public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
        /// The machine stays awake.
        public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
        /// The app is not ended at once.
        public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
        /// The app is not ended by itself.
        public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
        /// A person waits for it.
        public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF | (1 << 20))
        /// A person waits for it, but the machine may sleep.
        public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(rawValue: 0x00EF_FFFF)
        /// Nobody waits for it.
        public static let background = ActivityOptions(rawValue: 0xFF)
        /// It must not be late.
        public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
    }

    /// Says that work begins. A desktop does not suspend its apps, so nothing else comes of it.
    ///
    /// - Returns: What ``endActivity(_:)`` takes.
    public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol { NSObject() }

    /// Says that work has ended.
    public func endActivity(_ activity: any NSObjectProtocol) {}

    /// Does work that the system is to know of.
    public func performActivity(options: ActivityOptions = [], reason: String, using block: () -> Void) { block() }

    /// Does work in another thread. The time for it does not end here, so the closure is called once, with false.
    public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.global().async { block(false) }
    }
}
