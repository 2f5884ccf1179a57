public import CoreGraphics

/// A person's settings in the surroundings of a surface, beside light or dark.
public struct SurfacePreferences: Hashable, Sendable {
    /// The size of text in relation to the usual one.
    public var textScale: CGFloat = 1
    /// Whether movements on the screen are unwelcome.
    public var reducesMotion = false
    /// How far an on-screen keyboard covers the surface from below, in points.
    public var keyboardHeight: CGFloat = 0

    /// The usual settings.
    public init() {}
}
