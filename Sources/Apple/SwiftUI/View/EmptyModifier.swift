/// A modifier that changes nothing.
public struct EmptyModifier: InputsModifier {
    public typealias Body = Never

    nonisolated public init() {}

    func change(_ inputs: inout Inputs) {}
}
