import Documents

/// `<collectionViewCell>`.
enum CollectionViewCellElement: ViewElement {
    static let names = ["collectionViewCell"]

    static func decode(_ element: InterfaceElement, _ cell: UICollectionViewCell, _ loader: NibLoader) {
        if let content = content(of: element) {
            loader.decodeCommon(content, into: cell.contentView)
            loader.didMake(cell.contentView, content)
        }
    }

    /// A view that is no cell has the cell's content view as a subview, as on iOS.
    static func decodeMisfit(_ element: InterfaceElement, _ view: UIView, _ loader: NibLoader) {
        if let content = content(of: element) { view.addSubview(loader.makeView(content)) }
    }

    private static func content(of element: InterfaceElement) -> InterfaceElement? {
        element.child(key: "contentView") ?? element.child(named: "collectionViewCellContentView")
    }
}
