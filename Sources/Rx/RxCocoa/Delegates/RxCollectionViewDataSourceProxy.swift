import Foundation

extension UICollectionView: HasDataSource {
    public typealias DataSource = any UICollectionViewDataSource
}

/// The proxy of `UICollectionViewDataSource`.
@preconcurrency @MainActor
open class RxCollectionViewDataSourceProxy: DelegateProxy<UICollectionView, any UICollectionViewDataSource>,
    DelegateProxyType, UICollectionViewDataSource
{
    /// The object.
    public private(set) weak var collectionView: UICollectionView?

    public init(parentObject: UICollectionView) {
        collectionView = parentObject
        super.init(parentObject: parentObject, delegateProxy: RxCollectionViewDataSourceProxy.self)
        reset = { [weak self, weak parentObject] in
            guard let parentObject, let self, parentObject.dataSource === self else { return }
            parentObject.dataSource = nil
            parentObject.dataSource = self
        }
    }

    public static func registerKnownImplementations() {
        register { RxCollectionViewDataSourceProxy(parentObject: $0) }
    }

    private var target: any UICollectionViewDataSource {
        forwardToDelegate() ?? AbsentCollectionViewDataSourceProxy.shared
    }

    open func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        note("collectionView:numberOfItemsInSection:", [collectionView, section]) {
            target.collectionView(collectionView, numberOfItemsInSection: section)
        }
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        note("collectionView:cellForItemAtIndexPath:", [collectionView, indexPath]) {
            target.collectionView(collectionView, cellForItemAt: indexPath)
        }
    }

    open func numberOfSections(
        in collectionView: UICollectionView
    ) -> Int {
        note("numberOfSectionsInTableView:", [collectionView]) { target.numberOfSections(in: collectionView) }
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        note("collectionView:viewForSupplementaryElementOfKind:atIndexPath:", [collectionView, kind, indexPath]) {
            target.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
        }
    }

}

/// Nobody: what is optional has its default.
private final class AbsentCollectionViewDataSourceProxy: NSObject, UICollectionViewDataSource {
    static let shared = AbsentCollectionViewDataSourceProxy()

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        fatalError("The collection view has no data source.")
    }
}
