/// Hears for a colour well of the colours picked in its picker.
@MainActor
final class ColorWellListener: NSObject, UIColorPickerViewControllerDelegate {
    private weak var well: UIColorWell?

    init(_ well: UIColorWell) {
        self.well = well
    }

    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
        well?.pick(color, continuously: continuously)
    }
}
