/// A length of a compositional layout: a share of what is around it, or points.
@preconcurrency @MainActor
public final class NSCollectionLayoutDimension: NSObject {
    enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated }

    let kind: Kind
    /// A share from 0 to 1, or points.
    public let dimension: CGFloat

    private init(_ kind: Kind, _ dimension: CGFloat) {
        self.kind = kind
        self.dimension = dimension
    }

    /// A share of the width of what contains the item.
    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { make(.fractionalWidth, fractionalWidth) }
    /// A share of the height of what contains the item.
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        make(.fractionalHeight, fractionalHeight)
    }
    /// A fixed length, in points.
    public class func absolute(_ absoluteDimension: CGFloat) -> Self { make(.absolute, absoluteDimension) }
    /// Points until the cell has said its own size.
    public class func estimated(_ estimatedDimension: CGFloat) -> Self { make(.estimated, estimatedDimension) }

    private class func make(_ kind: Kind, _ dimension: CGFloat) -> Self {
        unsafeDowncast(NSCollectionLayoutDimension(kind, dimension), to: Self.self)
    }

    /// Whether the length is a share of the width.
    public var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// Whether the length is a share of the height.
    public var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// Whether the length is fixed.
    public var isAbsolute: Bool { kind == .absolute }
    /// Whether the length is a guess, replaced by what the cell needs.
    public var isEstimated: Bool { kind == .estimated }

    func resolved(in size: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: size.width * dimension
        case .fractionalHeight: size.height * dimension
        case .absolute, .estimated: dimension
        }
    }
}

/// A width and a height in a compositional layout.
@preconcurrency @MainActor
public final class NSCollectionLayoutSize: NSObject {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    /// Creates a size.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        widthDimension = width
        heightDimension = height
    }

    func resolved(in size: CGSize) -> CGSize {
        CGSize(width: widthDimension.resolved(in: size), height: heightDimension.resolved(in: size))
    }
}

/// The distance between the items of a group.
@preconcurrency @MainActor
public final class NSCollectionLayoutSpacing: NSObject {
    /// The distance in points; for a flexible one the least.
    public let spacing: CGFloat
    /// Whether the distance may grow.
    public let isFlexibleSpacing: Bool
    /// Whether the distance stays as it is.
    public var isFixedSpacing: Bool { !isFlexibleSpacing }

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing
        isFlexibleSpacing = isFlexible
    }

    /// A distance that stays as it is, in points.
    public class func fixed(_ fixedSpacing: CGFloat) -> Self {
        unsafeDowncast(NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false), to: Self.self)
    }
    /// At least this; what is left over in the group is shared out.
    public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
        unsafeDowncast(NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true), to: Self.self)
    }
}
