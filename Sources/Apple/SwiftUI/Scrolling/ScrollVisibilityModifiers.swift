extension View {
    /// Runs an action when enough of the view is seen in what scrolls it, and when no longer.
    ///
    /// - Parameter threshold: The part of the view that is enough, from 0 to 1.
    public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View {
        onGeometryChange(for: Bool.self) { proxy in
            guard let seen = proxy.bounds(of: .scrollView), proxy.size.width > 0, proxy.size.height > 0 else {
                return false
            }
            // Asked for, so that the view follows its place.
            _ = proxy.frame(in: .scrollView)
            let part = seen.intersection(CGRect(origin: .zero, size: proxy.size))
            guard !part.isNull else { return false }
            return part.width * part.height / (proxy.size.width * proxy.size.height) >= max(threshold, .ulpOfOne)
        } action: { old, new in
            // At first both are the same.
            if old != new || new { action(new) }
        }
    }
}
