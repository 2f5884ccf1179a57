public import SeamFoundation
import UniformTypeIdentifiers

// The C functions for types of data that came before UTType. App code reads their results as strings.

/// What a function of C gives, which Swift's caller takes over.
public struct UniformTypeText: Sendable {
    private let text: CFString

    init?(_ text: String?) {
        guard let text else { return nil }
        self.text = text
    }

    public func takeRetainedValue() -> CFString { text }
    public func takeUnretainedValue() -> CFString { text }
}

public let kUTTagClassFilenameExtension: CFString = UTTagClass.filenameExtension.rawValue
public let kUTTagClassMIMEType: CFString = UTTagClass.mimeType.rawValue

public let kUTTypeItem: CFString = UTType.item.identifier
public let kUTTypeContent: CFString = UTType.content.identifier
public let kUTTypeData: CFString = UTType.data.identifier
public let kUTTypeFolder: CFString = UTType.folder.identifier
public let kUTTypeURL: CFString = UTType.url.identifier
public let kUTTypeFileURL: CFString = UTType.fileURL.identifier
public let kUTTypeText: CFString = UTType.text.identifier
public let kUTTypePlainText: CFString = UTType.plainText.identifier
public let kUTTypeUTF8PlainText: CFString = UTType.utf8PlainText.identifier
public let kUTTypeRTF: CFString = UTType.rtf.identifier
public let kUTTypeHTML: CFString = UTType.html.identifier
public let kUTTypeXML: CFString = UTType.xml.identifier
public let kUTTypeJSON: CFString = UTType.json.identifier
public let kUTTypePropertyList: CFString = UTType.propertyList.identifier
public let kUTTypeImage: CFString = UTType.image.identifier
public let kUTTypeJPEG: CFString = UTType.jpeg.identifier
public let kUTTypeTIFF: CFString = UTType.tiff.identifier
public let kUTTypeGIF: CFString = UTType.gif.identifier
public let kUTTypePNG: CFString = UTType.png.identifier
public let kUTTypeBMP: CFString = UTType.bmp.identifier
public let kUTTypeICO: CFString = UTType.ico.identifier
public let kUTTypeScalableVectorGraphics: CFString = UTType.svg.identifier
public let kUTTypeLivePhoto: CFString = UTType.livePhoto.identifier
public let kUTTypeAudiovisualContent: CFString = UTType.audiovisualContent.identifier
public let kUTTypeMovie: CFString = UTType.movie.identifier
public let kUTTypeVideo: CFString = UTType.video.identifier
public let kUTTypeAudio: CFString = UTType.audio.identifier
public let kUTTypeQuickTimeMovie: CFString = UTType.quickTimeMovie.identifier
public let kUTTypeMPEG: CFString = UTType.mpeg.identifier
public let kUTTypeMPEG4: CFString = UTType.mpeg4Movie.identifier
public let kUTTypeMP3: CFString = UTType.mp3.identifier
public let kUTTypeMPEG4Audio: CFString = UTType.mpeg4Audio.identifier
public let kUTTypeArchive: CFString = UTType.archive.identifier
public let kUTTypeZipArchive: CFString = UTType.zip.identifier
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
