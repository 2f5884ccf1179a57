/// How a pane of glass behind a view looks.
public struct Glass: Equatable, Sendable {
    enum Kind: Equatable, Sendable { case regular, clear, identity }
    let kind: Kind
    var tint: Color?
    var isInteractive = false

    /// Glass that blurs what is behind it.
    public static var regular: Glass { Glass(kind: .regular) }
    /// Glass that lets more of what is behind it through.
    public static var clear: Glass { Glass(kind: .clear) }
    /// No glass.
    public static var identity: Glass { Glass(kind: .identity) }

    /// The glass in a colour; nil for none.
    public func tint(_ color: Color?) -> Glass {
        var copy = self
        copy.tint = color
        return copy
    }

    /// The glass that grows a little under a finger, or does not.
    public func interactive(_ isEnabled: Bool = true) -> Glass {
        var copy = self
        copy.isInteractive = isEnabled
        return copy
    }
}

/// The shape of glass where no other is said: a capsule.
public struct DefaultGlassEffectShape: InsettableShape {
    private var inset: CGFloat = 0

    /// Creates the shape.
    nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect.insetBy(dx: inset, dy: inset)) }

    nonisolated public func inset(by amount: CGFloat) -> DefaultGlassEffectShape {
        var copy = self
        copy.inset += amount
        return copy
    }
}

/// A pane of glass with a bright rim.
struct GlassPane<S: Shape>: View {
    let glass: Glass
    let shape: S
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.accessibilityReduceTransparency) private var isOpaque

    private var rim: LinearGradient {
        let strength = colorScheme == .dark ? 0.35 : 0.8
        return LinearGradient(
            colors: [.white.opacity(strength), .white.opacity(strength / 4), .white.opacity(strength / 2)],
            startPoint: .topLeading, endPoint: .bottomTrailing)
    }

    var body: some View {
        if glass.kind != .identity {
            ZStack {
                if isOpaque {
                    shape.fill(Color(.secondarySystemBackground))
                } else if glass.kind == .regular {
                    shape.fill(.thinMaterial)
                } else {
                    shape.fill(.white.opacity(colorScheme == .dark ? 0.08 : 0.2))
                }
                if let tint = glass.tint { shape.fill(tint.opacity(glass.kind == .regular ? 0.75 : 0.4)) }
                shape.stroke(rim, lineWidth: 0.75)
            }
            .compositingGroup()
            .shadow(color: .black.opacity(0.12), radius: 8, x: 0, y: 2)
        }
    }
}
