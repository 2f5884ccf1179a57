/// How a picture fills the layer that shows it.
public struct AVLayerVideoGravity: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// All of it, as large as fits.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// As small as fills the layer; the rest is cut off.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// All of it, in the layer's form.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}
