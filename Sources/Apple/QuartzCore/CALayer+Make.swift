public import Foundation
internal import RuntimeShims

/// Stands for whatever class is made; see ``InitializerSlots``.
open class _CALayerCreator: CALayer {
    public required override init() { super.init() }
    public required override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension CALayer {
    /// Does the work of `init()`, called through a metatype: translated code calls it where an app calls an initialiser
    /// that is not `required`.
    public class func _make() -> Self {
        let made = InitializerSlots.metatype(of: self, as: _CALayerCreator.self).init()
        return unsafeDowncast(made as CALayer, to: self)
    }

    /// A copy by the class's own `init(layer:)`.
    class func make(copying layer: CALayer) -> Self {
        let made = InitializerSlots.metatype(of: self, as: _CALayerCreator.self).init(layer: layer)
        return unsafeDowncast(made as CALayer, to: self)
    }
}
