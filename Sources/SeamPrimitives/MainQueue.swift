import Foundation

/// The main dispatch queue, on which the work of the main actor is done.
package enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the calling code is on the main thread, or is run by the main queue, which in a program without a main
    /// loop other threads may run.
    package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }

    /// Does work of the main actor: at once if called there, soon if called elsewhere.
    package static func perform(_ work: @escaping @MainActor () -> Void) {
        if isCurrent {
            MainActor.assumeIsolated { work() }
        } else {
            DispatchQueue.main.async { work() }
        }
    }
}
