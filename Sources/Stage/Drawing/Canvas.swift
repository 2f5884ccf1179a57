public import CoreGraphics
internal import CGTK

/// Draws into GSK nodes, in points. It wraps one GtkSnapshot while that is being recorded.
///
/// Every `push` is undone by one ``pop()``, every ``save()`` by one ``restore()``.
@MainActor
public final class Canvas {
    let snapshot: OpaquePointer

    init(snapshot: OpaquePointer) {
        self.snapshot = snapshot
    }
}
