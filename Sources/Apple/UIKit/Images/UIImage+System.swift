/// Pictures that UIKit has names for.
extension UIImage {
    /// The system's picture for `add`.
    public class var add: UIImage { symbol("plus.circle.fill") }
    /// The system's picture for `remove`.
    public class var remove: UIImage { symbol("minus.circle.fill") }
    /// The system's picture for `checkmark`.
    public class var checkmark: UIImage { symbol("checkmark") }
    /// The system's picture for `actions`.
    public class var actions: UIImage { symbol("square.and.arrow.up") }

    private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}

extension UIImage {
    /// The name of the symbol that the image is; nil for one that is none of the system's.
    package var symbolName: String? {
        if case .symbol(let symbol) = source, !symbol.isCustom { return symbol.name }
        return nil
    }
}
