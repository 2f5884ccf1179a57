package import Stage

/// The drawing that UIKit's views add to a layer beyond the delegate's calls: content in nodes, lighter than a
/// context's.
@preconcurrency @MainActor
package protocol LayerContent: AnyObject {
    func drawContent(of layer: CALayer, on canvas: Canvas)
}
