public import Foundation

/// The number of something in the library.
public typealias MPMediaEntityPersistentID = UInt64

/// Something in the library: a song, or several.
open class MPMediaEntity: NSObject, @unchecked Sendable {
    let values: [String: Any]

    init(values: [String: Any] = [:]) {
        self.values = values
        super.init()
    }

    /// The number of the entity.
    open var persistentID: MPMediaEntityPersistentID {
        value(forProperty: "persistentID") as? MPMediaEntityPersistentID ?? 0
    }

    /// The value of a property, such as `MPMediaItemPropertyTitle`; nil if there is none.
    open func value(forProperty property: String) -> Any? { values[property] }

    /// Runs a block with each of several properties; `stop` ends it.
    open func enumerateValues(
        forProperties properties: Set<String>, using block: (String, Any, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop: ObjCBool = false
        for property in properties {
            guard let value = value(forProperty: property) else { continue }
            block(property, value, &stop)
            if stop.boolValue { return }
        }
    }

    /// Whether a filter may name a property.
    open class func canFilter(byProperty property: String) -> Bool { property != MPMediaItemPropertyArtwork }
}

/// A song, an episode, or the like.
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
    private func text(_ key: String) -> String? { value(forProperty: key) as? String }
    private func number(_ key: String) -> UInt64 { (value(forProperty: key) as? NSNumber)?.uint64Value ?? 0 }
    private func count(_ key: String) -> Int { (value(forProperty: key) as? NSNumber)?.intValue ?? 0 }
    private func flag(_ key: String) -> Bool { value(forProperty: key) as? Bool ?? false }

    /// The property that tells items of a grouping apart.
    open class func persistentIDProperty(forGroupingType groupingType: MPMediaGrouping) -> String {
        switch groupingType {
        case .title: MPMediaItemPropertyPersistentID
        case .album: MPMediaItemPropertyAlbumPersistentID
        case .artist: MPMediaItemPropertyArtistPersistentID
        case .albumArtist: MPMediaItemPropertyAlbumArtistPersistentID
        case .composer: MPMediaItemPropertyComposerPersistentID
        case .genre: MPMediaItemPropertyGenrePersistentID
        case .playlist: "playlistPersistentID"
        case .podcastTitle: MPMediaItemPropertyPodcastPersistentID
        }
    }

    /// The property that groups are named by.
    open class func titleProperty(forGroupingType groupingType: MPMediaGrouping) -> String {
        switch groupingType {
        case .title: MPMediaItemPropertyTitle
        case .album: MPMediaItemPropertyAlbumTitle
        case .artist: MPMediaItemPropertyArtist
        case .albumArtist: MPMediaItemPropertyAlbumArtist
        case .composer: MPMediaItemPropertyComposer
        case .genre: MPMediaItemPropertyGenre
        case .playlist: "name"
        case .podcastTitle: MPMediaItemPropertyPodcastTitle
        }
    }

