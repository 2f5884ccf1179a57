import Documents

/// `<screenEdgePanGestureRecognizer>`.
enum ScreenEdgePanGestureElement: RecognizerElement {
    static let names = ["screenEdgePanGestureRecognizer"]

    static func recognizer(_ element: InterfaceElement) -> UIScreenEdgePanGestureRecognizer {
        let pan = UIScreenEdgePanGestureRecognizer()
        if let edges = element.child(key: "edges") { pan.edges = NibLoader.rectEdges(edges) }
        return pan
    }
}
