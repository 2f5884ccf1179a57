import Documents

/// `<collectionReusableView>`.
enum CollectionReusableViewElement: ViewElement {
    static let names = ["collectionReusableView"]

    static func decode(_ element: InterfaceElement, _ view: UICollectionReusableView, _ loader: NibLoader) {
        if let identifier = element["reuseIdentifier"] { view.reuseIdentifier = identifier }
        if let size = element.child(key: "customSize") { size.markAllKnown() }
    }
}
