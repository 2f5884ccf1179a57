/// A file of JavaScript that `runScript` runs.
public struct FlowScript: Equatable, Sendable {
    /// The file, as the flow names it.
    public var name: String
    /// What is in it.
    public var source: String
    /// Names that it is given values of.
    public var environment: [FlowVariable]

    /// Creates a script.
    public init(name: String, source: String, environment: [FlowVariable] = []) {
        self.name = name
        self.source = source
        self.environment = environment
    }
}
