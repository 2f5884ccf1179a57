/// A number that a ``Solver`` finds.
///
/// A handle: it belongs to the solver that made it and means nothing to another.
public struct Variable: Hashable, Sendable {
    let index: Int32
}
