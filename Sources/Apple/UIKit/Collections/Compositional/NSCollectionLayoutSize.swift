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

    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { make(.fractionalWidth, fractionalWidth) }
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        make(.fractionalHeight, fractionalHeight)
    }
    public class func absolute(_ absoluteDimension: CGFloat) -> Self { make(.absolute, absoluteDimension) }
    /// Points until the cell has said its own size.
    public class func estimated(_ estimatedDimension: CGFloat) -> Self { make(.estimated, estimatedDimension) }

    private class func make(_ kind: Kind, _ dimension: CGFloat) -> Self {
        unsafeDowncast(NSCollectionLayoutDimension(kind, dimension), to: Self.self)
    }

    public var isFractionalWidth: Bool { kind == .fractionalWidth }
    public var isFractionalHeight: Bool { kind == .fractionalHeight }
    public var isAbsolute: Bool { kind == .absolute }
    public var isEstimated: Bool { kind == .estimated }

    func resolved(in size: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: size.width * dimension
        case .fractionalHeight: size.height * dimension
        case .absolute, .estimated: dimension
        }
    }
}

@preconcurrency @MainActor
public final class NSCollectionLayoutSize: NSObject {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension

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
    public let spacing: CGFloat
    public let isFlexibleSpacing: Bool
    public var isFixedSpacing: Bool { !isFlexibleSpacing }

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing
        isFlexibleSpacing = isFlexible
    }

    public class func fixed(_ fixedSpacing: CGFloat) -> Self {
        unsafeDowncast(NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false), to: Self.self)
    }
    /// At least this; what is left over in the group is shared out.
    public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
        unsafeDowncast(NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true), to: Self.self)
    }
}
