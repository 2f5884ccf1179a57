import CoreGraphics
import Foundation

/// What the boxes of an MP4 or a QuickTime film say of its tracks, without what plays it.
struct MP4Tracks: Sendable {
    struct Track: Sendable {
        var id: Int32 = 0
        var kind = ""
        var isEnabled = true
        /// In pixels, before it is turned.
        var size = CGSize.zero
        var turn = CGAffineTransform.identity
        /// How many units are a second.
        var scale: Int32 = 0
        /// In units.
        var length: Int64 = 0
        var samples = 0
        /// Of all samples.
        var bytes = 0
        var language: String?
    }

    var tracks: [Track] = []
    /// How many units are a second.
    var scale: Int32 = 0
    /// In units.
    var length: Int64 = 0

    /// Nil for a file that is no film, or has none of its boxes.
    init?(_ file: URL) {
        guard file.isFileURL, let data = try? Data(contentsOf: file, options: .mappedIfSafe) else { return nil }
        self.init(data)
    }

    init?(_ data: Data) {
        // Films of QuickTime may begin with another box.
        guard data.count >= 8, let film = MP4Tags.boxes(data[...]).first(where: { $0.name == "moov" }) else {
            return nil
        }
        for box in MP4Tags.boxes(film.content) {
            switch box.name {
            case "mvhd": if let times = Self.times(Bytes(box.content)) { (scale, length) = times }
            case "trak": if let track = Self.track(box.content) { tracks.append(track) }
            default: break
            }
        }
    }

    private static func track(_ content: Data.SubSequence) -> Track? {
        var track = Track()
        for box in MP4Tags.boxes(content) {
            switch box.name {
            case "tkhd": head(Bytes(box.content), &track)
            case "mdia":
                for part in MP4Tags.boxes(box.content) {
                    let bytes = Bytes(part.content)
                    switch part.name {
                    case "mdhd":
                        if let times = times(bytes) { (track.scale, track.length) = times }
                        let code = Int(bytes.number(bytes.byte(0) == 1 ? 32 : 20, 2))
                        let letters = [code >> 10, code >> 5, code].map { UInt8(96 + ($0 & 31)) }
                        if code > 0x400, code != 0x55c4 { track.language = String(decoding: letters, as: UTF8.self) }
                    case "hdlr": track.kind = bytes.name(8)
                    case "minf": samples(part.content, &track)
                    default: break
                    }
                }
            default: break
            }
        }
        return track.kind.isEmpty ? nil : track
    }

    private static func head(_ bytes: Bytes, _ track: inout Track) {
        let isLong = bytes.byte(0) == 1
        track.isEnabled = bytes.byte(3) & 1 == 1
        track.id = Int32(truncatingIfNeeded: bytes.number(isLong ? 20 : 12, 4))
        let matrix = isLong ? 52 : 40
        func part(_ index: Int, _ digits: Double) -> CGFloat {
            CGFloat(Double(Int32(truncatingIfNeeded: bytes.number(matrix + index * 4, 4))) / digits)
        }
        guard bytes.count >= matrix + 44 else { return }
        track.turn = CGAffineTransform(
            a: part(0, 65536), b: part(1, 65536), c: part(3, 65536), d: part(4, 65536), tx: part(6, 65536),
            ty: part(7, 65536))
        track.size = CGSize(width: part(9, 65536), height: part(10, 65536))
    }

    private static func samples(_ content: Data.SubSequence, _ track: inout Track) {
        guard let table = MP4Tags.boxes(content).first(where: { $0.name == "stbl" }),
            let sizes = MP4Tags.boxes(table.content).first(where: { $0.name == "stsz" }).map({ Bytes($0.content) })
        else { return }
        let (one, count) = (Int(sizes.number(4, 4)), Int(sizes.number(8, 4)))
        guard count <= 1 << 24 else { return }
        track.samples = count
        track.bytes =
            one > 0
            ? one * count
            : (0..<max(0, min(count, (sizes.count - 12) / 4))).reduce(0) { $0 + Int(sizes.number(12 + $1 * 4, 4)) }
    }

    /// The units of a second, and how many there are.
    private static func times(_ bytes: Bytes) -> (Int32, Int64)? {
        let isLong = bytes.byte(0) == 1
        guard bytes.count >= (isLong ? 32 : 20) else { return nil }
        let scale = Int32(truncatingIfNeeded: bytes.number(isLong ? 20 : 12, 4))
        let length = Int64(bitPattern: bytes.number(isLong ? 24 : 16, isLong ? 8 : 4))
        return scale > 0 && length >= 0 ? (scale, length) : nil
    }

    /// Numbers at places of a box; 0 beyond its end.
    private struct Bytes {
        private let data: Data.SubSequence
        init(_ data: Data.SubSequence) { self.data = data }

        var count: Int { data.count }
        func byte(_ place: Int) -> UInt8 { place < data.count ? data[data.startIndex + place] : 0 }
        func number(_ place: Int, _ length: Int) -> UInt64 {
            (place..<place + length).reduce(0) { $0 << 8 | UInt64(byte($1)) }
        }
        func name(_ place: Int) -> String {
            String(decoding: (place..<place + 4).map(byte), as: UTF8.self).trimmingCharacters(in: .controlCharacters)
        }
    }
}
