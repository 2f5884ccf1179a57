package import Stage

extension UIView {
    /// A picture of the view as it shows now; nil when it has no size.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// A picture of a part of the view, of which only what is within `capInsets` is stretched when it is resized.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        guard !rect.isEmpty else { return nil }
        if afterUpdates { layoutIfNeeded() }
        return SnapshotView(of: self, rect: rect, capInsets: capInsets)
    }

    /// Draws what the view shows into the current context, stretched to `rect`; whether there was anything to draw.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), !bounds.isEmpty else { return false }
        if afterUpdates { layoutIfNeeded() }
        guard let picture = layer.copySubtree() else { return false }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        picture.draw(in: context)
        context.restoreGState()
        return true
    }
}

/// A picture of a view, kept as its recorded node.
@MainActor
final class SnapshotView: UIView {
    private var node: RenderNode?
    private let source: CGRect
    private let capInsets: UIEdgeInsets

    init(of view: UIView, rect: CGRect, capInsets: UIEdgeInsets) {
        source = rect
        self.capInsets = capInsets
        super.init(frame: CGRect(origin: .zero, size: rect.size))
        let opacity = Double(view.layer.presentationOpacity)
        if let subtree = view.layer.copySubtree() {
            node = RenderNode { canvas in
                if opacity < 1 { canvas.pushOpacity(opacity) }
                canvas.draw(subtree)
                if opacity < 1 { canvas.pop() }
            }
        }
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override var hasNativeContent: Bool { true }

    override func drawContent(on canvas: Canvas) {
        guard let node else { return }
        // Corners keep their size, edges stretch along themselves, the middle both ways.
        func bands(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ old: CGFloat, _ to: CGFloat, _ new: CGFloat)
            -> [(old: CGFloat, oldLength: CGFloat, new: CGFloat, newLength: CGFloat)]
        {
            guard low > 0 || high > 0, low + high < old, low + high <= new else { return [(from, old, to, new)] }
            return [
                (from, low, to, low), (from + low, old - low - high, to + low, new - low - high),
                (from + old - high, high, to + new - high, high),
            ].filter { $0.1 > 0 && $0.3 > 0 }
        }
        let columns = bands(
            capInsets.left, capInsets.right, source.minX, source.width, bounds.minX, bounds.width)
        let rows = bands(capInsets.top, capInsets.bottom, source.minY, source.height, bounds.minY, bounds.height)
        for row in rows {
            for column in columns {
                canvas.save()
                canvas.pushClip(
                    CGRect(x: column.new, y: row.new, width: column.newLength, height: row.newLength))
                let (x, y) = (column.newLength / column.oldLength, row.newLength / row.oldLength)
                canvas.concatenate(
                    CGAffineTransform(
                        a: x, b: 0, c: 0, d: y, tx: column.new - column.old * x, ty: row.new - row.old * y))
                canvas.draw(node)
                canvas.pop()
                canvas.restore()
            }
        }
    }
}

extension CALayer {
    fileprivate var presentationOpacity: Float {
        presentation()?.opacity ?? opacity
    }
}
