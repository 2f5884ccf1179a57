public import CoreGraphics
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
        place(state, on: canvas)
        if state.opacity < 1 { canvas.pushOpacity(Double(state.opacity)) }
        let blur = contentBlur
        if blur > 0 { canvas.pushBlur(radius: blur) }
        for change in colorChanges.reversed() { canvas.pushColorMatrix(change.matrix, offset: change.offset) }
        drawSubtree(state, on: canvas)
        for _ in colorChanges { canvas.pop() }
        if blur > 0 { canvas.pop() }
        if state.opacity < 1 { canvas.pop() }
        canvas.restore()
    }

    private func drawSubtree(_ state: LayerState, on canvas: Canvas) {
        // A copy by a replicator shows another moment, which is not kept.
        guard CAReplicatorLayer.delay == 0 else { return recordSubtree(state, on: canvas) }
        if subtreeIsDirty || subtreeNode == nil {
            subtreeIsDirty = false
            subtreeNode = RenderNode { recordSubtree(state, on: $0) }
        }
        shownNode = subtreeNode
        if let transition = currentTransition {
            transition.transition.draw(to: subtreeNode, in: state.bounds, progress: transition.progress, on: canvas)
        } else if let subtreeNode {
            canvas.draw(subtreeNode)
        }
    }

    /// Goes from the superlayer's coordinates to the layer's.
    private func place(_ state: LayerState, on canvas: Canvas) {
        if masked == nil, let outer = superlayer?.presentationState, !CATransform3DIsIdentity(outer.sublayerTransform) {
            let anchorX = outer.bounds.minX + outer.bounds.width * outer.anchorPoint.x
            let anchorY = outer.bounds.minY + outer.bounds.height * outer.anchorPoint.y
            canvas.translate(x: anchorX, y: anchorY)
            canvas.concatenate(matrix: outer.sublayerTransform.elements)
            canvas.translate(x: -anchorX, y: -anchorY)
        }
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
    }

    private var currentTransition: (transition: CATransition, progress: CGFloat)? {
        guard hasAnimations, let now = host?.now else { return nil }
        for case let transition as CATransition in runningAnimations {
            let time = localTime(now)
            if let progress = transition.shownProgress(elapsed: time - (transition.startTime ?? time)) {
                return (transition, progress)
            }
        }
        return nil
    }

    /// The picture a transition starts from: the one on screen now.
    func recordSource(on host: any LayerHost) -> RenderNode? {
        if host.showsEveryFrame { return shownNode }
        return copySubtree()
    }

    private func recordSubtree(_ state: LayerState, on canvas: Canvas) {
        if let mask { canvas.pushMask { mask.render(on: $0) } }
        defer { if mask != nil { canvas.pop() } }
        let shape = roundedBounds(state)
        let isContentShadow = recordShadow(state, shape: shape, on: canvas)
        defer { if isContentShadow { canvas.pop() } }
        let blends = blendsChildren
        if !blends { recordBackground(state, shape: shape, on: canvas) }
        if masksToBounds {
            if state.cornerRadius > 0 { canvas.pushClip(shape) } else { canvas.pushClip(state.bounds) }
        }
        if !blends { recordContent(state, on: canvas) }
        if blends {
            recordBlended(orderedChildren[...], state, shape: shape, on: canvas)
        } else if let replicator = self as? CAReplicatorLayer {
            replicator.recordInstances(state, on: canvas) { canvas in
                for child in orderedChildren { child.render(on: canvas) }
            }
        } else {
            recordChildren(state, on: canvas)
        }
        if masksToBounds { canvas.pop() }
        if state.borderWidth > 0, let color = state.borderColor {
            canvas.border(shape, width: state.borderWidth, color: color)
        }
    }

    private func recordBackground(_ state: LayerState, shape: RoundedRect, on canvas: Canvas) {
        guard let color = state.backgroundColor, color.alpha > 0, !state.bounds.isEmpty else { return }
        if state.cornerRadius > 0 { canvas.fill(shape, color) } else { canvas.fill(state.bounds, color) }
    }

    /// Whether a layer in this one meets what is behind it by a filter.
    private var blendsChildren: Bool { !(self is CAReplicatorLayer) && layers.contains { $0.blend != nil } }

    /// Draws the layer's own content and the layers in it, each over or into what was drawn before.
    private func recordBlended(
        _ children: ArraySlice<CALayer>, _ state: LayerState, shape: RoundedRect, on canvas: Canvas
    ) {
        guard let place = children.lastIndex(where: { $0.blend != nil }), let blend = children[place].blend else {
            recordBackground(state, shape: shape, on: canvas)
            recordContent(state, on: canvas)
            for child in children { child.render(on: canvas) }
            return
        }
        canvas.blend(blend) {
            recordBlended(children[..<place], state, shape: shape, on: $0)
        } top: {
            children[place].render(on: $0)
        }
        for child in children[(place + 1)...] { child.render(on: canvas) }
    }

    private func recordChildren(_ state: LayerState, on canvas: Canvas) {
        let visible = masksToBounds ? state.bounds : nil
        for child in orderedChildren {
            // Layers hidden by a clip need no node.
            if let visible, child.masksToBounds || child.layers.isEmpty, child.modelState.shadowOpacity == 0,
                !child.hasAnimations, !child.modelState.frame.intersects(visible)
            {
                continue
            }
            child.render(on: canvas)
        }
    }

    /// Draws, in the layer's coordinates, what shows behind the last layer of `path`, which leads down from this one.
    func recordBehind(_ path: ArraySlice<CALayer>, on canvas: Canvas) {
        guard let next = path.first else { return }
        let state = presentationState
        if let color = state.backgroundColor, color.alpha > 0, !state.bounds.isEmpty {
            canvas.fill(roundedBounds(state), color)
        }
        if masksToBounds { canvas.pushClip(roundedBounds(state)) }
        recordContent(state, on: canvas)
        for child in orderedChildren {
            if child === next {
                canvas.save()
                child.place(child.presentationState, on: canvas)
                child.recordBehind(path.dropFirst(), on: canvas)
                canvas.restore()
                break
            }
            child.render(on: canvas)
        }
        if masksToBounds { canvas.pop() }
    }

    /// Draws the layer with all below it into a context, with the layer's own coordinates: its position, its transform
    /// and its opacity are left to the caller.
    public func render(in ctx: CGContext) {
        copySubtree()?.draw(in: ctx)
    }

    /// The current picture of the layer and all below it, in the layer's coordinates.
    package func copySubtree() -> RenderNode? {
        let state = presentationState
        return RenderNode { recordSubtree(state, on: $0) }
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

    /// Draws the shadow if its shape is known beforehand. Otherwise it is the shadow of all that follows, until the
    /// caller pops it: then the result is true.
    private func recordShadow(_ state: LayerState, shape: RoundedRect, on canvas: Canvas) -> Bool {
        // A clip to the bounds clips the shadow too.
        guard state.shadowOpacity > 0, !masksToBounds, let color = state.shadowColor, color.alpha > 0 else {
            return false
        }
        let tinted = color.copy(alpha: color.alpha * CGFloat(state.shadowOpacity)) ?? color
        if let shadowPath {
            let outline = RoundedRect(rect: shadowPath.boundingBoxOfPath, radius: shadowPath.cornerRadius)
            if !outline.rect.isEmpty { recordShadow(of: outline, tinted, state, on: canvas) }
            return false
        }
        if let background = state.backgroundColor, background.alpha >= 1 {
            if !state.bounds.isEmpty {
                canvas.shadow(shape, color: tinted, offset: state.shadowOffset, radius: state.shadowRadius)
            }
            return false
        }
        canvas.pushShadow(color: tinted, offset: state.shadowOffset, radius: state.shadowRadius)
        return true
    }

    /// Draws the shadow of an outline that the layer need not cover.
    private func recordShadow(of outline: RoundedRect, _ color: CGColor, _ state: LayerState, on canvas: Canvas) {
        let isCovered = state.backgroundColor.map { $0.alpha >= 1 } ?? false && state.bounds.contains(outline.rect)
        if isCovered {
            // The quick kind of shadow leaves out what is under the outline.
            return canvas.shadow(outline, color: color, offset: state.shadowOffset, radius: state.shadowRadius)
        }
        var moved = outline
        moved.rect = outline.rect.offsetBy(dx: state.shadowOffset.width, dy: state.shadowOffset.height)
        canvas.pushBlur(radius: state.shadowRadius)
        canvas.fill(moved, color)
        canvas.pop()
    }

    /// The image, or the part of it that ``contentsRect`` says.
    private var shownContents: CGImage? {
        guard let image = contents as? CGImage else { return nil }
        guard contentsRect != CGRect(x: 0, y: 0, width: 1, height: 1) else { return image }
        let (width, height) = (CGFloat(image.width), CGFloat(image.height))
        return image.cropping(
            to: CGRect(
                x: contentsRect.minX * width, y: contentsRect.minY * height, width: contentsRect.width * width,
                height: contentsRect.height * height))
    }

    private func recordContent(_ state: LayerState, on canvas: Canvas) {
        displayIfNeeded()
        if let image = shownContents {
            let size = CGSize(
                width: CGFloat(image.width) / contentsScale, height: CGFloat(image.height) / contentsScale)
            let rect = contentsGravity.rect(for: size, in: state.bounds)
            if magnificationFilter == .nearest {
                canvas.drawWithContext(in: rect) { context in
                    context.interpolationQuality = .none
                    context.drawTopDown(image, in: rect)
                }
            } else {
                canvas.draw(Texture(image), in: rect)
            }
        }
        if CAReplicatorLayer.delay != 0 { return drawContent(state, on: canvas) }
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
        if drawsInContext, !state.bounds.isEmpty {
            // What animates the layer's own properties shows in a copy.
            let layer = hasAnimations && !modelState.extra.isEmpty ? presentation() ?? self : self
            canvas.drawWithContext(in: state.bounds) { context in
                if isGeometryFlipped {
                    context.translateBy(x: 0, y: state.bounds.minY + state.bounds.maxY)
                    context.scaleBy(x: 1, y: -1)
                }
                layer.draw(in: context)
            }
        }
        content?.drawContent(of: self, on: canvas)
    }
}

/// A layer that draws something of its own.
@preconcurrency @MainActor
package protocol DrawingLayer: CALayer {
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

extension CGPath {
    /// The radius of the corners of a path that is a rectangle, a rounded one or a circle, by where its diagonal
    /// enters it.
    fileprivate var cornerRadius: CGFloat {
        let box = boundingBoxOfPath
        var low: CGFloat = 0, high = min(box.width, box.height) / 2
        guard high > 0, !isRect(nil) else { return 0 }
        let limit = high
        for _ in 0..<10 {
            let middle = (low + high) / 2
            if contains(CGPoint(x: box.minX + middle, y: box.minY + middle)) { high = middle } else { low = middle }
        }
        // A circle of radius r in a corner begins r · (1 − √½) from both sides.
        return min(limit, high / (1 - CGFloat(0.5).squareRoot()))
    }
}
