/// One step of a flow and the line it is written on.
public struct FlowStep: Equatable, Sendable {
    /// The file, as it was named in the `runFlow` that asked for it; nil for the flow itself.
    public var file: String?
    /// From 1.
    public var line: Int
    /// The action to take.
    public var command: FlowCommand
    /// The step as its author wrote it, shortened to one line: `tapOn: "Alice"`.
    public var summary: String
    /// What the author calls the step in reports.
    public var label: String?
    /// A failure of an optional step is a warning.
    public var isOptional: Bool

    /// Creates a step at a line of its file, counted from 1.
    public init(
        file: String? = nil, line: Int, command: FlowCommand, summary: String = "", isOptional: Bool = false
    ) {
        self.file = file
        self.line = line
        self.command = command
        self.summary = summary
        self.isOptional = isOptional
    }
}
