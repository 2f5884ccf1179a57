/// The pictures of a bar as they were set up before bars had appearances.
extension UIToolbar {
    /// The pictures of a toolbar.
    struct Pictures {
        var background: UIImage?
        var shadow: UIImage?
    }

    /// Sets the picture behind the items of a bar without an appearance. Places and metrics of bars are not told apart.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        pictures.background = backgroundImage
    }

    /// Returns the picture that was set; nil if none was.
    public func backgroundImage(
        forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? { pictures.background }

    /// Sets the picture at the edge of a bar without an appearance; an empty one draws no line.
    public func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        pictures.shadow = shadowImage
    }

    /// Returns the picture that was set; nil if none was.
    public func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { pictures.shadow }
}
