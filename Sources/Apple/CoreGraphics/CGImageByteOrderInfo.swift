/// The order of the bytes in a pixel, as a part of ``CGBitmapInfo``.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    /// The bits of this part.
    case orderMask = 0x7000
    /// The order of the machine.
    case orderDefault = 0
    /// Units of 16 bits, Little endian.
    case order16Little = 0x1000
    /// Units of 32 bits, Little endian.
    case order32Little = 0x2000
    /// Units of 16 bits, Big endian.
    case order16Big = 0x3000
    /// Units of 32 bits, Big endian.
    case order32Big = 0x4000
}
