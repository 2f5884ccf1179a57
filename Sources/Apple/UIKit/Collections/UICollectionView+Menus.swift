extension UICollectionView {
    func makeMenus() -> ListMenus {
        // The item that the menu is of, while it is open.
        var item: IndexPath?
        return ListMenus(
            cell: { [unowned self] point in indexPathForItem(at: point).flatMap { cellForItem(at: $0) } },
            configuration: { [unowned self] point in
                item = indexPathForItem(at: point)
                return delegate?.collectionView(
                    self, contextMenuConfigurationForItemsAt: item.map { [$0] } ?? [], point: point)
            },
            highlightPreview: { [unowned self] configuration in
                guard let item else { return nil }
                return delegate?.collectionView(
                    self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: item)
            },
            willDisplay: { [unowned self] in
                delegate?.collectionView(self, willDisplayContextMenu: $0, animator: $1)
            },
            willEnd: { [unowned self] in
                delegate?.collectionView(self, willEndContextMenuInteraction: $0, animator: $1)
            },
            commit: { [unowned self] in
                delegate?.collectionView(self, willPerformPreviewActionForMenuWith: $0, animator: $1)
            })
    }
}
