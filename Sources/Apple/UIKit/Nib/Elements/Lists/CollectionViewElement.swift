import Documents

/// `<collectionView>`, with its prototypes.
enum CollectionViewElement: ViewElement {
    static let names = ["collectionView"]

    static func decode(_ element: InterfaceElement, _ collection: UICollectionView, _ loader: NibLoader) {
        _ = element["dataMode"]
        if let layout = element.child(key: "collectionViewLayout") {
            collection.collectionViewLayout = FlowLayoutElement.make(layout, loader)
        }
        if element.bool("allowsMultipleSelection") == true { collection.allowsMultipleSelection = true }
        if element.bool("allowsSelection") == false { collection.allowsSelection = false }
        if let background = element.child(key: "backgroundView") {
            collection.backgroundView = loader.makeView(background)
        }
        for cell in element.child(named: "cells")?.children ?? [] {
            addPrototype(cell, kind: nil, to: collection, loader)
        }
        if let header = element.child(key: "sectionHeaderView") {
            addPrototype(header, kind: UICollectionView.elementKindSectionHeader, to: collection, loader)
        }
        if let footer = element.child(key: "sectionFooterView") {
            addPrototype(footer, kind: UICollectionView.elementKindSectionFooter, to: collection, loader)
        }
    }

    private static func addPrototype(
        _ prototype: InterfaceElement, kind: String?, to collection: UICollectionView, _ loader: NibLoader
    ) {
        prototype.markKnown()
        if loader.policy.makesPrototypesInPlace {
            loader.kept.append(loader.makeView(prototype))
            return
        }
        guard let identifier = prototype["reuseIdentifier"] else { return }
        prototype.isDeferred = true
        collection.registerViews(kind: kind, identifier: identifier) {
            loader.makePrototype(prototype) as? UICollectionReusableView
        }
    }
}
