internal import SeamPrimitives

/// In a program that is traced: what made each view ask for its layout, so that what follows in the next frame is told with
/// its cause.
@MainActor
enum LayoutOrigins {
    private static var origins: [ObjectIdentifier: any TraceLaterOrigin] = [:]
    /// The innermost layout that is gone on with; 0: none.
    private static var current = TraceSpan(id: 0)
    /// Views that are never laid out must not pile up.
    private static let limit = 4_096

    /// A view has asked for its layout.
    static func note(_ view: UIView, _ recorder: any TraceRecorder) {
        guard let origin = recorder.laterOrigin() else { return }
        if origins.count >= limit { origins = [:] }
        origins[ObjectIdentifier(view)] = origin
    }

    /// Lays out a view by `body`.
    static func layOut(_ view: UIView, _ recorder: any TraceRecorder, _ body: () -> Void) {
        // Layout that the app asks for itself belongs where it does.
        guard let origin = origins.removeValue(forKey: ObjectIdentifier(view)), origin.span.id != current.id,
            !recorder.isInConsequence || recorder.isInnermost(current)
        else { return body() }
        let outer = current
        current = recorder.resume(origin, "layout")
        defer {
            recorder.end(current)
            current = outer
        }
        body()
    }
}
