internal import ObjectiveC
internal import Stage

/// What nibs made lives until the pool of the thread ends, as on iOS: a view that weak outlets alone refer to can be put to
/// its place after the nib was loaded, and one that is taken from its superview be put elsewhere.
@MainActor
enum NibPool {
    private static var waiting: [AnyObject] = []

    /// Keeps objects until the innermost pool ends; without one, until the next turn of the main loop.
    static func keep(_ objects: [AnyObject]) {
        guard !objects.isEmpty, !AutoreleasePool.keep(objects) else { return }
        if waiting.isEmpty {
            NextTurn.perform {
                let objects = waiting
                waiting = []
                withExtendedLifetime(objects) {}
            }
        }
        waiting += objects
    }
}
