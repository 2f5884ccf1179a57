/// Pictures that UIKit has names for.
extension UIImage {
    public class var add: UIImage { symbol("plus.circle.fill") }
    public class var remove: UIImage { symbol("minus.circle.fill") }
    public class var checkmark: UIImage { symbol("checkmark") }
    public class var actions: UIImage { symbol("square.and.arrow.up") }

    private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
