extension UIButton {
    private enum Order: RareValue { static var usual: UIContextMenuConfiguration.ElementOrder { .automatic } }

    /// The order of a menu's elements. Has no effect: they are in the menu's own order.
    public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
        get { rare[Order.self] }
        set { rare[Order.self] = newValue }
    }
}
