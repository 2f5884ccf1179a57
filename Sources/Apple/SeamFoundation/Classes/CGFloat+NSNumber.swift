public import Foundation

// Foundation bridges the other kinds of numbers: `width as NSNumber`, `[width] as [NSNumber]`, `number as? CGFloat`.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// The number as an object.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    /// Takes an object's number.
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        result = CGFloat(source.doubleValue)
    }

    /// Takes an object's number, if it is none that a floating-point number cannot hold.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
        guard let value = Double(exactly: source) else {
            result = nil
            return false
        }
        result = CGFloat(value)
        return true
    }

    /// An object's number; 0 without one.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
        source.map { CGFloat($0.doubleValue) } ?? 0
    }
}
