/// What tests outside of an app ask it for: a line of JSON over a socket, which a ``RemoteAnswer`` answers.
public struct RemoteRequest: Codable, Sendable {
    /// What is to be done.
    public enum Verb: String, Codable, Sendable {
        /// The tree of elements, when what moves has come to rest.
        case tree
        /// What is shown, as PNG.
        case screenshot
        /// Fingers that move along lines, after they have rested; the same finger several times with `count`.
        case touch
        /// Keys of the keyboard.
        case type
        /// To come to the front, or to go behind other apps.
        case activate, deactivate
        /// To turn to the orientation that `text` names.
        case turn
        /// What is wrong for people who use assistive technology.
        case audit
        /// To open the page or the file that `text` names.
        case open
        /// To set a picker's wheel to the row that `text` names, at `paths`.
        case choose
    }

    /// Where a finger goes.
    public typealias Path = [RemoteElement.Frame]

    public var verb: Verb
    /// The ways of the fingers, each with the same number of places.
    public var paths: [Path] = []
    /// How long fingers rest before they move, and after they have, in seconds.
    public var rest = 0.0
    public var lastRest = 0.0
    /// How long the way takes, in seconds.
    public var duration = 0.05
    /// How often it is done.
    public var count = 1
    public var text = ""

    public init(_ verb: Verb) {
        self.verb = verb
    }
}
