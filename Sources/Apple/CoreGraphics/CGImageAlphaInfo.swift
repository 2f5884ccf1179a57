/// Where a pixel's alpha is and whether the colours were multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// Where alpha is in a pixel, and whether colours are multiplied by it.
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}
