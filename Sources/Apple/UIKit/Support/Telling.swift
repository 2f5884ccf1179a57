internal import SeamPrimitives

/// Tells the recorder of a traced program what the app has a view or a controller do.
///
/// - Parameters:
///   - target: The view or the controller.
///   - message: The property, or the method with its arguments.
@MainActor @inline(__always)
func noteTold(
    _ target: AnyObject, _ message: @autoclosure () -> String, from old: @autoclosure () -> Any? = nil,
    to new: @autoclosure () -> Any? = nil
) {
    if let recorder = Tracing.recorder { recorder.told(target, message(), from: old(), to: new()) }
}

/// Runs what follows from a cause outside of the program.
@MainActor @inline(__always)
func withActivity<Result>(
    _ kind: TraceKind, _ name: @autoclosure () -> String, _ body: () throws -> Result
) rethrows -> Result {
    guard let recorder = Tracing.recorder else { return try body() }
    let span = recorder.begin(kind, name(), isQuiet: true)
    defer { recorder.end(span) }
    return try body()
}
