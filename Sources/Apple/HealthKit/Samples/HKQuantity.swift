public import Foundation

/// A number in a unit.
open class HKQuantity: NSObject, NSCopying, @unchecked Sendable {
    private let unit: HKUnit
    private let value: Double

    /// A number in a unit.
    public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }

    /// Whether the number can be given in a unit.
    open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.fits(unit) }

    /// The number in another unit. One that measures something else is a mistake, which ends the app.
    open func doubleValue(for unit: HKUnit) -> Double {
        guard self.unit.fits(unit) else {
            fatalError("HealthKit: Attempt to convert incompatible units: \(self.unit), \(unit)")
        }
        return unit.value(ofBase: self.unit.baseValue(value))
    }

    /// Which of two is more. One that measures something else is a mistake, which ends the app.
    open func compare(_ quantity: HKQuantity) -> ComparisonResult {
        let other = quantity.doubleValue(for: unit)
        return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKQuantity, other.is(compatibleWith: unit) else { return false }
        return compare(other) == .orderedSame
    }
    open override var hash: Int { unit.baseValue(value).hashValue }
    open override var description: String { "\(value.formatted(.number.grouping(.never))) \(unit)" }
}
