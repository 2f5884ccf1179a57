/// Hears of the colours that a person picks. Every method is optional.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// A colour was picked. `continuously` is true while the finger still moves.
    // objc: colorPickerViewController:didSelectColor:continuously:
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// A colour was picked. The method of iOS 14; it is called beside the other one.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    /// The person closed the picker.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
