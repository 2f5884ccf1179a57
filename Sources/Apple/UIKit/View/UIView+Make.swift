public import CoreGraphics
public import Foundation
internal import RuntimeShims

/// Stands for whatever class is made; see ``InitializerSlots``.
open class _UIViewCreator: UIView {
    public required override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

extension UIView {
    /// Does the work of `init(frame:)`, called through a metatype: translated code calls it where an app calls an
    /// initialiser that is not `required`.
    public class func _make(frame: CGRect) -> Self {
        let made = InitializerSlots.metatype(of: self, as: _UIViewCreator.self).init(frame: frame)
        return unsafeDowncast(made as UIView, to: self)
    }

    public class func _make() -> Self { _make(frame: .zero) }
}
