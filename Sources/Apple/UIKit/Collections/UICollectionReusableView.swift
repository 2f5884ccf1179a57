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
        let kept = collection?.collectionViewLayout.keptLengths(of: layoutAttributes) ?? []
        guard kept != [.width, .height] else { return result }
        let size = systemLayoutSizeFitting(
            layoutAttributes.size,
            withHorizontalFittingPriority: kept.contains(.width) ? .required : .fittingSizeLevel,
            verticalFittingPriority: kept.contains(.height) ? .required : .fittingSizeLevel)
        if size.width > 0, size.height > 0 {
            let scale = contentScaleFactor
            result.frame.size = CGSize(
                width: (size.width * scale).rounded(.up) / scale, height: (size.height * scale).rounded(.up) / scale)
        }
        return result
    }

    weak var collection: UICollectionView?
    var shownAttributes: UICollectionViewLayoutAttributes?

    /// Takes on a place and look; `shift` is how far the view that this one stands in lies off the content's origin.
    func show(_ attributes: UICollectionViewLayoutAttributes, shiftedBy shift: CGVector = .zero) {
        shownAttributes = attributes
        let isFlat = CATransform3DIsIdentity(attributes.transform3D)
        if attributes.transform.isIdentity, isFlat {
            transform = .identity
            frame = attributes.frame.offsetBy(dx: shift.dx, dy: shift.dy)
        } else {
            bounds.size = attributes.size
            center = CGPoint(x: attributes.center.x + shift.dx, y: attributes.center.y + shift.dy)
            if isFlat { transform = attributes.transform } else { layer.transform = attributes.transform3D }
        }
        alpha = attributes.alpha
        isHidden = attributes.isHidden
        layer.zPosition = CGFloat(attributes.zIndex)
        apply(attributes)
    }
}
