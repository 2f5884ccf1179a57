/// Hears of tests as they run, on any thread, one call at a time for a process.
public protocol TestObserver: Sendable {
    func started(_ target: String, _ test: String)
    func ended(_ result: TestCaseResult)
    /// A line of a process's output, without its end.
    func printed(_ target: String, _ line: String)
}
