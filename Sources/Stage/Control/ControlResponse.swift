package import Foundation

/// The answer to a ``ControlRequest``.
package struct ControlResponse: Sendable {
    /// As in HTTP: 200, 400 for a call that makes no sense, 404 for an unknown verb, 409 for one that the screen does not
    /// allow.
    package var status: Int
    /// A JSON object in UTF-8.
    package var body: Data

    package init(status: Int, body: Data) {
        self.status = status
        self.body = body
    }
}
