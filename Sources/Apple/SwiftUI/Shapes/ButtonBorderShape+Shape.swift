extension ButtonBorderShape: InsettableShape {
    nonisolated public func path(in rect: CGRect) -> Path { outline(inset: 0).path(in: rect) }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { outline(inset: amount) }

    nonisolated private func outline(inset: CGFloat) -> BorderOutline { BorderOutline(kind: kind, inset: inset) }
}

/// The outline of a button with a border.
private struct BorderOutline: InsettableShape {
    let kind: ButtonBorderShape.Kind
    var inset: CGFloat

    nonisolated func path(in rect: CGRect) -> Path {
        let rect = rect.insetBy(dx: inset, dy: inset)
        guard rect.width > 0, rect.height > 0 else { return Path() }
        switch kind {
        case .capsule, .automatic: return Capsule().path(in: rect)
        case .circle: return Circle().path(in: rect)
        case .rounded(let radius):
            return RoundedRectangle(cornerRadius: max(0, (radius ?? 8) - inset), style: .continuous).path(in: rect)
        }
    }

    nonisolated func inset(by amount: CGFloat) -> BorderOutline { BorderOutline(kind: kind, inset: inset + amount) }
}

extension Shape where Self == ButtonBorderShape {
    /// The form of buttons with a border.
    public static var buttonBorder: ButtonBorderShape { .automatic }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of the container that the view is in.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
