package import Stage

/// What UIKit's views give a layer beyond the delegate's calls: content drawn in nodes, which is lighter than a
/// context's.
@MainActor
package protocol LayerContent: AnyObject {
    func drawContent(of layer: CALayer, on canvas: Canvas)
}
