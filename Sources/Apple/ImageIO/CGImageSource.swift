public import CoreGraphics
public import Foundation

/// Reads the pictures of a file, from any thread.
///
/// PNG, JPEG, GIF, TIFF, BMP and ICO are known, and WebP where gdk-pixbuf has a loader for it; of a type that can hold
/// several pictures, all are read of GIF and the first of the others.
public final class CGImageSource: Hashable, @unchecked Sendable {
    /// The information found in the bytes so far.
    private struct Contents {
        var bytes = ByteReader(bytes: [])
        var isFinal = false
        var header: ImageHeader?
        var outline: GIFOutline?
        var frames: PixbufFrames?

        init(_ data: Data, isFinal: Bool) {
            bytes = ByteReader(bytes: Array(data))
            self.isFinal = isFinal
            header = ImageHeader(bytes)
            if header?.type == "com.compuserve.gif" { outline = GIFOutline(bytes) }
            // The size of other types is in places of their own: it is that of the picture.
            if header != nil, header?.size == nil, isFinal, let image = PixbufReader(bytes: bytes.bytes).image() {
                header?.size = (image.width, image.height)
            }
        }
    }

    private let lock = NSLock()
    private var contents: Contents

    init(_ data: Data, isFinal: Bool) { contents = Contents(data, isFinal: isFinal) }

    func update(_ data: Data, isFinal: Bool) {
        let new = Contents(data, isFinal: isFinal)
        lock.withLock { contents = new }
    }

    var type: String? { lock.withLock { contents.header?.type } }

    var count: Int {
        lock.withLock {
            guard contents.header?.size != nil else { return 0 }
            return contents.outline.map { max($0.delays.count, contents.isFinal ? 0 : 1) } ?? 1
        }
    }

    var status: CGImageSourceStatus {
        lock.withLock {
            guard let header = contents.header else {
                return contents.bytes.count < 16 && !contents.isFinal ? .statusReadingHeader : .statusUnknownType
            }
            guard header.size != nil else { return contents.isFinal ? .statusInvalidData : .statusReadingHeader }
            if contents.outline?.isWhole ?? header.isWhole(contents.bytes) {
                return contents.isFinal ? .statusComplete : .statusIncomplete
            }
            return contents.isFinal ? .statusUnexpectedEOF : .statusIncomplete
        }
    }

    func status(at index: Int) -> CGImageSourceStatus {
        if let outline = lock.withLock({ contents.outline }) {
            if index < outline.delays.count { return .statusComplete }
            return index == outline.delays.count && !outline.isWhole ? .statusIncomplete : .statusUnknownType
        }
        guard index == 0, let header = lock.withLock({ contents.header }) else { return .statusUnknownType }
        let isWhole = lock.withLock { header.isWhole(contents.bytes) }
        return isWhole ? .statusComplete : status == .statusComplete ? .statusComplete : .statusIncomplete
    }

    var properties: [CFString: Any] {
        lock.withLock {
            var properties: [CFString: Any] = [kCGImagePropertyFileSize: NSNumber(value: contents.bytes.count)]
            if let outline = contents.outline, let size = contents.header?.size {
                var gif: [CFString: Any] = [
                    kCGImagePropertyGIFCanvasPixelWidth: NSNumber(value: size.width),
                    kCGImagePropertyGIFCanvasPixelHeight: NSNumber(value: size.height),
                ]
                gif[kCGImagePropertyGIFLoopCount] = outline.loopCount.map { NSNumber(value: $0) }
                properties[kCGImagePropertyGIFDictionary] = gif as CFDictionary
            }
            return properties
        }
    }

    func properties(at index: Int) -> [CFString: Any]? {
        guard index >= 0, index < count else { return nil }
        return lock.withLock {
            guard let header = contents.header, let size = header.size else { return nil }
            var properties: [CFString: Any] = [
                kCGImagePropertyPixelWidth: NSNumber(value: size.width),
                kCGImagePropertyPixelHeight: NSNumber(value: size.height),
                kCGImagePropertyDepth: NSNumber(value: header.depth),
                kCGImagePropertyHasAlpha: NSNumber(value: header.hasAlpha),
                kCGImagePropertyColorModel: header.isGray
                    ? kCGImagePropertyColorModelGray : kCGImagePropertyColorModelRGB,
            ]
            properties[kCGImagePropertyOrientation] = header.orientation.map { NSNumber(value: $0) }
            if let delays = contents.outline?.delays, index < delays.count {
                // Shorter times are of the days when no program could keep them; browsers show those frames this long.
                let clamped = delays[index] < 0.02 ? 0.1 : delays[index]
                properties[kCGImagePropertyGIFDictionary] =
                    [
                        kCGImagePropertyGIFUnclampedDelayTime: NSNumber(value: delays[index]),
                        kCGImagePropertyGIFDelayTime: NSNumber(value: clamped),
                    ] as CFDictionary
            }
            return properties
        }
    }

    func image(at index: Int) -> CGImage? {
        guard index >= 0, index < count else { return nil }
        let (bytes, isMoving) = lock.withLock { (contents.bytes.bytes, contents.outline != nil) }
        guard isMoving else { return PixbufReader(bytes: bytes).image() }
        return lock.withLock {
            if contents.frames == nil { contents.frames = PixbufReader(bytes: bytes).frames() }
            return contents.frames?.image(at: index)
        }
    }

    func thumbnail(at index: Int, longestSide: Int?, isUpright: Bool) -> CGImage? {
        guard index >= 0, index < count else { return nil }
        let (bytes, header, isMoving) = lock.withLock {
            (contents.bytes.bytes, contents.header, contents.outline != nil)
        }
        let image: CGImage?
        if isMoving {
            image = self.image(at: index).flatMap { longestSide.map($0.shrunk) ?? $0 }
        } else {
            image = PixbufReader(bytes: bytes, longestSide: longestSide).image()
        }
        guard isUpright,
            let orientation = header?.orientation.flatMap({ CGImagePropertyOrientation(rawValue: UInt32($0)) })
        else { return image }
        return image?.turned(from: orientation)
    }

    public static func == (lhs: CGImageSource, rhs: CGImageSource) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
