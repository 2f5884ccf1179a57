public import CoreGraphics
public import Foundation
public import SeamFoundation
import Stage

/// Writes a picture to a file or to data, as PNG or JPEG.
public final class CGImageDestination {
    fileprivate enum Target {
        case data(NSMutableData)
        case file(URL)
    }

    fileprivate let target: Target
    fileprivate let isJPEG: Bool
    fileprivate var image: CGImage?
    fileprivate var quality = 1.0
    fileprivate var isFinal = false

    fileprivate init?(_ target: Target, _ type: CFString, _ count: Int) {
        guard count == 1, ["public.png", "public.jpeg"].contains(type as String) else { return nil }
        self.target = target
        isJPEG = type == "public.jpeg"
    }

    fileprivate func read(_ properties: CFDictionary?) {
        if let value = number(properties?[kCGImageDestinationLossyCompressionQuality]) {
            quality = min(max(value, 0), 1)
        }
    }

    fileprivate func finish() -> Bool {
        guard !isFinal, let image else { return false }
        isFinal = true
        do {
            let bytes = Data(try isJPEG ? ImageCodec.encodeJPEG(image, quality: quality) : ImageCodec.encodePNG(image))
            switch target {
            case .data(let data): data.append(bytes)
            case .file(let url): try bytes.write(to: url)
            }
            return true
        } catch {
            return false
        }
    }
}

/// Nil for a type that cannot be written (PNG and JPEG can), or more than one picture.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(.data(data), type, count)
}

/// Nil for a type that cannot be written (PNG and JPEG can), or more than one picture.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(.file(url as URL), type, count)
}

/// Nil for a type that cannot be written (PNG and JPEG can), or more than one picture.
public func CGImageDestinationCreateWithURL(
    _ url: URL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(.file(url), type, count)
}

/// Returns the types that can be written: PNG and JPEG.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { ["public.png", "public.jpeg"] as CFArray }

/// Sets properties of the whole file, such as the quality of a JPEG.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
    idst.read(properties)
}

/// Adds an image.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    guard idst.image == nil else { return }
    idst.image = image
    idst.read(properties)
}

/// Adds an image of another file.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    guard let image = isrc.image(at: index) else { return }
    CGImageDestinationAddImage(idst, image, properties)
}

/// Writes what has been added; false if nothing was, or it could not be written. Nothing can be added afterwards.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }
