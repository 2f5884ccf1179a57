public import CoreGraphics
public import Foundation
public import SeamFoundation

/// A source of the pictures in `data`; one without any if `data` is of no type that is known. Nil without bytes.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    data.isEmpty ? nil : CGImageSource(data as Data, isFinal: true)
}

/// A source of the pictures in a file; nil if it cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    guard let data = try? Data(contentsOf: url as URL) else { return nil }
    return CGImageSourceCreateWithData(data as CFData, options)
}

/// A source of the pictures in `URL`; nil if it cannot be read.
public func CGImageSourceCreateWithURL(_ url: URL, _ options: CFDictionary?) -> CGImageSource? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    return CGImageSourceCreateWithData(data as CFData, options)
}

/// Creates a source from a provider's data.
public func CGImageSourceCreateWithDataProvider(
    _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? {
    provider.data.flatMap { CGImageSourceCreateWithData($0, options) }
}

/// A source that gets its bytes bit by bit, by ``CGImageSourceUpdateData(_:_:_:)``.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
    CGImageSource(Data(), isFinal: false)
}

/// - Parameter data: all of the bytes so far.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    isrc.update(data as Data, isFinal: final)
}

/// Returns how far the file has been read.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }

/// Returns how far an image has been read.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    isrc.status(at: index)
}

/// The uniform type of the file; nil if it is not known.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.type as CFString? }

/// Returns the number of images.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.count }

/// Returns 0, the index of the first image.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// Returns the types that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
    ["public.png", "public.jpeg", "com.compuserve.gif", "public.tiff", "com.microsoft.bmp", "com.microsoft.ico"]
        as CFArray
}

/// The properties of the file.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    isrc.properties as CFDictionary
}

/// The properties of an image: its stored size, its orientation, its duration.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    isrc.properties(at: index) as CFDictionary?
}

/// A picture as it is stored, whatever its orientation. What has come of it so far, if that is not all.
public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    isrc.image(at: index)
}

/// A picture in small, which never is larger than it is stored. Thumbnails that are in files are not read: without
/// ``kCGImageSourceCreateThumbnailFromImageAlways`` or its like, there is none.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    func isSet(_ key: CFString) -> Bool { (options?[key] as? NSNumber)?.boolValue ?? false }
    guard
        isSet(kCGImageSourceCreateThumbnailFromImageAlways) || isSet(kCGImageSourceCreateThumbnailFromImageIfAbsent)
    else { return nil }
    let longest = number(options?[kCGImageSourceThumbnailMaxPixelSize])
    return isrc.thumbnail(
        at: index, longestSide: longest.flatMap { $0 >= 1 ? Int(min($0, 1e6)) : nil },
        isUpright: isSet(kCGImageSourceCreateThumbnailWithTransform))
}

/// A number of whatever type.
func number(_ value: Any?) -> Double? {
    switch value {
    case let number as CGFloat: Double(number)
    case let number as Double: number
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
}
