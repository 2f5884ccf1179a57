extension UIButton {
    /// Returns a button of the type ``ButtonType/system`` with an image, whose tap calls a method. On iOS a subclass returns one
    /// of its own; here it is always a `UIButton`.
    public static func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }
}
