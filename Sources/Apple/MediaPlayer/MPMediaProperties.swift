// The other properties of items are in MPNowPlayingInfoCenter.swift.
/// The key of an item's number.
public let MPMediaItemPropertyPersistentID = "persistentID"
/// The key of an item's kind.
public let MPMediaItemPropertyMediaType = "mediaType"
/// The key of an album's number.
public let MPMediaItemPropertyAlbumPersistentID = "albumPID"
/// The key of an artist's number.
public let MPMediaItemPropertyArtistPersistentID = "artistPID"
/// The key of the number of an album's artist.
public let MPMediaItemPropertyAlbumArtistPersistentID = "albumArtistPID"
/// The key of the number of a kind of music.
public let MPMediaItemPropertyGenrePersistentID = "genrePID"
/// The key of a composer's number.
public let MPMediaItemPropertyComposerPersistentID = "composerPID"
/// The key of a podcast's number.
public let MPMediaItemPropertyPodcastPersistentID = "podcastPID"
/// The key of a podcast's title.
public let MPMediaItemPropertyPodcastTitle = "podcastTitle"
/// The key of a composer.
public let MPMediaItemPropertyComposer = "composer"
/// The key of a number within an album.
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
/// The key of how many an album has.
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
/// The key of a disc's number.
public let MPMediaItemPropertyDiscNumber = "discNumber"
/// The key of how many discs there are.
public let MPMediaItemPropertyDiscCount = "discCount"
/// The key of a song's text.
public let MPMediaItemPropertyLyrics = "lyrics"
/// The key of whether an item is of a compilation.
public let MPMediaItemPropertyIsCompilation = "isCompilation"
/// The key of when an item came out.
public let MPMediaItemPropertyReleaseDate = "releaseDate"
/// The key of beats a minute.
public let MPMediaItemPropertyBeatsPerMinute = "beatsPerMinute"
/// The key of what the person has noted.
public let MPMediaItemPropertyComments = "comments"
/// The key of where an item can be read from.
public let MPMediaItemPropertyAssetURL = "assetURL"
/// The key of whether an item is elsewhere.
public let MPMediaItemPropertyIsCloudItem = "isCloudItem"
/// The key of whether an item is protected.
public let MPMediaItemPropertyHasProtectedAsset = "hasProtectedAsset"
/// The key of whether an item has explicit content.
public let MPMediaItemPropertyIsExplicit = "isExplicit"
/// The key of how often an item was played.
public let MPMediaItemPropertyPlayCount = "playCount"
/// The key of how often an item was skipped.
public let MPMediaItemPropertySkipCount = "skipCount"
/// The key of the person's rating.
public let MPMediaItemPropertyRating = "rating"
/// The key of when an item was last played.
public let MPMediaItemPropertyLastPlayedDate = "lastPlayedDate"
/// The key of when an item was added to the library.
public let MPMediaItemPropertyDateAdded = "dateAdded"
/// The key of the number that the store has for an item.
public let MPMediaItemPropertyPlaybackStoreID = "playbackStoreID"
/// The key of a list's name.
public let MPMediaPlaylistPropertyName = "name"
/// The key of a list's number.
public let MPMediaPlaylistPropertyPersistentID = "playlistPersistentID"
