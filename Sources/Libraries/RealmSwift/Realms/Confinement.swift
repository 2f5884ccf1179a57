import Foundation
internal import SeamPrimitives

/// Where a realm may be used.
enum Confinement: Equatable {
    /// On the main thread, and where the main queue's work is done.
    case main
    case thread(UInt)
    case queue(DispatchQueue)
    /// In an actor, or frozen: whoever has the realm sees to it.
    case anywhere(UUID)

    static func == (first: Confinement, second: Confinement) -> Bool {
        switch (first, second) {
        case (.main, .main): true
        case (.thread(let first), .thread(let second)): first == second
        case (.queue(let first), .queue(let second)): first === second
        case (.anywhere(let first), .anywhere(let second)): first == second
        default: false
        }
    }

    static var current: Confinement {
        MainQueue.isCurrent ? .main : .thread(UInt(bitPattern: ObjectIdentifier(Thread.current)))
    }

    var isCurrent: Bool {
        switch self {
        case .main: MainQueue.isCurrent
        case .thread(let thread): thread == UInt(bitPattern: ObjectIdentifier(Thread.current))
        case .queue(let queue): QueueMark.isCurrent(queue)
        case .anywhere: true
        }
    }

    /// The queue on which realms of the confinement learn of changes; nil where nothing comes by itself.
    var queue: DispatchQueue? {
        switch self {
        case .main: .main
        case .queue(let queue): queue
        case .thread, .anywhere: nil
        }
    }
}

/// Tells which queue runs.
private enum QueueMark {
    private static let key = DispatchSpecificKey<ObjectIdentifier>()

    static func isCurrent(_ queue: DispatchQueue) -> Bool {
        if queue === DispatchQueue.main { return MainQueue.isCurrent }
        if queue.getSpecific(key: key) == nil { queue.setSpecific(key: key, value: ObjectIdentifier(queue)) }
        return DispatchQueue.getSpecific(key: key) == ObjectIdentifier(queue)
    }
}
