public import Foundation

/// Something that goes on, as the lock screen shows it. None can be begun here.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
    /// What changes.
    public typealias ContentState = Attributes.ContentState

    /// Its name.
    public let id: String
    /// What stays.
    public let attributes: Attributes
    /// How far it is.
    public let activityState: ActivityState
    /// What is shown.
    public let content: ActivityContent<ContentState>
    /// What makes it change from outside: nil.
    public var pushToken: Data? { nil }
    /// How long it stays.
    public var activityStyle: ActivityStyle { .standard }

    private init(_ attributes: Attributes, _ content: ActivityContent<ContentState>) {
        (id, self.attributes, self.content, activityState) = (UUID().uuidString, attributes, content, .dismissed)
    }

    /// What is shown, as it was told before iOS 16.2.
    public var contentState: ContentState { content.state }

    /// The activities of the app: none.
    public static var activities: [Activity<Attributes>] { [] }

    /// What starts activities from outside: nil.
    public static var pushToStartToken: Data? { nil }

    /// Begins an activity.
    ///
    /// - Throws: ``ActivityAuthorizationError/denied``: activities are not enabled.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.denied }

    /// Begins an activity of a style.
    ///
    /// - Throws: ``ActivityAuthorizationError/denied``: activities are not enabled.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.denied }

    /// Begins an activity, as it was done before iOS 16.2.
    ///
    /// - Throws: ``ActivityAuthorizationError/denied``: activities are not enabled.
    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.denied }

    /// Shows another state. An activity that could not be begun shows none.
    public func update(_ content: ActivityContent<ContentState>) async {}
    /// Shows another state, and draws the person's eye to it.
    public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?) async {}
    /// Shows another state that was made at a time.
    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil, timestamp: Date
    ) async {}
    /// Shows another state, as it was done before iOS 16.2.
    public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {}
    /// Ends the activity.
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}
    /// Ends the activity, as it was done before iOS 16.2.
    public func end(
        using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}

    /// Values that come later, of which there are none: waiting for one ends when the task is cancelled.
    public struct Updates<Element>: AsyncSequence, Sendable {
        public struct AsyncIterator: AsyncIteratorProtocol {
            var base: AsyncStream<Element>.Iterator
            public mutating func next() async -> Element? { await base.next() }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: Silence.stream().makeAsyncIterator()) }
    }

    /// How far it is, whenever that becomes other.
    public var activityStateUpdates: Updates<ActivityState> { .init() }
    /// What is shown, whenever that becomes other.
    public var contentUpdates: Updates<ActivityContent<ContentState>> { .init() }
    /// What is shown, whenever that becomes other, as it was told before iOS 16.2.
    public var contentStateUpdates: Updates<ContentState> { .init() }
    /// What makes it change from outside, whenever that becomes other.
    public var pushTokenUpdates: Updates<Data> { .init() }
    /// Activities that were begun from outside.
    public static var activityUpdates: Updates<Activity<Attributes>> { .init() }
    /// What starts activities from outside, whenever that becomes other.
    public static var pushToStartTokenUpdates: Updates<Data> { .init() }
}
