public import CoreGraphics
public import Foundation

/// Something that a person drags over a surface from outside of the app.
public struct DragEvent: Sendable {
    /// The stage of the movement that the event reports.
    public enum Phase: Sendable {
        case entered, moved, exited
        /// The person let go; the items have their contents.
        case dropped
    }

    /// One of the things that are dragged.
    public enum Item: Sendable, Equatable {
        /// Nil before it is dropped.
        case text(String?)
        /// An address; nil before it is dropped.
        case address(String?)
        /// A file: its kind of content if that is known, and once it is dropped its place, from which the app may read it.
        case file(mimeType: String?, URL?)
    }

    /// The stage that the event reports.
    public var phase: Phase
    /// The place, in the surface's points.
    public var location: CGPoint
    /// The things that are dragged; empty with ``Phase/exited``.
    public var items: [Item]

    /// Creates an event.
    public init(phase: Phase, location: CGPoint, items: [Item]) {
        self.phase = phase
        self.location = location
        self.items = items
    }
}

/// The use that an app has for what is dragged over it.
public enum DragUse: String, Sendable {
    case none, copy, move
}
