/// How colours that a device can't show are replaced. Kept for callers; sRGB to sRGB needs no replacing.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// The property to preserve when a colour does not fit a device. Kept with an image, and not used.
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
