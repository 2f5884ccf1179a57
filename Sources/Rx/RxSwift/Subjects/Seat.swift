/// Who has seats.
protocol SeatOwner: AnyObject {
    /// Gives up a seat; what is returned is to be released without a lock.
    func leave(_ seat: Seat) -> SinkBase?
}

/// A subscription to a subject.
///
/// The subject has its seats, and a seat does not keep the subject. It has no weak reference either, which would make
/// every use of the subject slower: a subject that goes tells its seats.
@usableFromInline
package final class Seat: DisposeBase {
    /// Given by the audience; the order of the seats. Half a word, beside the lock, so that a seat takes the
    /// allocator's 48 bytes and not its 64.
    var key: UInt32 = 0
    private let lock = Lock()
    /// Guarded by the lock, which a subject that goes waits for: what is here is alive as long as the lock is held.
    private unowned(unsafe) var owner: (any SeatOwner)?

    init(_ owner: any SeatOwner) { self.owner = owner }

    /// The subject is gone, or has let everybody go.
    func abandon() { lock.whileLocked { owner = nil } }

    package override func dispose() {
        let sink = lock.whileLocked {
            let sink = owner?.leave(self)
            owner = nil
            return sink
        }
        // Releasing the sink may run code of the app: not with the lock.
        _ = sink
    }
}
