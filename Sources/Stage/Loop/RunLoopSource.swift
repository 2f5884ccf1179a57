internal import RuntimeShims

/// Something to do on the main run loop, in every common mode, when any thread asks for it.
///
/// Several signals before the main thread comes round are one call. A source stays for the life of the process.
final class RunLoopSource: Sendable {
    private let source: RunLoopSources.Source

    init(_ perform: @escaping @MainActor () -> Void) { source = RunLoopSources.addMainSource(perform) }

    /// Asks for one call. Any thread may.
    func signal() { source.signal() }
}
