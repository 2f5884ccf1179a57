import UIKit

/// Swipes from the edges.
extension WKWebView {
    func updateGestures() {
        for (index, edge) in edges.enumerated() {
            edge.edges = index == 0 ? .left : .right
            if allowsBackForwardNavigationGestures, edge.view == nil {
                edge.onChange { [weak self] _ in
                    if let edge = self?.edges[index] { self?.swiped(edge, goesBack: index == 0) }
                }
                addGestureRecognizer(edge)
            }
            edge.isEnabled = allowsBackForwardNavigationGestures
        }
    }

    private func swiped(_ edge: UIScreenEdgePanGestureRecognizer, goesBack: Bool) {
        guard edge.state == .ended, abs(edge.translation(in: self).x) > bounds.width / 3 else { return }
        if goesBack { goBack() } else { goForward() }
    }
}
