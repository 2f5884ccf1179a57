/// What has to hold for a step to be taken or a wait to end: all that is set.
public struct FlowCondition: Equatable, Sendable {
    public var visible: FlowSelector?
    public var notVisible: FlowSelector?
    /// What is known without looking at the screen: `true:` and `platform:` (Seam runs iOS apps: `iOS` holds).
    public var isTrue: Bool

    public init(visible: FlowSelector? = nil, notVisible: FlowSelector? = nil, isTrue: Bool = true) {
        self.visible = visible
        self.notVisible = notVisible
        self.isTrue = isTrue
    }
}
