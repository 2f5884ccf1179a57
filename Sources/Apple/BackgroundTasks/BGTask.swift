public import Foundation

/// A task that was started in the background.
open class BGTask: NSObject, @unchecked Sendable {
    /// Its name.
    public let identifier: String
    /// Called when the time for it ends.
    open var expirationHandler: (() -> Void)?

    init(identifier: String) { self.identifier = identifier }

    /// Says that the task is done.
    open func setTaskCompleted(success: Bool) {}
}

/// A short task that brings an app up to date.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}

/// A task that takes minutes.
open class BGProcessingTask: BGTask, @unchecked Sendable {}

/// A wish for a task.
open class BGTaskRequest: NSObject, NSCopying, @unchecked Sendable {
    /// The task's name.
    public let identifier: String
    /// When it may begin at the earliest.
    open var earliestBeginDate: Date?

    init(named identifier: String) { self.identifier = identifier }

    /// A request like this one.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = BGTaskRequest(named: identifier)
        copy.earliestBeginDate = earliestBeginDate
        return copy
    }
}

/// A wish for a short task that brings an app up to date.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
    /// A wish for a task of a name.
    public init(identifier: String) { super.init(named: identifier) }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = BGAppRefreshTaskRequest(identifier: identifier)
        copy.earliestBeginDate = earliestBeginDate
        return copy
    }
}

/// A wish for a task that takes minutes.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    /// Whether it needs the network.
    open var requiresNetworkConnectivity = false
    /// Whether it needs power.
    open var requiresExternalPower = false

    /// A wish for a task of a name.
    public init(identifier: String) { super.init(named: identifier) }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = BGProcessingTaskRequest(identifier: identifier)
        copy.earliestBeginDate = earliestBeginDate
        copy.requiresNetworkConnectivity = requiresNetworkConnectivity
        copy.requiresExternalPower = requiresExternalPower
        return copy
    }
}
