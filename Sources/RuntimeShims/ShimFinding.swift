/// The outcome of a shim's look at what it reaches into.
public enum ShimFinding: Equatable, Sendable {
    /// It is there and looks as expected.
    case working
    /// It is not there, or looks otherwise: the shim does nothing.
    case missing
    /// The library that has it is not loaded in this process.
    case notLoaded
}
