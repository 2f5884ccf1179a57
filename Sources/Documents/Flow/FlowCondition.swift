/// A condition for a step to be taken or a wait to end. Everything that is set has to hold.
public struct FlowCondition: Equatable, Sendable {
    /// Something has to be on the screen.
    public var visible: FlowSelector?
    /// Nothing of the kind may be on the screen.
    public var notVisible: FlowSelector?
    /// The part that is known without looking at the screen: `true:` and `platform:` (Seam runs iOS apps: `iOS` holds).
    public var isTrue: Bool
    /// The condition itself, if its words have scripts in them: the rest says nothing then.
    public var template: FlowTemplate?

    /// Creates a condition; without arguments it always holds.
    public init(visible: FlowSelector? = nil, notVisible: FlowSelector? = nil, isTrue: Bool = true) {
        self.visible = visible
        self.notVisible = notVisible
        self.isTrue = isTrue
    }
}
