import Documents

/// Why a step of a flow could not be taken.
struct FlowFailure: Error, CustomStringConvertible {
    /// `flow.yaml:12`.
    var place = ""
    /// The step as its author wrote it.
    var step = ""
    /// The condition that did not hold, such as `not on the screen`.
    var reason: String
    /// More lines: what is on the screen.
    var details: [String] = []
    /// The element that was looked for in vain.
    var missing: FlowSelector?

    init(_ reason: String, details: [String] = [], missing: FlowSelector? = nil) {
        self.reason = reason
        self.details = details
        self.missing = missing
    }

    var description: String {
        ([(place.isEmpty ? "" : place + ": ") + (step.isEmpty ? "" : step + ": ") + reason] + details)
            .joined(separator: "\n")
    }
}
