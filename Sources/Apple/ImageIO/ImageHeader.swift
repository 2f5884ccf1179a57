import Foundation

/// The properties of an image that its first bytes give, without decoding it.
struct ImageHeader {
    /// The uniform type.
    var type: String
    /// In pixels, as stored; nil if that much of the file is not there, or is not read here.
    var size: (width: Int, height: Int)?
    var depth = 8
    var hasAlpha = false
    var isGray = false
    /// As Exif numbers it; nil if the file does not say.
    var orientation: Int?

    /// Nil if the bytes are of no type that is known, or too few to tell.
    init?(_ bytes: ByteReader) {
        if bytes.starts(with: "GIF8") {
            type = "com.compuserve.gif"
            hasAlpha = true
            if let width = bytes.little16(6), let height = bytes.little16(8) { size = (width, height) }
        } else if bytes.byte(0) == 0x89, bytes.starts(with: "PNG\r\n", at: 1) {
            type = "public.png"
            readPNG(bytes)
        } else if bytes.big16(0) == 0xFFD8, bytes.byte(2) == 0xFF {
            type = "public.jpeg"
            readJPEG(bytes)
        } else if bytes.starts(with: "BM"), let width = bytes.little32(18), let height = bytes.little32(22) {
            type = "com.microsoft.bmp"
            // A negative height is that of a picture stored from the top.
            size = (width, abs(Int(Int32(truncatingIfNeeded: height))))
        } else if bytes.starts(with: "II*\0") || bytes.starts(with: "MM\0*") {
            type = "public.tiff"
            orientation = Self.orientation(bytes, tiff: 0)
        } else if bytes.starts(with: "RIFF"), bytes.starts(with: "WEBP", at: 8) {
            type = "org.webmproject.webp"
        } else if bytes.little32(0) == 0x10000 {
            type = "com.microsoft.ico"
            hasAlpha = true
        } else {
            return nil
        }
    }

    /// The first chunk is that of the header.
    private mutating func readPNG(_ bytes: ByteReader) {
        guard let width = bytes.big32(16), let height = bytes.big32(20), let depth = bytes.byte(24),
            let color = bytes.byte(25)
        else { return }
        size = (width, height)
        self.depth = depth
        // 0 gray, 2 colours, 3 a palette, 4 and 6 with alpha
        isGray = color == 0 || color == 4
        hasAlpha = color == 4 || color == 6
        if !hasAlpha { hasAlpha = hasTransparency(bytes) }
    }

    /// Whether there is a chunk of transparent colours before the pixels.
    private func hasTransparency(_ bytes: ByteReader) -> Bool {
        var offset = 8
        while let length = bytes.big32(offset), !bytes.starts(with: "IDAT", at: offset + 4) {
            if bytes.starts(with: "tRNS", at: offset + 4) { return true }
            offset += length + 12
        }
        return false
    }

    private mutating func readJPEG(_ bytes: ByteReader) {
        var offset = 2
        while let mark = bytes.byte(offset), mark == 0xFF, let kind = bytes.byte(offset + 1) {
            if kind == 0xFF {
                offset += 1
                continue
            }
            guard let length = bytes.big16(offset + 2), length >= 2 else { return }
            switch kind {
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                guard let height = bytes.big16(offset + 5), let width = bytes.big16(offset + 7) else { return }
                size = (width, height)
                depth = bytes.byte(offset + 4) ?? 8
                isGray = bytes.byte(offset + 9) == 1
                return
            case 0xE1:
                if bytes.starts(with: "Exif\0\0", at: offset + 4) {
                    orientation = Self.orientation(bytes, tiff: offset + 10)
                }
            case 0xD9, 0xDA: return
            default: break
            }
            offset += length + 2
        }
    }

    /// The tag 274 of the first directory of a TIFF, which Exif is too.
    private static func orientation(_ bytes: ByteReader, tiff start: Int) -> Int? {
        let isLittle = bytes.starts(with: "II", at: start)
        func short(_ offset: Int) -> Int? { isLittle ? bytes.little16(offset) : bytes.big16(offset) }
        func long(_ offset: Int) -> Int? { isLittle ? bytes.little32(offset) : bytes.big32(offset) }
        guard let directory = long(start + 4), let entries = short(start + directory) else { return nil }
        for i in 0..<entries {
            let entry = start + directory + 2 + i * 12
            guard let tag = short(entry) else { return nil }
            if tag == 274, let value = short(entry + 8), (1...8).contains(value) { return value }
        }
        return nil
    }

    /// Whether the bytes go to the end of the file, as far as its type tells.
    func isWhole(_ bytes: ByteReader) -> Bool {
        switch type {
        case "public.png": bytes.starts(with: "IEND", at: bytes.count - 8)
        case "public.jpeg":
            // Some cameras and servers put zeros after the end.
            bytes.bytes.lastIndex { $0 != 0 }.map { $0 > 0 && bytes.big16($0 - 1) == 0xFFD9 } ?? false
        default: true
        }
    }
}
