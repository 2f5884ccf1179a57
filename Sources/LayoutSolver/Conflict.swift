/// Required constraints that cannot all hold, and the one that was given up.
public struct Conflict: Sendable {
    /// The constraints that contradict each other, oldest first: without any one of them the rest can hold.
    public let constraints: [Constraint]
    /// The one among them that the solver ignores from now on; see ``Solver/solve()``.
    public let broken: Constraint
}
