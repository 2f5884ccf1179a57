/// How colours that a device can't show are replaced. Kept for callers; sRGB to sRGB needs no replacing.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
