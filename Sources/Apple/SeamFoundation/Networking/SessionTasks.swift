public import Foundation
public import FoundationNetworking
import ObjectiveC

extension URLSessionTask {
    /// Whether data is handed on as it comes rather than at the end. True by default. Has no effect: it always is.
    public var prefersIncrementalDelivery: Bool {
        get { objc_getAssociatedObject(self, Self.deliveryKey) == nil }
        set {
            objc_setAssociatedObject(self, Self.deliveryKey, newValue ? nil : NSNull(), .OBJC_ASSOCIATION_RETAIN)
        }
    }

    nonisolated(unsafe) private static let deliveryKey = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}

// What sessions on Linux never tell of; libraries hand it on from one delegate to another.
extension URLSessionTaskDelegate {
    /// A session has made a task. Has no effect: sessions here do not tell of it.
    public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}
    /// A task waits for a connection. Has no effect: tasks here fail at once without one.
    public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {}
}
