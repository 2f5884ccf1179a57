import Foundation
import ObjectiveC

/// Key-value coding of animations: names that they do not have keep what an app gives them, by which it knows an animation
/// again when it ends.
extension CAAnimation: @preconcurrency KeyValueContainer {
    package func holds(key: String) -> Bool { true }

    package func heldValue(forKey key: String) -> Any? { keptValues[key] ?? property(key) }

    package func hold(_ value: Any?, forKey key: String) {
        switch (key, value) {
        case ("duration", let value as NSNumber): duration = value.doubleValue
        case ("beginTime", let value as NSNumber): beginTime = value.doubleValue
        case ("timeOffset", let value as NSNumber): timeOffset = value.doubleValue
        case ("speed", let value as NSNumber): speed = value.floatValue
        case ("repeatCount", let value as NSNumber): repeatCount = value.floatValue
        case ("repeatDuration", let value as NSNumber): repeatDuration = value.doubleValue
        case ("autoreverses", let value as NSNumber): autoreverses = value.boolValue
        case ("removedOnCompletion", let value as NSNumber): isRemovedOnCompletion = value.boolValue
        case ("timingFunction", let value as CAMediaTimingFunction): timingFunction = value
        case ("delegate", let value as any CAAnimationDelegate): delegate = value
        default: keptValues[key] = value
        }
    }

    private func property(_ key: String) -> Any? {
        switch key {
        case "duration": NSNumber(value: duration)
        case "beginTime": NSNumber(value: beginTime)
        case "timeOffset": NSNumber(value: timeOffset)
        case "speed": NSNumber(value: speed)
        case "repeatCount": NSNumber(value: repeatCount)
        case "repeatDuration": NSNumber(value: repeatDuration)
        case "autoreverses": NSNumber(value: autoreverses)
        case "removedOnCompletion": NSNumber(value: isRemovedOnCompletion)
        case "timingFunction": timingFunction
        case "delegate": delegate
        case "keyPath": (self as? CAPropertyAnimation)?.keyPath
        default: nil
        }
    }
}
