public import SeamFoundation
import UniformTypeIdentifiers

// The C functions for types of data that came before UTType. App code reads their results as strings.

/// Takes over the result of a C function, as its caller in Swift does.
public struct UniformTypeText: Sendable {
    private let text: CFString

    init?(_ text: String?) {
        guard let text else { return nil }
        self.text = text
    }

    /// The older form of a question about uniform types.
    public func takeRetainedValue() -> CFString { text }
    /// The older form of a question about uniform types.
    public func takeUnretainedValue() -> CFString { text }
}

/// The older name of a uniform type.
public let kUTTagClassFilenameExtension: CFString = UTTagClass.filenameExtension.rawValue
/// The older name of a uniform type.
public let kUTTagClassMIMEType: CFString = UTTagClass.mimeType.rawValue

/// The older name of `UTType.item`.
public let kUTTypeItem: CFString = UTType.item.identifier
/// The older name of `UTType.content`.
public let kUTTypeContent: CFString = UTType.content.identifier
/// The older name of `UTType.data`.
public let kUTTypeData: CFString = UTType.data.identifier
/// The older name of `UTType.folder`.
public let kUTTypeFolder: CFString = UTType.folder.identifier
/// The older name of `UTType.url`.
public let kUTTypeURL: CFString = UTType.url.identifier
/// The older name of `UTType.fileURL`.
public let kUTTypeFileURL: CFString = UTType.fileURL.identifier
/// The older name of `UTType.text`.
public let kUTTypeText: CFString = UTType.text.identifier
/// The older name of `UTType.plainText`.
public let kUTTypePlainText: CFString = UTType.plainText.identifier
/// The older name of `UTType.utf8PlainText`.
public let kUTTypeUTF8PlainText: CFString = UTType.utf8PlainText.identifier
/// The older name of `UTType.rtf`.
public let kUTTypeRTF: CFString = UTType.rtf.identifier
/// The older name of `UTType.html`.
public let kUTTypeHTML: CFString = UTType.html.identifier
/// The older name of `UTType.xml`.
public let kUTTypeXML: CFString = UTType.xml.identifier
/// The older name of `UTType.json`.
public let kUTTypeJSON: CFString = UTType.json.identifier
/// The older name of `UTType.propertyList`.
public let kUTTypePropertyList: CFString = UTType.propertyList.identifier
/// The older name of `UTType.image`.
public let kUTTypeImage: CFString = UTType.image.identifier
/// The older name of `UTType.jpeg`.
public let kUTTypeJPEG: CFString = UTType.jpeg.identifier
/// The older name of `UTType.tiff`.
public let kUTTypeTIFF: CFString = UTType.tiff.identifier
/// The older name of `UTType.gif`.
public let kUTTypeGIF: CFString = UTType.gif.identifier
/// The older name of `UTType.png`.
public let kUTTypePNG: CFString = UTType.png.identifier
/// The older name of `UTType.bmp`.
public let kUTTypeBMP: CFString = UTType.bmp.identifier
/// The older name of `UTType.ico`.
public let kUTTypeICO: CFString = UTType.ico.identifier
/// The older name of `UTType.svg`.
public let kUTTypeScalableVectorGraphics: CFString = UTType.svg.identifier
/// The older name of `UTType.livePhoto`.
public let kUTTypeLivePhoto: CFString = UTType.livePhoto.identifier
/// The older name of `UTType.audiovisualContent`.
public let kUTTypeAudiovisualContent: CFString = UTType.audiovisualContent.identifier
/// The older name of `UTType.movie`.
public let kUTTypeMovie: CFString = UTType.movie.identifier
/// The older name of `UTType.video`.
public let kUTTypeVideo: CFString = UTType.video.identifier
/// The older name of `UTType.audio`.
public let kUTTypeAudio: CFString = UTType.audio.identifier
/// The older name of `UTType.quickTimeMovie`.
public let kUTTypeQuickTimeMovie: CFString = UTType.quickTimeMovie.identifier
/// The older name of `UTType.mpeg`.
public let kUTTypeMPEG: CFString = UTType.mpeg.identifier
/// The older name of `UTType.mpeg4Movie`.
public let kUTTypeMPEG4: CFString = UTType.mpeg4Movie.identifier
/// The older name of `UTType.mp3`.
public let kUTTypeMP3: CFString = UTType.mp3.identifier
/// The older name of `UTType.mpeg4Audio`.
public let kUTTypeMPEG4Audio: CFString = UTType.mpeg4Audio.identifier
/// The older name of `UTType.archive`.
public let kUTTypeArchive: CFString = UTType.archive.identifier
/// The older name of `UTType.zip`.
public let kUTTypeZipArchive: CFString = UTType.zip.identifier
/// The older name of `UTType.pdf`.
public let kUTTypePDF: CFString = UTType.pdf.identifier

/// The identifier of the type with a tag; a dynamic one when no type is known.
public func UTTypeCreatePreferredIdentifierForTag(
    _ tagClass: CFString, _ tag: CFString, _ conformingTo: CFString?
) -> UniformTypeText? {
    let supertype = conformingTo.map { UTType(exportedAs: $0) }
    return UniformTypeText(
        UTType(tag: tag, tagClass: UTTagClass(rawValue: tagClass), conformingTo: supertype)?.identifier)
}

/// The preferred tag of a type; nil if it has none of the class.
public func UTTypeCopyPreferredTagWithClass(_ identifier: CFString, _ tagClass: CFString) -> UniformTypeText? {
    UniformTypeText(UTType(identifier)?.tags[UTTagClass(rawValue: tagClass)]?.first)
}

/// Whether a type is another, or a kind of it.
public func UTTypeConformsTo(_ identifier: CFString, _ other: CFString) -> Bool {
    guard let type = UTType(identifier) else { return identifier == other }
    return type.conforms(to: UTType(exportedAs: other))
}
