internal import CDispatch
public import Dispatch
import Foundation
internal import Synchronization

/// Returns the label of a queue, or with nil of the queue that runs the code. It stays where it is.
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
    guard let queue else { return dispatch_queue_get_label(nil) }
    return labels.withLock { known in
        let label = queue.label
        if let kept = known[label] { return kept.pointer }
        let kept = KeptLabel(pointer: UnsafePointer(strdup(label)))
        known[label] = kept
        return kept.pointer
    }
}

/// The name of a queue's type in C.
public typealias dispatch_queue_t = DispatchQueue
/// The name in C of the type of a queue that does one thing after another.
public typealias dispatch_queue_serial_t = DispatchQueue
/// The name in C of the type of a queue that does things side by side.
public typealias dispatch_queue_concurrent_t = DispatchQueue

/// Of queues that were asked about, each text once.
private let labels = Mutex<[String: KeptLabel]>([:])

private struct KeptLabel: @unchecked Sendable {
    var pointer: UnsafePointer<CChar>
}
