/// Where an image was found.
public enum SDImageCacheType: Int, Sendable {
    /// On the network.
    case none
    /// In a file of the cache.
    case disk
    /// In memory.
    case memory
    /// In memory and in a file.
    case all
}
