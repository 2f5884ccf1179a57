/// A test that runs: what it does is an activity of its own.
///
/// This is for translated sources, in programs that are traced.
public struct _TracedTest {
    let id: UInt64

    /// - Parameter name: `ModelTests.adds()`
    public init(_ name: String) { id = Recorder.shared.begin(.step, "test " + name, isQuiet: false).id }

    /// The test is over.
    public func end() { Recorder.shared.end(.init(id: id)) }
}
