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

    init(_ reason: String, details: [String] = []) {
        self.reason = reason
        self.details = details
    }

    var description: String {
        ([(place.isEmpty ? "" : place + ": ") + (step.isEmpty ? "" : step + ": ") + reason] + details)
            .joined(separator: "\n")
    }
}
