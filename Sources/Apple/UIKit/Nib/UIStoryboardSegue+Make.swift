internal import RuntimeShims

extension UIStoryboardSegue {
    /// Does the work of ``init(identifier:source:destination:)``, called through a metatype: translated code calls it where
    /// an app calls an initialiser that is not `required`.
    public class func _make(identifier: String?, source: UIViewController, destination: UIViewController) -> Self {
        let made = InitializerSlots.metatype(of: self, as: _UIStoryboardSegueCreator.self)
            .init(identifier: identifier, source: source, destination: destination)
        return unsafeDowncast(made as UIStoryboardSegue, to: self)
    }
}
