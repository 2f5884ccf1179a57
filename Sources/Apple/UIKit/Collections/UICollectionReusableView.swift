/// A view that a collection uses for one element after another.
open class UICollectionReusableView: UIView {
    /// The identifier under which the view is reused; nil if it was not dequeued.
    open internal(set) var reuseIdentifier: String?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeNib(coder, UICollectionReusableView.self)
    }

    /// The view is about to show another element.
    open func prepareForReuse() {}

    /// Takes on what the layout says.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// The layout the view would like: here, the size that its constraints give.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let result = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else { return layoutAttributes }
        let keepsWidth = collection?.collectionViewLayout.givesWidths ?? false
        let size = systemLayoutSizeFitting(
            layoutAttributes.size, withHorizontalFittingPriority: keepsWidth ? .required : .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
        if size.width > 0, size.height > 0 {
            let scale = contentScaleFactor
            result.frame.size = CGSize(
                width: (size.width * scale).rounded(.up) / scale, height: (size.height * scale).rounded(.up) / scale)
        }
        return result
    }

    weak var collection: UICollectionView?
    var shownAttributes: UICollectionViewLayoutAttributes?

    func show(_ attributes: UICollectionViewLayoutAttributes) {
        shownAttributes = attributes
        if attributes.transform.isIdentity {
            transform = .identity
            frame = attributes.frame
        } else {
            bounds.size = attributes.size
            center = attributes.center
            transform = attributes.transform
        }
        alpha = attributes.alpha
        isHidden = attributes.isHidden
        layer.zPosition = CGFloat(attributes.zIndex)
        apply(attributes)
    }
}
