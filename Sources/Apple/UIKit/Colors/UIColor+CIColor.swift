extension UIColor {
    /// Creates a colour from one of Core Image.
    public convenience init(ciColor: CIColor) {
        self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }

    /// The colour for Core Image, as it is in the current traits.
    public var ciColor: CIColor {
        CIColor(cgColor: cgColor)
    }
}
