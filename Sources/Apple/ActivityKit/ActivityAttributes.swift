public import Foundation
public import SeamFoundation

/// What an activity shows: values that stay, and a state that changes.
public protocol ActivityAttributes: Decodable, Encodable {
    /// What changes.
    associatedtype ContentState: Decodable, Encodable, Hashable
}

/// A state of an activity, and how long it holds.
public struct ActivityContent<State> {
    /// What is shown.
    public var state: State
    /// When it is out of date; nil for never.
    public var staleDate: Date?
    /// Its place among the activities of the app; the highest comes first. 0 by default.
    public var relevanceScore: Double

    /// Creates a state.
    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
    }
}

extension ActivityContent: Sendable where State: Sendable {}
extension ActivityContent: Equatable where State: Equatable {}
extension ActivityContent: Hashable where State: Hashable {}

/// How far an activity is.
public enum ActivityState: Hashable, Sendable, Codable {
    /// It is shown.
    case active
    /// It has ended, and is shown yet.
    case ended
    /// It is gone.
    case dismissed
    /// What it shows is out of date.
    case stale
}

/// When an activity that ended goes.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
    let date: Date?
    /// Some hours after it ended, as the system likes.
    public static let `default` = ActivityUIDismissalPolicy(date: nil)
    /// At once.
    public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)
    /// At a time, of at most four hours after it ended.
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy { .init(date: date) }
}

/// What draws the person's eye to an activity that changed.
public struct AlertConfiguration: Sendable {
    /// A sound.
    public struct AlertSound: Hashable, Sendable {
        let name: String?
        /// The system's.
        public static let `default` = AlertSound(name: nil)
        /// A file of the app's.
        public static func named(_ name: String) -> AlertSound { .init(name: name) }
    }

    /// Its title.
    public var title: LocalizedStringResource
    /// Its words.
    public var body: LocalizedStringResource
    /// Its sound.
    public var sound: AlertSound

    /// Creates an alert.
    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
        (self.title, self.body, self.sound) = (title, body, sound)
    }
}

/// What makes an activity change.
public struct PushType: Hashable, Sendable {
    private let name: String
    /// A message to this activity.
    public static let token = PushType(name: "token")
    /// A message to all who listen to a channel.
    public static func channel(_ channelId: String) -> PushType { .init(name: "channel " + channelId) }
}

/// How long an activity stays.
public enum ActivityStyle: Hashable, Sendable, Codable {
    /// Until it ends.
    case standard
    /// Until the device is locked.
    case transient
}
