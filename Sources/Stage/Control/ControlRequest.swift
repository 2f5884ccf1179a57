package import Foundation

/// A call of a program outside the app: a verb, and its arguments as a JSON object.
package struct ControlRequest: Sendable {
    /// The name of the verb.
    package var verb: String
    /// A JSON object in UTF-8, or nothing for a call without arguments.
    package var body: Data

    package init(verb: String, body: Data = Data()) {
        self.verb = verb
        self.body = body
    }
}
