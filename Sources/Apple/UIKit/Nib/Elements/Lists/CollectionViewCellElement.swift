import Documents

/// `<collectionViewCell>`.
enum CollectionViewCellElement: ViewElement {
    static let names = ["collectionViewCell"]

    static func decode(_ element: InterfaceElement, _ cell: UICollectionViewCell, _ loader: NibLoader) {
        if let content = element.child(key: "contentView") ?? element.child(named: "collectionViewCellContentView") {
            loader.decodeCommon(content, into: cell.contentView)
            loader.didMake(cell.contentView, content)
        }
    }
}
