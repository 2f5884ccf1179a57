public import Foundation

/// What kind of collection one is. The numbers are Apple's (PhotosTypes.h).
public enum PHAssetCollectionType: Int, Sendable {
    /// An album of the person's.
    case album = 1
    /// One that fills itself.
    case smartAlbum = 2
    /// What was taken at one time and place. There is none.
    case moment = 3
}

/// Which collection of a kind one is. The numbers are Apple's (PhotosTypes.h).
public enum PHAssetCollectionSubtype: Int, Sendable {
    /// An album of the person's.
    case albumRegular = 2
    /// An event that came from a computer.
    case albumSyncedEvent = 3
    /// Faces that came from a computer.
    case albumSyncedFaces = 4
    /// An album that came from a computer.
    case albumSyncedAlbum = 5
    /// Pictures of a camera.
    case albumImported = 6
    /// The person's stream.
    case albumMyPhotoStream = 100
    /// An album that is shared.
    case albumCloudShared = 101
    /// Any that fills itself.
    case smartAlbumGeneric = 200
    /// Panoramas.
    case smartAlbumPanoramas = 201
    /// Films.
    case smartAlbumVideos = 202
    /// What the person likes.
    case smartAlbumFavorites = 203
    /// Films in time lapse.
    case smartAlbumTimelapses = 204
    /// What is hidden.
    case smartAlbumAllHidden = 205
    /// What was added lately.
    case smartAlbumRecentlyAdded = 206
    /// Pictures in a row.
    case smartAlbumBursts = 207
    /// Films in slow motion.
    case smartAlbumSlomoVideos = 208
    /// Everything.
    case smartAlbumUserLibrary = 209
    /// Pictures of the front camera.
    case smartAlbumSelfPortraits = 210
    /// Pictures of the screen.
    case smartAlbumScreenshots = 211
    /// Pictures with depth.
    case smartAlbumDepthEffect = 212
    /// Live photos.
    case smartAlbumLivePhotos = 213
    /// Pictures that move.
    case smartAlbumAnimated = 214
    /// Long exposures.
    case smartAlbumLongExposures = 215
    /// What could not be uploaded.
    case smartAlbumUnableToUpload = 216
    /// Raw pictures.
    case smartAlbumRAW = 217
    /// Films with depth.
    case smartAlbumCinematic = 218
    /// Whichever.
    case any = 0x7FFF_FFFF_FFFF_FFFF
}

/// What kind of list of collections one is. The numbers are Apple's (PhotosTypes.h).
public enum PHCollectionListType: Int, Sendable {
    /// Moments. There is none.
    case momentList = 1
    /// A folder of the person's.
    case folder = 2
    /// One that fills itself.
    case smartFolder = 3
}

/// Which list of a kind one is. The numbers are Apple's (PhotosTypes.h).
public enum PHCollectionListSubtype: Int, Sendable {
    /// Moments of a place or a month.
    case momentListCluster = 1
    /// Moments of a year.
    case momentListYear = 2
    /// A folder of the person's.
    case regularFolder = 100
    /// Events.
    case smartFolderEvents = 200
    /// Faces.
    case smartFolderFaces = 201
    /// Whichever.
    case any = 0x7FFF_FFFF_FFFF_FFFF
}
