/// Where frames go that are told from the leading side: to the same place, or to the mirrored one.
struct LayoutMirror {
    private(set) var isFlipped = false
    private var offset: CGFloat = 0

    init() {}

    /// Mirrors what is in a view so wide.
    init(width: CGFloat) {
        isFlipped = true
        offset = width
    }

    func callAsFunction(_ rect: CGRect) -> CGRect {
        var rect = rect
        rect.origin.x = isFlipped ? offset - rect.maxX : offset + rect.minX
        return rect
    }

    /// The same, of frames that are mirrored in `rect` first.
    func mirrored(in rect: CGRect) -> LayoutMirror {
        var copy = self
        let sum = rect.minX + rect.maxX
        copy.offset = isFlipped ? offset - sum : offset + sum
        copy.isFlipped = !isFlipped
        return copy
    }
}

/// An element that runs in the other direction than what is around it.
final class MirrorElement: WrapperElement {
    override func place(_ rect: CGRect, _ proposal: ProposedViewSize, in canvas: PlacementCanvas) {
        canvas.mirroring(in: rect) { super.place(rect, proposal, in: canvas) }
    }
}

/// Keeps the mirrors of a view's elements.
@MainActor
final class Mirrors {
    private var known: [ObjectIdentifier: MirrorElement] = [:]

    func items(_ items: [Item]) -> [Item] {
        var kept: [ObjectIdentifier: MirrorElement] = [:]
        let result = items.map { item in
            let mirror = known[ObjectIdentifier(item.element)] ?? MirrorElement(item.element)
            kept[ObjectIdentifier(item.element)] = mirror
            var item = item
            item.element = mirror
            return item
        }
        known = kept
        return result
    }
}
