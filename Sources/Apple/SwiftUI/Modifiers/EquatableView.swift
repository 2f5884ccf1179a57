/// A view that is compared with the one before: what shows is made anew when they differ. Here it is made anew always,
/// which looks the same.
public struct EquatableView<Content: Equatable & View>: View {
    /// The view.
    public var content: Content

    /// Wraps a view.
    public init(content: Content) { self.content = content }

    public var body: some View { content }
}

extension View where Self: Equatable {
    /// The view, made anew when it differs from the one before.
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
