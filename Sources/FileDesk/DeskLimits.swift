/// The bounds of what an app may ask of the file desk.
public struct DeskLimits: Sendable {
    /// Files in one question, folders not counted in.
    public var files = 64
    /// Files and folders in all that is handed over at once, those inside of folders included.
    public var entries = 10_000
    /// Folders inside of one another.
    public var depth = 32
    /// Bytes handed over at once: 2 GB, as in a browser.
    public var bytes = 2 << 30
    /// Dialogs that an app may show in a minute.
    public var dialogsPerMinute = 20

    /// The usual limits.
    public init() {}
}
