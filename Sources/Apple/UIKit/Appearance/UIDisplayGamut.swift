/// The colours that a screen can show.
public enum UIDisplayGamut: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// The colours of the web, or those of Apple's wide screens.
    case SRGB, P3
}
