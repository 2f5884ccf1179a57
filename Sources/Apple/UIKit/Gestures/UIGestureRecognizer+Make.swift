internal import RuntimeShims

/// Stands for whatever class is made; see ``InitializerSlots``.
open class _UIGestureRecognizerCreator: UIGestureRecognizer {
    public required override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
}

extension UIGestureRecognizer {
    /// Does the work of `init(target:action:)`, called through a metatype: translated code calls it where an app calls an
    /// initialiser that is not `required`.
    public class func _make(target: Any?, action: Selector?) -> Self {
        let made = InitializerSlots.metatype(of: self, as: _UIGestureRecognizerCreator.self)
            .init(target: target, action: action)
        return unsafeDowncast(made as UIGestureRecognizer, to: self)
    }

    public class func _make() -> Self { _make(target: nil, action: nil) }
}
