/// What kind of data a film or a device has.
public struct AVMediaType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Pictures.
    public static let video = AVMediaType("vide")
    /// Sound.
    public static let audio = AVMediaType("soun")
    /// Text.
    public static let text = AVMediaType("text")
    /// Captions for those who do not hear.
    public static let closedCaption = AVMediaType("clcp")
    /// Subtitles.
    public static let subtitle = AVMediaType("sbtl")
    /// Codes of time.
    public static let timecode = AVMediaType("tmcd")
    /// What is known of the data.
    public static let metadata = AVMediaType("meta")
    /// What is known of what a camera sees.
    public static let metadataObject = AVMediaType("mobj")
    /// Depths.
    public static let depthData = AVMediaType("dpth")
    /// Pictures and sound in one.
    public static let muxed = AVMediaType("muxx")
}
