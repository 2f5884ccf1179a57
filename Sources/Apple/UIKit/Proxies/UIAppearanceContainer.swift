/// What may be named as the place of the objects whose look `appearance(whenContainedInInstancesOf:)` decides.
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
