public import Foundation
internal import RuntimeShims

/// Stands for whatever class is made; see ``InitializerSlots``.
open class _UIViewControllerCreator: UIViewController {
    public required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

extension UIViewController {
    /// Does the work of `init(nibName:bundle:)`, called through a metatype: translated code calls it where an app
    /// calls an initialiser that is not `required`.
    public class func _make(nibName: String?, bundle: Bundle?) -> Self {
        let made = InitializerSlots.metatype(of: self, as: _UIViewControllerCreator.self)
            .init(nibName: nibName, bundle: bundle)
        return unsafeDowncast(made as UIViewController, to: self)
    }

    public class func _make() -> Self { _make(nibName: nil, bundle: nil) }
}
