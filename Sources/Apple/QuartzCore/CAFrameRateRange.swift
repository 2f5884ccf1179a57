/// How many frames a second are wanted: at least, at most, and best.
public struct CAFrameRateRange: Hashable, Sendable {
    /// At least so many.
    public var minimum: Float
    /// At most so many.
    public var maximum: Float
    /// Best; nil or 0 for whatever is best for the system.
    public var preferred: Float?

    /// Creates a range.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }

    /// As the system likes.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}

extension CATransaction {
    /// Sets what ``setDisableActions(_:)`` and its like set, by its key.
    public static func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case kCATransactionDisableActions:
            setDisableActions((value as? NSNumber)?.boolValue ?? (value as? Bool) ?? false)
        case kCATransactionAnimationDuration:
            if let number = value as? NSNumber { setAnimationDuration(number.doubleValue) }
        case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(value as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock: setCompletionBlock(value as? @MainActor () -> Void)
        default: break
        }
    }

    /// What ``setValue(_:forKey:)`` has set; nil for a key that is none of its.
    public static func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: nil
        }
    }
}

/// The key of whether changes happen at once.
public let kCATransactionDisableActions = "disableActions"
/// The key of how long changes take.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of how changes go.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of what is called when changes have ended.
public let kCATransactionCompletionBlock = "completionBlock"
