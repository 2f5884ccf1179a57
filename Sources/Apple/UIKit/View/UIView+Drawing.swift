package import QuartzCore
package import Stage

extension UIView: LayerContent {
    package func drawContent(of layer: CALayer, on canvas: Canvas) {
        guard layer === self.layer else { return }
        traitCollection.performAsCurrent {
            if hasNativeContent { drawContent(on: canvas) }
            let rect = bounds
            guard !rect.isEmpty else { return }
            // The context is made when it is asked for: a view that does not draw costs no node.
            let scale = contentScaleFactor
            GraphicsContexts.push(lazily: { canvas.makeContext(in: rect, scale: scale) }, scale: scale)
            draw(rect)
            GraphicsContexts.pop()?.finish()
        }
    }
}
