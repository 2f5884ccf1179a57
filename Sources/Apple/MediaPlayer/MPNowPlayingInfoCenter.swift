public import Foundation
public import UIKit

/// Says what an app plays, for the lock screen. A desktop shows it nowhere; it is kept for the app.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
    private static let center = MPNowPlayingInfoCenter()
    private let lock = NSLock()
    private var info: [String: Any]?
    private var state = MPNowPlayingPlaybackState.unknown

    /// The centre of the app.
    open class func `default`() -> MPNowPlayingInfoCenter { center }

    /// What is played; nil for nothing.
    open var nowPlayingInfo: [String: Any]? {
        get { lock.withLock { info } }
        set { lock.withLock { info = newValue } }
    }

    /// Whether it plays.
    open var playbackState: MPNowPlayingPlaybackState {
        get { lock.withLock { state } }
        set { lock.withLock { state = newValue } }
    }
}

/// Whether an app plays something.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
    case unknown, playing, paused, stopped, interrupted
}

/// A picture of what is played.
open class MPMediaItemArtwork: NSObject {
    private let request: (CGSize) -> UIImage
    /// The size of the picture, in points.
    public let bounds: CGRect

    /// A picture that is made in the size in which it is wanted.
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        bounds = CGRect(origin: .zero, size: boundsSize)
        request = requestHandler
    }

    /// A picture.
    public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }

    /// The picture in a size.
    open func image(at size: CGSize) -> UIImage? { request(size) }
}

/// The key of a title.
public let MPMediaItemPropertyTitle = "title"
/// The key of an artist.
public let MPMediaItemPropertyArtist = "artist"
/// The key of an album's title.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The key of an album's artist.
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
/// The key of a picture.
public let MPMediaItemPropertyArtwork = "artwork"
/// The key of a kind of music.
public let MPMediaItemPropertyGenre = "genre"
/// The key of a length, in seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The key of the time that was played, in seconds.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// The key of how fast it plays.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// The key of how fast it plays as usual.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// The key of whether it has no end.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
/// The key of whether it is music or a film.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
/// The key of its number in the queue.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
/// The key of how many are in the queue.
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"

/// Whether something is music or a film.
public enum MPNowPlayingInfoMediaType: UInt, Sendable {
    case none, audio, video
}
