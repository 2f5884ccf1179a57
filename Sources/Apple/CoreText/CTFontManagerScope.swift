/// For how long fonts are available. All are until the app ends.
public enum CTFontManagerScope: UInt32, Sendable {
    case none, process, persistent, session
}
