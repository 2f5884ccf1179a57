public import Foundation

/// A moment of a sound: the place of a sample, a time of the device, or both.
open class AVAudioTime: NSObject, @unchecked Sendable {
    /// The place of the sample.
    public let sampleTime: AVAudioFramePosition
    /// Samples a second.
    public let sampleRate: Double
    /// The time of the device, in its ticks.
    public let hostTime: UInt64
    /// Whether the place of the sample is known.
    public let isSampleTimeValid: Bool
    /// Whether the time of the device is known.
    public let isHostTimeValid: Bool

    /// Makes a moment of a sample.
    public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        (self.sampleTime, self.sampleRate, hostTime) = (sampleTime, sampleRate, 0)
        (isSampleTimeValid, isHostTimeValid) = (true, false)
        super.init()
    }

    /// Makes a moment of the device's time.
    public init(hostTime: UInt64) {
        (sampleTime, sampleRate, self.hostTime) = (0, 0, hostTime)
        (isSampleTimeValid, isHostTimeValid) = (false, true)
        super.init()
    }

    /// Makes a moment of both.
    public init(hostTime: UInt64, sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        (self.sampleTime, self.sampleRate, self.hostTime) = (sampleTime, sampleRate, hostTime)
        (isSampleTimeValid, isHostTimeValid) = (true, true)
        super.init()
    }

    /// The device's time of a moment, a tick of which is a nanosecond here.
    open class func hostTime(forSeconds seconds: TimeInterval) -> UInt64 {
        UInt64(min(max(seconds.isFinite ? seconds : 0, 0), 1e9) * 1e9)
    }

    /// The seconds of a time of the device.
    open class func seconds(forHostTime hostTime: UInt64) -> TimeInterval { TimeInterval(hostTime) / 1e9 }
}
