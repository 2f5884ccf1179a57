/// How what is drawn is put together with what is there.
public enum CGBlendMode: Int32, Sendable {
    /// Modes in which colours are mixed, as PDF defines them.
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    /// More modes of PDF.
    case exclusion, hue, saturation, color, luminosity
    /// Modes in which coverage is mixed, as Porter and Duff define them.
    case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop
    /// The rest of these, and sums of colours.
    case xor, plusDarker, plusLighter
}
