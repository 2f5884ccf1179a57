/// A modifier that changes nothing.
public struct EmptyModifier: InputsModifier {
    public typealias Body = Never

    /// Makes the modifier that changes nothing.
    nonisolated public init() {}

    func change(_ inputs: inout Inputs) {}
}
