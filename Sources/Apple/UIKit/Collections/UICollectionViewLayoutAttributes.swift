/// Where one element of a collection lies and how it looks there.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @MainActor NSCopying {
    /// The item, or the section of a header or footer.
    open var indexPath: IndexPath
    /// Whether the attributes are of a cell, a supplementary or a decoration view.
    open private(set) var representedElementCategory: UICollectionView.ElementCategory = .cell
    /// The kind of a supplementary or decoration view; nil of a cell.
    open private(set) var representedElementKind: String?

    /// The frame in the collection view's coordinates, before ``transform``.
    open var frame: CGRect = .zero
    /// The transform of the view. Identity by default.
    open var transform: CGAffineTransform = .identity
    /// The transform in space. Identity by default.
    open var transform3D: CATransform3D = CATransform3DIdentity
    /// The opacity from 0 to 1. 1 by default.
    open var alpha: CGFloat = 1
    /// The order in depth; greater is in front. 0 by default.
    open var zIndex = 0
    /// Whether the view is hidden. False by default.
    open var isHidden = false

    /// Whether the element stands in a section that scrolls across the layout.
    var isInBand = false

    public required override init() {
        indexPath = IndexPath(item: 0, section: 0)
        super.init()
    }

    /// Creates attributes of an item.
    public required convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Creates attributes of a header, footer or the like.
    public required convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementKind = elementKind
        representedElementCategory = .supplementaryView
    }

    /// Creates attributes of a view that the layout brings by itself.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementKind = decorationViewKind
        representedElementCategory = .decorationView
    }

    /// The middle of the frame. Setting it moves the frame.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    /// The size of the frame. Setting it keeps the middle.
    open var size: CGSize {
        get { frame.size }
        set {
            let middle = center
            frame.size = newValue
            center = middle
        }
    }

    /// The frame's size at the origin zero.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { size = newValue.size }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.indexPath = indexPath
        copy.representedElementCategory = representedElementCategory
        copy.representedElementKind = representedElementKind
        copy.frame = frame
        copy.transform = transform
        copy.transform3D = transform3D
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.isInBand = isInBand
        return copy
    }
}
