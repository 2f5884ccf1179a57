public import Foundation
internal import SeamPrimitives
internal import SystemConfiguration

extension Notification.Name {
    /// The way to the network has changed; the status is in the information.
    public static let AFNetworkingReachabilityDidChange = Notification.Name(
        "com.alamofire.networking.reachability.change")
}

/// The key of the status in ``Foundation/NSNotification/Name/AFNetworkingReachabilityDidChange``.
public let AFNetworkingReachabilityNotificationStatusItem = "AFNetworkingReachabilityNotificationStatusItem"

/// Tells whether the network can be reached, on the main queue.
open class AFNetworkReachabilityManager: NSObject, @unchecked Sendable {
    private static let one = AFNetworkReachabilityManager()
    private let lock = NSLock()
    private var status = AFNetworkReachabilityStatus.unknown
    private var block: ((AFNetworkReachabilityStatus) -> Void)?
    private var listener: UUID?

    /// The manager of the whole network.
    public class func shared() -> AFNetworkReachabilityManager { one }

    deinit { stopMonitoring() }

    /// The status when it was looked at last.
    public var networkReachabilityStatus: AFNetworkReachabilityStatus { lock.withLock { status } }
    /// Whether the network can be reached.
    public var isReachable: Bool { isReachableViaWWAN || isReachableViaWiFi }
    /// Whether the mobile network can be reached.
    public var isReachableViaWWAN: Bool { networkReachabilityStatus == .reachableViaWWAN }
    /// Whether another network can be reached.
    public var isReachableViaWiFi: Bool { networkReachabilityStatus == .reachableViaWiFi }

    /// The status in words.
    public func localizedNetworkReachabilityStatusString() -> String {
        switch networkReachabilityStatus {
        case .unknown: "Unknown"
        case .notReachable: "Not Reachable"
        case .reachableViaWWAN: "Reachable via WWAN"
        case .reachableViaWiFi: "Reachable via WiFi"
        }
    }

    /// Sets what is called when the status changes.
    public func setReachabilityStatusChange(_ block: ((AFNetworkReachabilityStatus) -> Void)?) {
        lock.withLock { self.block = block }
    }

    /// Looks now, and whenever the network changes.
    public func startMonitoring() {
        stopMonitoring()
        let listener = NetworkMonitor.add { [weak self] in self?.look() }
        lock.withLock { self.listener = listener }
        DispatchQueue.global().async { [weak self] in self?.look() }
    }

    /// Looks no more.
    public func stopMonitoring() {
        let old = lock.withLock {
            defer { listener = nil }
            return listener
        }
        if let old { NetworkMonitor.remove(old) }
    }

    private func look() {
        let status: AFNetworkReachabilityStatus = NetworkMonitor.isAvailable ? .reachableViaWiFi : .notReachable
        DispatchQueue.main.async { [self] in
            let block: ((AFNetworkReachabilityStatus) -> Void)? = lock.withLock {
                guard listener != nil else { return nil }
                self.status = status
                return self.block ?? { _ in }
            }
            guard let block else { return }
            block(status)
            NotificationCenter.default.post(
                name: .AFNetworkingReachabilityDidChange, object: nil,
                userInfo: [AFNetworkingReachabilityNotificationStatusItem: status.rawValue])
        }
    }
}
