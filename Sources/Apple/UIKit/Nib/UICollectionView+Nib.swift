extension UINib: ReusableViewMaker {
    func makeReusableView() -> UICollectionReusableView? { reusableView }
}

extension UICollectionView.CellRegistration {
    /// Has cells made from a xib.
    public init(cellNib: UINib, handler: @escaping Handler) {
        self.init(making: { cellNib.reusableView }, handler: handler)
    }
}

extension UICollectionView.SupplementaryRegistration {
    /// Has views made from a xib.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
        self.init(elementKind: elementKind, making: { supplementaryNib.reusableView }, handler: handler)
    }
}

extension UINib {
    /// The first cell or other view of a collection that the xib has.
    fileprivate var reusableView: UICollectionReusableView? {
        instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first
    }
}
