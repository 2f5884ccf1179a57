package import Foundation
internal import Synchronization

/// Whether anybody would hear of a notification: the table in a `NotificationCenter`.
package enum NotificationObservers: RuntimeShim {
    package static let name = "`NotificationCenter.registrar`"
    package static let reason = "sets of thousands of objects are made for a notification, though nobody may listen"
    package static let seenWith = "Swift 6.3.1"
    package static let loss = "saving many objects of Core Data takes longer"

    package static func look() -> ShimFinding {
        let center = NotificationCenter()
        let (mine, other) = (Notification.Name("org.seam.look"), Notification.Name("org.seam.other"))
        let (sender, stranger) = (NSObject(), NSObject())
        guard !mayBeAny(of: mine, from: sender, in: center) else { return .missing }
        let token = center.addObserver(forName: mine, object: sender, queue: nil) { _ in }
        let isSeen =
            mayBeAny(of: mine, from: sender, in: center) && !mayBeAny(of: mine, from: stranger, in: center)
            && !mayBeAny(of: other, from: sender, in: center)
        center.removeObserver(token)
        return isSeen ? .working : .missing
    }

    /// Whether somebody may be listening to a notification of that name and sender. Yes where it cannot be known.
    package static func mayBeAny(
        of name: Notification.Name, from sender: AnyObject, in center: NotificationCenter
    ) -> Bool {
        guard let offset else { return true }
        return withExtendedLifetime(center) {
            let place = Unmanaged.passUnretained(center).toOpaque() + offset
            return place.assumingMemoryBound(to: Registrar.self).pointee.withLock { all in
                // Whoever listens to any name, or to any sender, is under nil.
                for key in [nil, name.rawValue] {
                    guard let senders = all[key] else { continue }
                    if senders.keys.contains(nil) || senders.keys.contains(ObjectIdentifier(sender)) { return true }
                }
                return false
            }
        }
    }

    /// The observers by name and sender. Those themselves are not looked at: their type is Foundation's own.
    private typealias Registrar = Mutex<[String?: [ObjectIdentifier?: Int]]>

    /// Where the observers are, if the centre is as it was seen.
    private static let offset: Int? = {
        let fields = StoredProperties.fields(ofClass: NotificationCenter.self)
        guard fields.map(\.name) == ["registrar", "$__lazy_storage_$__actorQueueManager"],
            fields[1].offset - fields[0].offset == MemoryLayout<Registrar>.size
        else { return nil }
        return fields[0].offset
    }()
}
