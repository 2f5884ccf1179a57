/// A UI flow: what a user does with an app and what they see, in Maestro's vocabulary.
public struct Flow: Equatable, Sendable {
    /// `appId` of the flow's head. Seam runs the app it was given, whatever is written here.
    public var appID: String?
    /// `name` of the flow's head.
    public var name: String?
    /// `tags` of the flow's head.
    public var tags: [String] = []
    /// `properties` of the flow's head, for reports.
    public var properties: [FlowVariable] = []
    /// What the flow does.
    public var block: FlowBlock
    /// Whether a script in it needs an engine.
    public var needsEngine = false

    /// The steps between those of the start and the end, in the order they are taken.
    public var steps: [FlowStep] { block.steps }

    /// Whether the first step opens the app with nothing kept.
    public var clearsFirst: Bool {
        guard case .launchApp(let launch)? = (block.start + block.steps).first?.command else { return false }
        return launch.clearState && (launch.appID == nil || launch.appID == appID)
    }

    /// Creates a flow of steps.
    public init(appID: String? = nil, name: String? = nil, steps: [FlowStep]) {
        self.appID = appID
        self.name = name
        block = FlowBlock(steps: steps)
    }
}
