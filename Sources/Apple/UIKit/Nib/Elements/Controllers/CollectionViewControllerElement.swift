import Documents

/// `<collectionViewController>`, which feeds its view unless the document connects another object.
enum CollectionViewControllerElement: ControllerElement {
    static let names = ["collectionViewController"]

    static func viewWasMade(_ view: UIView, for controller: UICollectionViewController) {
        guard let collection = view as? UICollectionView else { return }
        if collection.dataSource == nil { collection.dataSource = controller }
        if collection.delegate == nil { collection.delegate = controller }
    }
}
