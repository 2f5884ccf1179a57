/// Kinds of sounds and films. The numbers are Apple's (WKWebViewConfiguration.h).
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Sounds.
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    /// Films.
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    /// Both.
    public static let all = WKAudiovisualMediaTypes(rawValue: UInt.max)
}
