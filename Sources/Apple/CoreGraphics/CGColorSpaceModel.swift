/// The kind of a colour space's components.
public enum CGColorSpaceModel: Int32, Sendable {
    /// The kind `unknown`.
    case unknown = -1
    /// The kind `monochrome`.
    case monochrome = 0
    /// The kind `rgb`.
    case rgb = 1
    /// The kind `cmyk`.
    case cmyk = 2
    /// The kind `lab`.
    case lab = 3
    /// The kind `deviceN`.
    case deviceN = 4
    /// The kind `indexed`.
    case indexed = 5
    /// The kind `pattern`.
    case pattern = 6
    /// The kind `XYZ`.
    case XYZ = 7
}
