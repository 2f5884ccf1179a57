/// Work that is handed to a queue, as its caller says that it may be.
struct UncheckedWork: @unchecked Sendable {
    let run: () -> Void
    init(_ run: @escaping () -> Void) { self.run = run }
}
