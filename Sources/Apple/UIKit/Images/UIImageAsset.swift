internal import ObjectiveC
internal import Synchronization

/// The same picture for several traits: light and dark, sizes of screens, amounts of room.
open class UIImageAsset: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var variants: [(traits: UITraitCollection, image: UIImage)] = []
    /// The picture that the asset belongs to, which keeps it.
    private weak var owner: UIImage?
    private var ownerTraits: UITraitCollection?

    /// Whether any picture has one, so that others need not be asked.
    private static let isUsed = Atomic<Bool>(false)
    nonisolated(unsafe) private static var key: UInt8 = 0

    public override init() { super.init() }

    /// Keeps a picture for traits, in place of one that was kept for them.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        lock.withLock {
            variants.removeAll { $0.traits.isEqual(traitCollection) }
            variants.append((traitCollection, image))
        }
    }

    /// Forgets the picture for traits.
    open func unregister(imageWith traitCollection: UITraitCollection) {
        lock.withLock { variants.removeAll { $0.traits.isEqual(traitCollection) } }
    }

    /// The picture that suits traits best. Where it is shown it follows the view between light and dark.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        let suited = best(for: traitCollection)
        guard hasDark,
            let dark = best(for: UITraitCollection(traitsFrom: [traitCollection, .init(userInterfaceStyle: .dark)])),
            let light = best(for: UITraitCollection(traitsFrom: [traitCollection, .init(userInterfaceStyle: .light)])),
            dark !== light
        else { return suited ?? UIImage() }
        var look = light.look
        look.dark = dark
        return UIImage(source: light.source, look: look)
    }

    /// Whether a picture is for dark surroundings alone.
    private var hasDark: Bool { lock.withLock { variants.contains { $0.traits.userInterfaceStyle == .dark } } }

    private func best(for traits: UITraitCollection) -> UIImage? {
        lock.withLock {
            var best: (image: UIImage, points: Int)?
            let own = owner.flatMap { owner in ownerTraits.map { (traits: $0, image: owner) } }
            for variant in [own].compactMap(\.self) + variants {
                guard let points = Self.points(variant.traits, for: traits) else { continue }
                if best.map({ points > $0.points }) ?? true { best = (variant.image, points) }
            }
            return best?.image ?? owner ?? variants.first?.image
        }
    }

    /// How well what a picture is for suits; nil if it contradicts.
    private static func points(_ own: UITraitCollection, for traits: UITraitCollection) -> Int? {
        var points = 0
        func compare<Value: Equatable>(_ own: Value, _ wanted: Value, unspecified: Value) -> Bool {
            if own == unspecified || wanted == unspecified { return true }
            if own == wanted { points += 1 }
            return own == wanted
        }
        let fits =
            compare(own.userInterfaceStyle, traits.userInterfaceStyle, unspecified: .unspecified)
            && compare(own.userInterfaceIdiom, traits.userInterfaceIdiom, unspecified: .unspecified)
            && compare(own.horizontalSizeClass, traits.horizontalSizeClass, unspecified: .unspecified)
            && compare(own.verticalSizeClass, traits.verticalSizeClass, unspecified: .unspecified)
        // A picture of another scale is better than none.
        if own.displayScale != 0, own.displayScale == traits.displayScale { points += 1 }
        return fits ? points : nil
    }

    fileprivate static func of(_ image: UIImage) -> UIImageAsset {
        if let known = objc_getAssociatedObject(image, &key) as? UIImageAsset { return known }
        let made = UIImageAsset()
        made.owner = image
        made.ownerTraits = image.look.dark == nil ? UITraitCollection() : .init(userInterfaceStyle: .light)
        if let dark = image.look.dark { made.register(dark, with: .init(userInterfaceStyle: .dark)) }
        objc_setAssociatedObject(image, &key, made, .OBJC_ASSOCIATION_RETAIN)
        isUsed.store(true, ordering: .releasing)
        return made
    }

    /// What was registered beside a picture for dark surroundings.
    fileprivate static func dark(beside image: UIImage) -> UIImage? {
        guard isUsed.load(ordering: .acquiring),
            let asset = objc_getAssociatedObject(image, &key) as? UIImageAsset
        else { return nil }
        let found = asset.best(for: UITraitCollection(userInterfaceStyle: .dark))
        return found === image ? nil : found
    }
}

extension UIImage {
    /// The picture's variants. What is registered there shows in the picture's place.
    public var imageAsset: UIImageAsset? { UIImageAsset.of(self) }

    /// The variant for dark surroundings.
    var darkVariant: UIImage? { look.dark ?? UIImageAsset.dark(beside: self) }
}
