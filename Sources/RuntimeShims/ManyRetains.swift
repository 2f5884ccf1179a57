internal import Foundation

/// Several references to an object at once.
///
/// Counting a reference is an atomic operation, which takes longer than making room for an object. Who is about to hand one
/// reference each to many others counts them once.
package enum ManyRetains: RuntimeShim {
    package static let name = "`swift_retain_n`"
    package static let reason = "a fetch makes many objects that refer to the same few, one reference at a time"
    package static let seenWith = "Swift 6.3.1"
    package static let loss = "fetching many objects of Core Data takes longer"

    package static func look() -> ShimFinding {
        guard retainMany != nil else { return .missing }
        final class Probe {
            nonisolated(unsafe) static var count = 0
            init() { Self.count += 1 }
            deinit { Self.count -= 1 }
        }
        let probe = Unmanaged.passRetained(Probe())
        retain(probe, 2)
        for _ in 0..<2 { probe.release() }
        guard Probe.count == 1 else { return .missing }
        probe.release()
        return Probe.count == 0 ? .working : .missing
    }

    private typealias Retain = @convention(c) (UnsafeMutableRawPointer, UInt32) -> UnsafeMutableRawPointer?

    private static let retainMany: Retain? = dlsym(nil, "swift_retain_n").map { unsafeBitCast($0, to: Retain.self) }

    /// Adds so many references, each of which somebody has to release.
    package static func retain<Object: AnyObject>(_ object: Unmanaged<Object>, _ count: Int) {
        guard count > 0 else { return }
        guard let retainMany else {
            for _ in 0..<count { _ = object.retain() }
            return
        }
        _ = retainMany(object.toOpaque(), UInt32(count))
    }
}
