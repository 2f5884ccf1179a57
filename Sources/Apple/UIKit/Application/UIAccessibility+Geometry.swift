extension UIAccessibility {
    /// A rectangle of a view, in the screen's coordinates.
    @preconcurrency @MainActor
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        guard let window = view.window else { return view.convert(rect, to: nil) }
        return window.convert(view.convert(rect, to: window), to: nil)
    }

    /// A path of a view, in the screen's coordinates.
    @preconcurrency @MainActor
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let moved = UIBezierPath(cgPath: path.cgPath)
        let origin = convertToScreenCoordinates(CGRect.zero, in: view).origin
        moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
        return moved
    }
}
