extension UICollectionView {
    /// Has cells of the identifier made from a xib; nil takes it back.
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        guard let nib else { return register(nil as AnyClass?, forCellWithReuseIdentifier: identifier) }
        registerViews(kind: nil, identifier: identifier) { nib.reusableView }
    }

    /// Has views of a kind made from a xib.
    public func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        guard let nib else {
            return register(nil as AnyClass?, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        }
        registerViews(kind: kind, identifier: identifier) { nib.reusableView }
    }
}

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
