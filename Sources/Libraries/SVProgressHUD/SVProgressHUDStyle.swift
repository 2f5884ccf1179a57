/// The colours of a HUD.
public enum SVProgressHUDStyle: Int, Sendable {
    /// Black on white.
    case light
    /// White on black.
    case dark
    /// Colours that the app sets.
    case custom
    /// Black on white, or white on black in the dark.
    case automatic
}

/// What lies under a HUD and over the screen.
public enum SVProgressHUDMaskType: UInt, Sendable {
    /// Nothing: the screen can be used.
    case none = 1
    /// Nothing that is seen; the screen cannot be used.
    case clear
    /// A dark veil.
    case black
    /// A veil that is dark at the edges.
    case gradient
    /// A veil of a colour that the app sets.
    case custom
}

/// What moves in a HUD.
public enum SVProgressHUDAnimationType: UInt, Sendable {
    /// A thin ring.
    case flat
    /// The system's spokes.
    case native
}
