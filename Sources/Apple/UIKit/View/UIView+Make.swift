public import CoreGraphics
public import Foundation

/// Stands for whatever class is made: see ``_UITableViewCellCreator``.
open class _UIViewCreator: UIView {
    public required override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

extension UIView {
    /// What `init(frame:)` does, called through a metatype: translated code calls it where an app's calls an
    /// initialiser that is not `required`.
    public class func _make(frame: CGRect) -> Self {
        let made = unsafeBitCast(self, to: _UIViewCreator.Type.self).init(frame: frame)
        return unsafeDowncast(made as UIView, to: self)
    }

    public class func _make() -> Self { _make(frame: .zero) }
}
