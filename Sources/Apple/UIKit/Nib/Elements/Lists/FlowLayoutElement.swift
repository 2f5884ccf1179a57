import Documents

/// `<collectionViewFlowLayout>` and `<collectionViewLayout>` in a `<collectionView>`.
@MainActor
enum FlowLayoutElement {
    static func make(_ element: InterfaceElement, _ loader: NibLoader) -> UICollectionViewLayout {
        let custom = NibClasses.custom(element)?.type as? UICollectionViewLayout.Type
        let coder = NibCoder(loader: loader, element: element, level: UICollectionViewLayout.self)
        let layout = custom?.init(coder: coder) ?? UICollectionViewFlowLayout()
        loader.note(layout, element)
        guard let flow = layout as? UICollectionViewFlowLayout else { return layout }
        if let spacing = element.number("minimumLineSpacing") { flow.minimumLineSpacing = NibLoader.bounded(spacing) }
        if let spacing = element.number("minimumInteritemSpacing") {
            flow.minimumInteritemSpacing = NibLoader.bounded(spacing)
        }
        flow.scrollDirection = element["scrollDirection"] == "horizontal" ? .horizontal : .vertical
        if let size = loader.size(element.child(key: "itemSize")) { flow.itemSize = size }
        if let size = loader.size(element.child(key: "headerReferenceSize")) { flow.headerReferenceSize = size }
        if let size = loader.size(element.child(key: "footerReferenceSize")) { flow.footerReferenceSize = size }
        if let insets = loader.insets(element.child(key: "sectionInset")) { flow.sectionInset = insets }
        if let size = loader.size(element.child(key: "estimatedItemSize")) {
            flow.estimatedItemSize = size
        } else if element.bool("automaticEstimatedItemSize") == true {
            flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        }
        if let pins = element.bool("sectionHeadersPinToVisibleBounds") { flow.sectionHeadersPinToVisibleBounds = pins }
        return flow
    }
}
