/// A linear relation that a ``Solver`` keeps.
///
/// A handle: it belongs to the solver that made it, and ends with ``Solver/remove(_:)-(Constraint)``.
public struct Constraint: Hashable, Sendable {
    let index: Int32
}
