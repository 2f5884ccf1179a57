extension View {
    /// Shows or hides what the system draws over the app, as the line at the bottom of a phone. Has no effect: there is
    /// nothing over it.
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

    /// Lets the app's gestures at edges come before the system's. Has no effect: the system has none.
    public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

    /// Mirrors the view where the layout runs from right to left.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(FlipModifier(isEnabled: enabled))
    }
}

private struct FlipModifier: ViewModifier {
    let isEnabled: Bool
    @Environment(\.layoutDirection) private var direction

    func body(content: Content) -> some View {
        content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1, y: 1)
    }
}
