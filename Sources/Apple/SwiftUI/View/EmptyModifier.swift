/// A modifier that changes nothing.
public struct EmptyModifier: InputsModifier {
    public typealias Body = Never

    /// The modifier that changes nothing.
    nonisolated(unsafe) public static let identity = EmptyModifier()

    /// Makes the modifier that changes nothing.
    nonisolated public init() {}

    func change(_ inputs: inout Inputs) {}
}
