import Documents

/// Elements that stand for no object of their own at the top of a document.
enum EditorOnlyElement: ObjectElement {
    static let names = [
        "collectionViewFlowLayout", "viewControllerPlaceholder", "customFonts", "inferredMetricsTieBreakers",
    ]

    static func make(_ element: InterfaceElement, _ loader: NibLoader) -> AnyObject? {
        element.markAllKnown()
        return nil
    }
}
