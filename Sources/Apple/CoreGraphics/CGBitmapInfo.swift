/// A bitmap's ``CGImageAlphaInfo`` and the order of the bytes in a pixel.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The bits of this part.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// Components are numbers with a fraction. No context here has such.
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    /// The bits of this part.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// Pixels are units of 16 bits, Little endian.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
    /// Pixels are units of 32 bits, Little endian.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    /// Pixels are units of 16 bits, Big endian.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
    /// Pixels are units of 32 bits, Big endian.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
