/// The first line that the command writes to the program that shows a trace while it is recorded.
public struct TraceDoorSettings: Codable, Equatable, Sendable {
    /// Where to listen, and who may come in.
    public var browser: BrowserSettings
    /// The page's files, by the paths of their addresses. The page itself is at the empty path.
    public var files: [String: String]

    /// Creates settings.
    public init(browser: BrowserSettings, files: [String: String]) {
        self.browser = browser
        self.files = files
    }
}