    /// The kind of the item.
    open var mediaType: MPMediaType {
        MPMediaType(rawValue: UInt(truncatingIfNeeded: number(MPMediaItemPropertyMediaType)))
    }
    /// The title.
    open var title: String? { text(MPMediaItemPropertyTitle) }
    /// The title of the album.
    open var albumTitle: String? { text(MPMediaItemPropertyAlbumTitle) }
    /// The number of the album.
    open var albumPersistentID: MPMediaEntityPersistentID { number(MPMediaItemPropertyAlbumPersistentID) }
    /// The artist.
    open var artist: String? { text(MPMediaItemPropertyArtist) }
    /// The number of the artist.
    open var artistPersistentID: MPMediaEntityPersistentID { number(MPMediaItemPropertyArtistPersistentID) }
    /// The artist of the album.
    open var albumArtist: String? { text(MPMediaItemPropertyAlbumArtist) }
    /// The kind of music.
    open var genre: String? { text(MPMediaItemPropertyGenre) }
    /// The composer.
    open var composer: String? { text(MPMediaItemPropertyComposer) }
    /// The text of a song.
    open var lyrics: String? { text(MPMediaItemPropertyLyrics) }
    /// The title of a podcast.
    open var podcastTitle: String? { text(MPMediaItemPropertyPodcastTitle) }
    /// What the person has noted.
    open var comments: String? { text(MPMediaItemPropertyComments) }
    /// The length, in seconds.
    open var playbackDuration: TimeInterval {
        (value(forProperty: MPMediaItemPropertyPlaybackDuration) as? NSNumber)?.doubleValue ?? 0
    }
    /// The number within the album.
    open var albumTrackNumber: Int { count(MPMediaItemPropertyAlbumTrackNumber) }
    /// How many the album has.
    open var albumTrackCount: Int { count(MPMediaItemPropertyAlbumTrackCount) }
    /// The number of the disc.
    open var discNumber: Int { count(MPMediaItemPropertyDiscNumber) }
    /// How often it was played.
    open var playCount: Int { count(MPMediaItemPropertyPlayCount) }
    /// How often it was skipped.
    open var skipCount: Int { count(MPMediaItemPropertySkipCount) }
    /// The person's rating, from 0 to 5.
    open var rating: Int { count(MPMediaItemPropertyRating) }
    /// When it was last played.
    open var lastPlayedDate: Date? { value(forProperty: MPMediaItemPropertyLastPlayedDate) as? Date }
    /// When it came out.
    open var releaseDate: Date? { value(forProperty: MPMediaItemPropertyReleaseDate) as? Date }
    /// When it was added to the library.
    open var dateAdded: Date { value(forProperty: MPMediaItemPropertyDateAdded) as? Date ?? .distantPast }
    /// The picture.
    open var artwork: MPMediaItemArtwork? { value(forProperty: MPMediaItemPropertyArtwork) as? MPMediaItemArtwork }
    /// Where it can be read from; nil for what is protected.
    open var assetURL: URL? { value(forProperty: MPMediaItemPropertyAssetURL) as? URL }
    /// Whether it is elsewhere.
    open var isCloudItem: Bool { flag(MPMediaItemPropertyIsCloudItem) }
    /// Whether it is protected.
    open var hasProtectedAsset: Bool { flag(MPMediaItemPropertyHasProtectedAsset) }
    /// Whether it has explicit content.
    open var isExplicitItem: Bool { flag(MPMediaItemPropertyIsExplicit) }
    /// Whether it is of a compilation.
    open var isCompilation: Bool { flag(MPMediaItemPropertyIsCompilation) }
    /// The number that the store has for it.
    open var playbackStoreID: String { text(MPMediaItemPropertyPlaybackStoreID) ?? "0" }
}

/// Kinds of items.
public struct MPMediaType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let music = MPMediaType(rawValue: 1 << 0)
    public static let podcast = MPMediaType(rawValue: 1 << 1)
    public static let audioBook = MPMediaType(rawValue: 1 << 2)
    public static let audioITunesU = MPMediaType(rawValue: 1 << 3)
    public static let anyAudio = MPMediaType(rawValue: 0x00FF)
    public static let movie = MPMediaType(rawValue: 1 << 8)
    public static let tvShow = MPMediaType(rawValue: 1 << 9)
    public static let videoPodcast = MPMediaType(rawValue: 1 << 10)
    public static let musicVideo = MPMediaType(rawValue: 1 << 11)
    public static let videoITunesU = MPMediaType(rawValue: 1 << 12)
    public static let homeVideo = MPMediaType(rawValue: 1 << 13)
    public static let anyVideo = MPMediaType(rawValue: 0xFF00)
    public static let any = MPMediaType(rawValue: ~0)
}

/// Several items.
open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
    /// The items.
    public let items: [MPMediaItem]

    /// Creates a collection of items.
    public init(items: [MPMediaItem]) {
        self.items = items
        super.init()
    }

    /// How many items there are.
    open var count: Int { items.count }
    /// One that stands for all.
    open var representativeItem: MPMediaItem? { items.first }
    /// The kinds of the items.
    open var mediaTypes: MPMediaType { items.reduce(into: []) { $0.formUnion($1.mediaType) } }
}

/// A list that the person has made.
open class MPMediaPlaylist: MPMediaItemCollection, @unchecked Sendable {
    /// The name of the list.
    open var name: String? { value(forProperty: MPMediaPlaylistPropertyName) as? String }
}
