public import CoreGraphics

// MARK: Options of sources

/// A hint about the type of the bytes. It is not needed: the type is found from the bytes.
nonisolated(unsafe) public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// Whether decoded pixels are kept; a source here keeps none but those of a moving picture's last frame.
nonisolated(unsafe) public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether pixels are decoded when a picture is made, as they always are here.
nonisolated(unsafe) public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// Whether pixels may be of floating point; they never are here.
nonisolated(unsafe) public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// Make a thumbnail of the picture if the file has none; those in files are not read.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
    "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Make a thumbnail of the picture even if the file has one.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
    "kCGImageSourceCreateThumbnailFromImageAlways"
/// The longer side of a thumbnail at most, in pixels.
nonisolated(unsafe) public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Turn a thumbnail as the picture's orientation says.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailWithTransform: CFString =
    "kCGImageSourceCreateThumbnailWithTransform"

// MARK: Properties

/// In bytes; of a source.
nonisolated(unsafe) public let kCGImagePropertyFileSize: CFString = "FileSize"
/// The key or value `PixelWidth` of an image's properties.
nonisolated(unsafe) public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The key or value `PixelHeight` of an image's properties.
nonisolated(unsafe) public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// Bits a component.
nonisolated(unsafe) public let kCGImagePropertyDepth: CFString = "Depth"
/// The raw value of a ``CGImagePropertyOrientation``; absent where the file does not say.
nonisolated(unsafe) public let kCGImagePropertyOrientation: CFString = "Orientation"
/// The key or value `HasAlpha` of an image's properties.
nonisolated(unsafe) public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// The key or value `ColorModel` of an image's properties.
nonisolated(unsafe) public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// The key or value `RGB` of an image's properties.
nonisolated(unsafe) public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// The key or value `Gray` of an image's properties.
nonisolated(unsafe) public let kCGImagePropertyColorModelGray: CFString = "Gray"
/// The key or value `{GIF}` of an image's properties.
nonisolated(unsafe) public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// Rounds; 0 for ever. Of a source.
nonisolated(unsafe) public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// Of a frame, in seconds; a tenth where the file says less than a fiftieth.
nonisolated(unsafe) public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// Of a frame, in seconds, as the file says.
nonisolated(unsafe) public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The key or value `CanvasPixelWidth` of an image's properties.
nonisolated(unsafe) public let kCGImagePropertyGIFCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The key or value `CanvasPixelHeight` of an image's properties.
nonisolated(unsafe) public let kCGImagePropertyGIFCanvasPixelHeight: CFString = "CanvasPixelHeight"

// MARK: Options of destinations

/// From 0, the smallest, to 1, the best; for JPEG.
nonisolated(unsafe) public let kCGImageDestinationLossyCompressionQuality: CFString =
    "kCGImageDestinationLossyCompressionQuality"
