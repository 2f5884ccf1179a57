public import Foundation
public import SeamFoundation
import UniformTypeIdentifiers

// The C functions for types of data that came before UTType.

/// The older name of a uniform type.
nonisolated(unsafe) public let kUTTagClassFilenameExtension: CFString =
    UTTagClass.filenameExtension.rawValue as CFString
/// The older name of a uniform type.
nonisolated(unsafe) public let kUTTagClassMIMEType: CFString = UTTagClass.mimeType.rawValue as CFString

/// The older name of `UTType.item`.
nonisolated(unsafe) public let kUTTypeItem: CFString = UTType.item.identifier as CFString
/// The older name of `UTType.content`.
nonisolated(unsafe) public let kUTTypeContent: CFString = UTType.content.identifier as CFString
/// The older name of `UTType.data`.
nonisolated(unsafe) public let kUTTypeData: CFString = UTType.data.identifier as CFString
/// The older name of `UTType.folder`.
nonisolated(unsafe) public let kUTTypeFolder: CFString = UTType.folder.identifier as CFString
/// The older name of `UTType.url`.
nonisolated(unsafe) public let kUTTypeURL: CFString = UTType.url.identifier as CFString
/// The older name of `UTType.fileURL`.
nonisolated(unsafe) public let kUTTypeFileURL: CFString = UTType.fileURL.identifier as CFString
/// The older name of `UTType.text`.
nonisolated(unsafe) public let kUTTypeText: CFString = UTType.text.identifier as CFString
/// The older name of `UTType.plainText`.
nonisolated(unsafe) public let kUTTypePlainText: CFString = UTType.plainText.identifier as CFString
/// The older name of `UTType.utf8PlainText`.
nonisolated(unsafe) public let kUTTypeUTF8PlainText: CFString = UTType.utf8PlainText.identifier as CFString
/// The older name of `UTType.rtf`.
nonisolated(unsafe) public let kUTTypeRTF: CFString = UTType.rtf.identifier as CFString
/// The older name of `UTType.html`.
nonisolated(unsafe) public let kUTTypeHTML: CFString = UTType.html.identifier as CFString
/// The older name of `UTType.xml`.
nonisolated(unsafe) public let kUTTypeXML: CFString = UTType.xml.identifier as CFString
/// The older name of `UTType.json`.
nonisolated(unsafe) public let kUTTypeJSON: CFString = UTType.json.identifier as CFString
/// The older name of `UTType.propertyList`.
nonisolated(unsafe) public let kUTTypePropertyList: CFString = UTType.propertyList.identifier as CFString
/// The older name of `UTType.image`.
nonisolated(unsafe) public let kUTTypeImage: CFString = UTType.image.identifier as CFString
/// The older name of `UTType.jpeg`.
nonisolated(unsafe) public let kUTTypeJPEG: CFString = UTType.jpeg.identifier as CFString
/// The older name of `UTType.tiff`.
nonisolated(unsafe) public let kUTTypeTIFF: CFString = UTType.tiff.identifier as CFString
/// The older name of `UTType.gif`.
nonisolated(unsafe) public let kUTTypeGIF: CFString = UTType.gif.identifier as CFString
/// The older name of `UTType.png`.
nonisolated(unsafe) public let kUTTypePNG: CFString = UTType.png.identifier as CFString
/// The older name of `UTType.bmp`.
nonisolated(unsafe) public let kUTTypeBMP: CFString = UTType.bmp.identifier as CFString
/// The older name of `UTType.ico`.
nonisolated(unsafe) public let kUTTypeICO: CFString = UTType.ico.identifier as CFString
/// The older name of `UTType.svg`.
nonisolated(unsafe) public let kUTTypeScalableVectorGraphics: CFString = UTType.svg.identifier as CFString
/// The older name of `UTType.livePhoto`.
nonisolated(unsafe) public let kUTTypeLivePhoto: CFString = UTType.livePhoto.identifier as CFString
/// The older name of `UTType.audiovisualContent`.
nonisolated(unsafe) public let kUTTypeAudiovisualContent: CFString = UTType.audiovisualContent.identifier as CFString
/// The older name of `UTType.movie`.
nonisolated(unsafe) public let kUTTypeMovie: CFString = UTType.movie.identifier as CFString
/// The older name of `UTType.video`.
nonisolated(unsafe) public let kUTTypeVideo: CFString = UTType.video.identifier as CFString
/// The older name of `UTType.audio`.
nonisolated(unsafe) public let kUTTypeAudio: CFString = UTType.audio.identifier as CFString
/// The older name of `UTType.quickTimeMovie`.
nonisolated(unsafe) public let kUTTypeQuickTimeMovie: CFString = UTType.quickTimeMovie.identifier as CFString
/// The older name of `UTType.mpeg`.
nonisolated(unsafe) public let kUTTypeMPEG: CFString = UTType.mpeg.identifier as CFString
/// The older name of `UTType.mpeg4Movie`.
nonisolated(unsafe) public let kUTTypeMPEG4: CFString = UTType.mpeg4Movie.identifier as CFString
/// The older name of `UTType.mp3`.
nonisolated(unsafe) public let kUTTypeMP3: CFString = UTType.mp3.identifier as CFString
/// The older name of `UTType.mpeg4Audio`.
nonisolated(unsafe) public let kUTTypeMPEG4Audio: CFString = UTType.mpeg4Audio.identifier as CFString
/// The older name of `UTType.archive`.
nonisolated(unsafe) public let kUTTypeArchive: CFString = UTType.archive.identifier as CFString
/// The older name of `UTType.zip`.
nonisolated(unsafe) public let kUTTypeZipArchive: CFString = UTType.zip.identifier as CFString
/// The older name of `UTType.pdf`.
nonisolated(unsafe) public let kUTTypePDF: CFString = UTType.pdf.identifier as CFString

/// The identifier of the type with a tag; a dynamic one when no type is known.
public func UTTypeCreatePreferredIdentifierForTag(
    _ tagClass: CFString, _ tag: CFString, _ conformingTo: CFString?
) -> Unmanaged<CFString>? {
    let supertype = conformingTo.map { UTType(exportedAs: $0 as String) }
    let tagClass = UTTagClass(rawValue: tagClass as String)
    return UTType(tag: tag as String, tagClass: tagClass, conformingTo: supertype)
        .map { Unmanaged.passRetained($0.identifier as CFString) }
}

/// The preferred tag of a type; nil if it has none of the class.
public func UTTypeCopyPreferredTagWithClass(_ identifier: CFString, _ tagClass: CFString) -> Unmanaged<CFString>? {
    let tags = UTType(identifier as String)?.tags[UTTagClass(rawValue: tagClass as String)]
    return tags?.first.map { Unmanaged.passRetained($0 as CFString) }
}

/// Whether a type is another, or a kind of it.
public func UTTypeConformsTo(_ identifier: CFString, _ other: CFString) -> Bool {
    guard let type = UTType(identifier as String) else { return identifier == other }
    return type.conforms(to: UTType(exportedAs: other as String))
}
