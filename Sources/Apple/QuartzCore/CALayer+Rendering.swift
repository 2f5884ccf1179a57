import CoreGraphics
import Foundation
package import Stage

/// Layers become nodes: each keeps the node of its own content and that of its whole subtree until something in it
/// changes, so that a frame costs what changed. A move changes only the parent's list.
extension CALayer {
    /// Draws the layer with all below it, in its superlayer's coordinates.
    package func render(on canvas: Canvas) {
        let state = presentationState
        guard !state.isHidden, state.opacity > 0 else { return }
        canvas.save()
        if CATransform3DIsAffine(state.transform) {
            let matrix = state.toSuperlayer
            if matrix.a == 1, matrix.b == 0, matrix.c == 0, matrix.d == 1 {
                canvas.translate(x: matrix.tx, y: matrix.ty)
            } else {
                canvas.concatenate(matrix)
            }
        } else {
            let anchorX = state.bounds.minX + state.bounds.width * state.anchorPoint.x
            let anchorY = state.bounds.minY + state.bounds.height * state.anchorPoint.y
            canvas.translate(x: state.position.x, y: state.position.y)
            canvas.concatenate(matrix: state.transform.elements)
            canvas.translate(x: -anchorX, y: -anchorY)
        }
        if state.opacity < 1 { canvas.pushOpacity(Double(state.opacity)) }
        if subtreeIsDirty || subtreeNode == nil {
            subtreeIsDirty = false
            subtreeNode = RenderNode { recordSubtree(state, on: $0) }
        }
        if let subtreeNode { canvas.draw(subtreeNode) }
        if state.opacity < 1 { canvas.pop() }
        canvas.restore()
    }

    private func recordSubtree(_ state: LayerState, on canvas: Canvas) {
        let shape = roundedBounds(state)
        if state.shadowOpacity > 0, let color = state.shadowColor {
            recordShadow(state, color: color, shape: shape, on: canvas)
        }
        if let color = state.backgroundColor, color.alpha > 0, !state.bounds.isEmpty {
            if state.cornerRadius > 0 { canvas.fill(shape, color) } else { canvas.fill(state.bounds, color) }
        }
        if masksToBounds {
            if state.cornerRadius > 0 { canvas.pushClip(shape) } else { canvas.pushClip(state.bounds) }
        }
        recordContent(state, on: canvas)
        let visible = masksToBounds ? state.bounds : nil
        for child in orderedChildren {
            // What a clip hides needs no node.
            if let visible, child.masksToBounds || child.layers.isEmpty, child.modelState.shadowOpacity == 0,
                !child.hasAnimations, !child.modelState.frame.intersects(visible)
            {
                continue
            }
            child.render(on: canvas)
        }
        if masksToBounds { canvas.pop() }
        if state.borderWidth > 0, let color = state.borderColor {
            canvas.border(shape, width: state.borderWidth, color: color)
        }
    }

    private var orderedChildren: [CALayer] {
        let children = layers
        guard children.contains(where: { $0.modelState.zPosition != 0 }) else { return children }
        return children.enumerated()
            .sorted { ($0.element.modelState.zPosition, $0.offset) < ($1.element.modelState.zPosition, $1.offset) }
            .map(\.element)
    }

    private func roundedBounds(_ state: LayerState) -> RoundedRect {
        // A radius beyond half the shorter side draws as half of it.
        let radius = min(state.cornerRadius, min(state.bounds.width, state.bounds.height) / 2)
        return RoundedRect(
            rect: state.bounds,
            topLeft: maskedCorners.contains(.layerMinXMinYCorner) ? radius : 0,
            topRight: maskedCorners.contains(.layerMaxXMinYCorner) ? radius : 0,
            bottomLeft: maskedCorners.contains(.layerMinXMaxYCorner) ? radius : 0,
            bottomRight: maskedCorners.contains(.layerMaxXMaxYCorner) ? radius : 0)
    }

    private func recordShadow(_ state: LayerState, color: CGColor, shape: RoundedRect, on canvas: Canvas) {
        // The shadow of a layer without background is its content's; its bounds stand in for that.
        let color = color.copy(alpha: color.alpha * CGFloat(state.shadowOpacity)) ?? color
        var shape = shape
        if let shadowPath { shape = RoundedRect(rect: shadowPath.boundingBox, radius: shape.topLeft) }
        guard !shape.rect.isEmpty, shadowPath != nil || (state.backgroundColor?.alpha ?? 0) > 0 || contents != nil
        else { return }
        canvas.shadow(shape, color: color, offset: state.shadowOffset, radius: state.shadowRadius)
    }

    private func recordContent(_ state: LayerState, on canvas: Canvas) {
        if let image = contents as? CGImage {
            let size = CGSize(
                width: CGFloat(image.width) / contentsScale, height: CGFloat(image.height) / contentsScale)
            canvas.draw(Texture(image), in: contentsGravity.rect(for: size, in: state.bounds))
        }
        if contentIsDirty {
            contentIsDirty = false
            contentNode = RenderNode { canvas in
                drawContent(state, on: canvas)
            }
        }
        if let contentNode { canvas.draw(contentNode) }
    }

    /// The layer's own content: UIKit's views, or a subclass's such as a shape.
    private func drawContent(_ state: LayerState, on canvas: Canvas) {
        if let drawing = self as? any DrawingLayer { drawing.draw(state, on: canvas) }
        content?.drawContent(of: self, on: canvas)
    }
}

/// A layer that draws something of its own.
@MainActor
protocol DrawingLayer: CALayer {
    func draw(_ state: LayerState, on canvas: Canvas)
}

extension CALayerContentsGravity {
    func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
        var result = CGRect(origin: .zero, size: size)
        switch self {
        case .resize: return bounds
        case .resizeAspect, .resizeAspectFill:
            guard size.width > 0, size.height > 0 else { return bounds }
            let (x, y) = (bounds.width / size.width, bounds.height / size.height)
            let factor = self == .resizeAspect ? min(x, y) : max(x, y)
            result.size = CGSize(width: size.width * factor, height: size.height * factor)
        default: break
        }
        switch self {
        case .left, .topLeft, .bottomLeft: result.origin.x = bounds.minX
        case .right, .topRight, .bottomRight: result.origin.x = bounds.maxX - result.width
        default: result.origin.x = bounds.midX - result.width / 2
        }
        switch self {
        case .top, .topLeft, .topRight: result.origin.y = bounds.minY
        case .bottom, .bottomLeft, .bottomRight: result.origin.y = bounds.maxY - result.height
        default: result.origin.y = bounds.midY - result.height / 2
        }
        return result
    }
}
