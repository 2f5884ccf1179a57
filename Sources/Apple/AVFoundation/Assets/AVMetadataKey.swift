/// What a file says, by name.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The title.
    public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
    /// Who made it.
    public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")
    /// Who plays or sings.
    public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
    /// Who wrote it.
    public static let commonKeyAuthor = AVMetadataKey(rawValue: "author")
    /// The album that it is on.
    public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
    /// The picture of the album.
    public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
    /// What kind it is of: a genre of music.
    public static let commonKeyType = AVMetadataKey(rawValue: "type")
    /// What it is about.
    public static let commonKeySubject = AVMetadataKey(rawValue: "subject")
    /// Some words on it.
    public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
    /// When it was made.
    public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
    /// Who may copy it.
    public static let commonKeyCopyrights = AVMetadataKey(rawValue: "copyrights")
    /// Who made it public.
    public static let commonKeyPublisher = AVMetadataKey(rawValue: "publisher")
    /// The language.
    public static let commonKeyLanguage = AVMetadataKey(rawValue: "language")
    /// The program that made the file.
    public static let commonKeySoftware = AVMetadataKey(rawValue: "software")
}

/// Names of one kind of files.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Names for all kinds of files.
    public static let common = AVMetadataKeySpace(rawValue: "comn")
    /// Names of ID3, which MP3 has.
    public static let id3 = AVMetadataKeySpace(rawValue: "org.id3")
    /// Names of iTunes, which MP4 has.
    public static let iTunes = AVMetadataKeySpace(rawValue: "itsk")
    /// Names of QuickTime.
    public static let quickTimeMetadata = AVMetadataKeySpace(rawValue: "mdta")
}

/// What a file says, by a name with the kind of file.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The title.
    public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "common/title")
    /// Who plays or sings.
    public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "common/artist")
    /// The album that it is on.
    public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "common/albumName")
    /// The picture of the album.
    public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "common/artwork")
    /// Who made it.
    public static let commonIdentifierCreator = AVMetadataIdentifier(rawValue: "common/creator")
    /// Some words on it.
    public static let commonIdentifierDescription = AVMetadataIdentifier(rawValue: "common/description")
    /// What kind it is of.
    public static let commonIdentifierType = AVMetadataIdentifier(rawValue: "common/type")
    /// When it was made.
    public static let commonIdentifierCreationDate = AVMetadataIdentifier(rawValue: "common/creationDate")
}
