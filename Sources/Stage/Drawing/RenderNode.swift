public import CoreGraphics
internal import CGTK

/// A drawing that was recorded, to be drawn again at no cost of recording. Immutable.
@MainActor
public final class RenderNode {
    let node: OpaquePointer

    /// Takes over a reference.
    init(adopting node: OpaquePointer) { self.node = node }

    /// Records what `record` draws; nil if it draws nothing.
    public init?(record: @MainActor (Canvas) -> Void) {
        guard let node = Canvas.record(record) else { return nil }
        self.node = node
    }

    isolated deinit { gsk_render_node_unref(node) }

    /// All that it may colour, in points.
    public var bounds: CGRect {
        var bounds = graphene_rect_t()
        gsk_render_node_get_bounds(node, &bounds)
        return CGRect(bounds)
    }
}
