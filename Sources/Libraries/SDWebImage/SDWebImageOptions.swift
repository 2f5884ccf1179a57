/// How an image is looked for and shown.
public struct SDWebImageOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// An address that has failed before is asked again.
    public static let retryFailed = SDWebImageOptions(rawValue: 1 << 0)
    /// Images are asked of the network after others.
    public static let lowPriority = SDWebImageOptions(rawValue: 1 << 1)
    /// The image is shown piece by piece. Has no effect: it is shown when it is there.
    public static let progressiveLoad = SDWebImageOptions(rawValue: 1 << 2)
    /// The network is asked although there is an image in the cache, which is shown until then.
    public static let refreshCached = SDWebImageOptions(rawValue: 1 << 3)
    /// Loading goes on in the background. Has no effect: an app in the background goes on loading.
    public static let continueInBackground = SDWebImageOptions(rawValue: 1 << 4)
    /// Cookies are sent and kept.
    public static let handleCookies = SDWebImageOptions(rawValue: 1 << 5)
    /// Certificates that nobody vouches for are taken. Has no effect: they are refused.
    public static let allowInvalidSSLCertificates = SDWebImageOptions(rawValue: 1 << 6)
    /// Images are asked of the network before others.
    public static let highPriority = SDWebImageOptions(rawValue: 1 << 7)
    /// The placeholder is shown when the image cannot be had, and not while it loads.
    public static let delayPlaceholder = SDWebImageOptions(rawValue: 1 << 8)
    /// The image is handed to the completion block alone.
    public static let avoidAutoSetImage = SDWebImageOptions(rawValue: 1 << 10)
    /// The cache alone is asked.
    public static let fromCacheOnly = SDWebImageOptions(rawValue: 1 << 14)
    /// The network alone is asked.
    public static let fromLoaderOnly = SDWebImageOptions(rawValue: 1 << 15)
    /// The image fades in, also when it comes from the cache.
    public static let forceTransition = SDWebImageOptions(rawValue: 1 << 16)
}
