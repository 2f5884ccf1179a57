public import Foundation

extension NSCalendar {
    /// Finds the unit of time that a date is in, such as its month.
    ///
    /// - Parameters:
    ///   - start: Set to when the unit begins.
    ///   - interval: Set to the length of the unit, in seconds.
    /// - Returns: False for units without a beginning; then nothing is set.
    @discardableResult
    public func range(
        of unit: NSCalendar.Unit, start: UnsafeMutablePointer<NSDate?>?,
        interval: UnsafeMutablePointer<TimeInterval>?, for date: Date
    ) -> Bool {
        guard let found = range(of: unit, for: date) else { return false }
        start?.pointee = NSDate(timeIntervalSinceReferenceDate: found.start.timeIntervalSinceReferenceDate)
        interval?.pointee = found.duration
        return true
    }
}
