/// A UI flow: what a user does with an app and what they see, in Maestro's vocabulary.
public struct Flow: Equatable, Sendable {
    /// `appId` of the flow's head. Seam runs the app it was given, whatever is written here.
    public var appID: String?
    /// `name` of the flow's head.
    public var name: String?
    /// The steps, in the order they are taken.
    public var steps: [FlowStep]

    /// Creates a flow of steps.
    public init(appID: String? = nil, name: String? = nil, steps: [FlowStep]) {
        self.appID = appID
        self.name = name
        self.steps = steps
    }
}
