/// Why fonts are not available.
public enum CTFontManagerError: Int, Sendable {
    /// There is no such file.
    case fileNotFound = 101
    /// The file is no font.
    case unrecognizedFormat = 103
    /// The font is available already.
    case alreadyRegistered = 105
}
