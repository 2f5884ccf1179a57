public import Foundation

/// Whether activities are shown: they are not.
public final class ActivityAuthorizationInfo: Sendable {
    /// Creates it.
    public init() {}

    /// Whether the app may show activities: false.
    public var areActivitiesEnabled: Bool { false }
    /// Whether activities may change often: false.
    public var frequentPushesEnabled: Bool { false }
    /// Whether the app may show activities, whenever that becomes other. Nothing comes.
    public var activityEnablementUpdates: Updates<Bool> { .init() }
    /// Whether activities may change often, whenever that becomes other. Nothing comes.
    public var frequentPushEnablementUpdates: Updates<Bool> { .init() }

    /// Values that come later, of which there are none: waiting for one ends when the task is cancelled.
    public struct Updates<Element: Sendable>: AsyncSequence, Sendable {
        public struct AsyncIterator: AsyncIteratorProtocol {
            var base: AsyncStream<Element>.Iterator
            public mutating func next() async -> Element? { await base.next() }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: Silence.stream().makeAsyncIterator()) }
    }
}

enum Silence {
    /// Nothing, until who waits is cancelled.
    static func stream<T>() -> AsyncStream<T> {
        let (stream, continuation) = AsyncStream<T>.makeStream()
        // Kept by the stream, which would end without it.
        continuation.onTermination = { _ in _ = continuation }
        return stream
    }
}

/// Why an activity could not be begun.
public enum ActivityAuthorizationError: Error, Hashable, Sendable {
    /// What it shows is more than 4 kB.
    case attributesTooLarge
    /// The device has no activities.
    case unsupported
    /// The person does not want activities of the app.
    case denied
    /// The device has too many.
    case globalMaximumExceeded
    /// The app has too many.
    case targetMaximumExceeded
    /// The app is not in the foreground.
    case visibility
    /// The system does not answer.
    case persistenceFailure
    /// The system lacks something.
    case missingProcessIdentifier
    /// The app's Info.plist does not say that it has activities.
    case unentitled
    /// The activity is not known.
    case malformedActivityIdentifier
    /// Another device cannot be reached.
    case reconnectNotPermitted
}

extension ActivityAuthorizationError: LocalizedError {
    public var errorDescription: String? { "The operation couldn’t be completed." }

    public var failureReason: String? {
        switch self {
        case .attributesTooLarge: "The provided Live Activity attributes exceeded the maximum size of 4KB."
        case .denied: "A person deactivated Live Activities in Settings."
        case .unsupported: "The device doesn’t support Live Activities."
        default: nil
        }
    }
}
