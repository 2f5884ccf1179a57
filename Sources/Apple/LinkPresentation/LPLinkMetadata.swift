public import Foundation
public import SeamFoundation

/// What is shown of a link: its title, a picture and an icon.
open class LPLinkMetadata: NSObject, NSCopying, @unchecked Sendable {
    /// Where it was asked for.
    open var originalURL: URL?
    /// Where it was found.
    open var url: URL?
    /// Its title.
    open var title: String?
    /// Gives its icon.
    open var iconProvider: NSItemProvider?
    /// Gives its picture.
    open var imageProvider: NSItemProvider?
    /// Gives its film.
    open var videoProvider: NSItemProvider?
    /// Where its film is.
    open var remoteVideoURL: URL?

    public override init() { super.init() }

    /// The same again.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = LPLinkMetadata()
        (copy.originalURL, copy.url, copy.title) = (originalURL, url, title)
        (copy.iconProvider, copy.imageProvider, copy.videoProvider) = (iconProvider, imageProvider, videoProvider)
        copy.remoteVideoURL = remoteVideoURL
        return copy
    }
}
