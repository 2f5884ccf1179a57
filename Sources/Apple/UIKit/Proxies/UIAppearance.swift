internal import RuntimeShims

/// A class whose objects take their look from a proxy where they are given none of their own.
///
/// Views take it when they come into a window. What an app sets on an object itself stays.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// The object whose properties those of the class take.
    static func appearance() -> Self
    /// The object whose properties those take that are in objects of other classes, the innermost first.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

extension UIView: UIAppearance {
    public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceProperty.applyToArriving()
        let proxy = AppearanceProxies.proxy(
            of: self, in: containerTypes.map { $0 as AnyClass }, apply: AppearanceProperty.apply(to:)
        ) { makeProxy() }
        return unsafeDowncast(proxy, to: self)
    }

    private static func makeProxy() -> UIView {
        if self is UITableViewCell.Type {
            return InitializerSlots.metatype(of: self, as: _UITableViewCellCreator.self)
                .init(style: .default, reuseIdentifier: nil) as UITableViewCell
        }
        if self is UITableViewHeaderFooterView.Type {
            return InitializerSlots.metatype(of: self, as: _UITableViewHeaderFooterViewCreator.self)
                .init(reuseIdentifier: nil) as UITableViewHeaderFooterView
        }
        if self is UITableView.Type {
            return InitializerSlots.metatype(of: self, as: _TableProxyCreator.self)
                .init(frame: .zero, style: .plain) as UITableView
        }
        if self is UICollectionView.Type {
            return InitializerSlots.metatype(of: self, as: _CollectionProxyCreator.self)
                .init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) as UICollectionView
        }
        return InitializerSlots.metatype(of: self, as: _ViewProxyCreator.self).init(frame: .zero) as UIView
    }
}

extension UIBarItem: UIAppearance {
    public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceProperty.applyToArriving()
        let proxy = AppearanceProxies.proxy(
            of: self, in: containerTypes.map { $0 as AnyClass }, apply: AppearanceProperty.apply(to:)
        ) {
            InitializerSlots.metatype(of: self, as: _BarItemProxyCreator.self).init() as UIBarItem
        }
        return unsafeDowncast(proxy, to: self)
    }
}

// Stand for whatever class has a proxy; see `InitializerSlots`.

open class _ViewProxyCreator: UIView {
    public required override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class _TableProxyCreator: UITableView {
    public required override init(frame: CGRect, style: Style) { super.init(frame: frame, style: style) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class _CollectionProxyCreator: UICollectionView {
    public required override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: layout)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class _BarItemProxyCreator: UIBarItem {
    public required override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
