/// Steps that belong together: those of a flow, of a file that it runs, or of a list.
public struct FlowBlock: Equatable, Sendable {
    /// Names that whoever runs the block gives values to.
    public var outer: [FlowVariable] = []
    /// Names that the block itself gives values to.
    public var environment: [FlowVariable] = []
    /// Steps to be taken first: `onFlowStart`.
    public var start: [FlowStep] = []
    /// The steps, in the order they are taken.
    public var steps: [FlowStep]
    /// Steps to be taken at the end, whether the others fail or not: `onFlowComplete`.
    public var completion: [FlowStep] = []

    /// Creates a block of steps.
    public init(steps: [FlowStep]) {
        self.steps = steps
    }
}
