public import CoreMedia
public import Foundation

/// Foundation keeps values of few types, the largest of which is a rectangle: its four numbers have the bits of two times.
extension NSValue {
    /// Keeps a time.
    public convenience init(time: CMTime) { self.init(timeRange: CMTimeRange(start: time, duration: .invalid)) }

    /// Keeps a stretch of time.
    public convenience init(timeRange: CMTimeRange) {
        let (start, duration) = (timeRange.start, timeRange.duration)
        self.init(
            rect: CGRect(
                x: Double(bitPattern: UInt64(bitPattern: start.value)),
                y: Double(bitPattern: UInt64(bitPattern: duration.value)),
                width: Double(bitPattern: Self.pack(UInt32(bitPattern: start.timescale), duration.timescale)),
                height: Double(bitPattern: Self.pack(Self.kind(start), Int32(bitPattern: Self.kind(duration))))))
    }

    /// The time that was kept.
    public var timeValue: CMTime { timeRangeValue.start }

    /// The stretch of time that was kept.
    public var timeRangeValue: CMTimeRange {
        let rect = rectValue
        let (scales, kinds) = (Double(rect.size.width).bitPattern, Double(rect.size.height).bitPattern)
        return CMTimeRange(
            start: Self.time(Double(rect.origin.x).bitPattern, UInt32(scales >> 32), UInt32(kinds >> 32)),
            duration: Self.time(
                Double(rect.origin.y).bitPattern, UInt32(truncatingIfNeeded: scales), UInt32(truncatingIfNeeded: kinds))
        )
    }

    private static func pack(_ high: UInt32, _ low: Int32) -> UInt64 {
        UInt64(high) << 32 | UInt64(UInt32(bitPattern: low))
    }

    /// The flags of a time, and its time line, of which there are few.
    private static func kind(_ time: CMTime) -> UInt32 {
        time.flags.rawValue | UInt32(truncatingIfNeeded: time.epoch) << 8
    }

    private static func time(_ value: UInt64, _ scale: UInt32, _ kind: UInt32) -> CMTime {
        CMTime(
            value: CMTimeValue(bitPattern: value), timescale: CMTimeScale(bitPattern: scale),
            flags: CMTimeFlags(rawValue: kind & 0xFF), epoch: CMTimeEpoch(kind >> 8))
    }
}
