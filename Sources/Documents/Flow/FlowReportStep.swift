/// What became of a step of a flow, for a report.
public struct FlowReportStep: Codable, Equatable, Sendable {
    /// A picture that belongs to a step.
    public struct Picture: Codable, Equatable, Sendable {
        /// `screen`, `reference`, `now` or `difference`.
        public var kind: String
        /// The file, in the folder of the flow's output.
        public var file: String

        /// Creates a picture of a kind.
        public init(kind: String, file: String) {
            self.kind = kind
            self.file = file
        }
    }

    /// The name of the file with a line of JSON for each step.
    public static let fileName = "steps.jsonl"

    /// `flow.yaml:12`.
    public var place: String
    /// The step as its author wrote it, or calls it.
    public var step: String
    /// How long it took.
    public var seconds = 0.0
    /// Why it could not be taken.
    public var failure: String?
    /// More lines about the failure.
    public var details: [String] = []
    /// Whether a failure is but a warning.
    public var isOptional = false
    /// The pictures that belong to it.
    public var pictures: [Picture] = []

    /// Creates the record of a step that was taken.
    public init(place: String, step: String) {
        self.place = place
        self.step = step
    }
}
