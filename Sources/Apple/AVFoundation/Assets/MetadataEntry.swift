import Foundation

/// Something that a file says of itself.
struct MetadataEntry: Equatable, Sendable {
    enum Value: Equatable, Sendable {
        case text(String)
        case number(Int)
        case data(Data)
    }

    /// The file's own name for it.
    var key: String
    var space: AVMetadataKeySpace
    var common: AVMetadataKey?
    var value: Value

    /// What a file says: the tag at the beginning of an MP3, or the boxes of an MP4. Nothing for others.
    static func all(of file: URL) -> [MetadataEntry] {
        guard file.isFileURL, let data = try? Data(contentsOf: file, options: .mappedIfSafe) else { return [] }
        return all(in: data)
    }

    static func all(in data: Data) -> [MetadataEntry] {
        let bytes = [UInt8](data.prefix(12))
        if bytes.starts(with: Array("ID3".utf8)) { return ID3Tag.entries(Array(data.prefix(ID3Tag.size(bytes)))) }
        if bytes.count >= 8, bytes[4..<8].elementsEqual("ftyp".utf8) { return MP4Tags.entries(data) }
        return []
    }
}

/// The tag of an MP3, in its versions 2.2 to 2.4: https://id3.org/id3v2.3.0
enum ID3Tag {
    private static let header = 10

    static func size(_ bytes: [UInt8]) -> Int {
        guard bytes.count >= header else { return 0 }
        return header + synchsafe(bytes[6..<10])
    }

    /// Numbers of which each byte has seven bits.
    private static func synchsafe(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 7 | Int($1 & 0x7f) } }
    private static func plain(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

    static func entries(_ tag: [UInt8]) -> [MetadataEntry] {
        guard tag.count > header, (2...4).contains(tag[3]) else { return [] }
        let version = tag[3]
        var bytes = tag
        // Before 2.4 all of the tag is written so, and each frame by itself since.
        if tag[5] & 0x80 != 0, version < 4 {
            bytes = Array(tag[..<header]) + unsynchronised(tag[header...])
        }
        var place = header
        if tag[5] & 0x40 != 0, version > 2, bytes.count >= place + 4 {
            let length = bytes[place..<place + 4]
            place += version == 4 ? synchsafe(length) : plain(length) + 4
        }
        let head = version == 2 ? 6 : 10
        var result: [MetadataEntry] = []
        while place >= 0, place + head <= bytes.count, bytes[place] != 0 {
            let nameLength = version == 2 ? 3 : 4
            let name = String(decoding: bytes[place..<place + nameLength], as: UTF8.self)
            let length =
                version == 2
                ? plain(bytes[place + 3..<place + 6])
                : version == 3 ? plain(bytes[place + 4..<place + 8]) : synchsafe(bytes[place + 4..<place + 8])
            let flags = version == 2 ? 0 : bytes[place + 9]
            let start = place + head
            guard length > 0, length <= bytes.count - start else { break }
            var content = bytes[start..<start + length]
            if version == 4, flags & 0x01 != 0, content.count >= 4 { content = content.dropFirst(4) }
            if version == 4, flags & 0x02 != 0 { content = unsynchronised(content)[...] }
            if let entry = entry(name, content) { result.append(entry) }
            place = start + length
        }
        return result
    }

    /// A byte of zeros after 255 was put in, so that nobody takes it for sound.
    private static func unsynchronised(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var isAfter = false
        for byte in bytes {
            if !(isAfter && byte == 0) { result.append(byte) }
            isAfter = byte == 0xff
        }
        return result
    }

    private static let common: [String: AVMetadataKey] = [
        "TIT2": .commonKeyTitle, "TT2": .commonKeyTitle, "TPE1": .commonKeyArtist, "TP1": .commonKeyArtist,
        "TALB": .commonKeyAlbumName, "TAL": .commonKeyAlbumName, "TCOM": .commonKeyCreator, "TCM": .commonKeyCreator,
        "TCON": .commonKeyType, "TCO": .commonKeyType, "APIC": .commonKeyArtwork, "PIC": .commonKeyArtwork,
        "TDRC": .commonKeyCreationDate, "TYER": .commonKeyCreationDate, "TYE": .commonKeyCreationDate,
        "TCOP": .commonKeyCopyrights, "TPUB": .commonKeyPublisher, "TLAN": .commonKeyLanguage,
        "TENC": .commonKeySoftware, "COMM": .commonKeyDescription, "COM": .commonKeyDescription,
    ]

    private static func entry(_ name: String, _ content: ArraySlice<UInt8>) -> MetadataEntry? {
        func made(_ value: MetadataEntry.Value) -> MetadataEntry {
            MetadataEntry(key: name, space: .id3, common: common[name], value: value)
        }
        guard let encoding = content.first else { return nil }
        var rest = content.dropFirst()
        switch name {
        case "APIC", "PIC":
            // The kind of picture by name, what it is of, a description, and the picture.
            if name == "PIC" {
                rest = rest.dropFirst(3)
            } else {
                guard let end = rest.firstIndex(of: 0) else { return nil }
                rest = rest[(end + 1)...]
            }
            rest = rest.dropFirst()
            return made(.data(Data(afterText(rest, encoding))))
        case "COMM", "COM", "USLT", "ULT":
            // A language and a description before the words.
            return text(afterText(rest.dropFirst(3), encoding), encoding).map { made(.text($0)) }
        default:
            guard name.hasPrefix("T"), name != "TXXX", name != "TXX" else { return nil }
            return text(rest, encoding).map { made(.text($0)) }
        }
    }

    /// What follows a text that ends with zero.
    private static func afterText(_ bytes: ArraySlice<UInt8>, _ encoding: UInt8) -> ArraySlice<UInt8> {
        guard encoding == 1 || encoding == 2 else {
            return bytes.firstIndex(of: 0).map { bytes[($0 + 1)...] } ?? []
        }
        var place = bytes.startIndex
        while place + 1 < bytes.endIndex {
            if bytes[place] == 0, bytes[place + 1] == 0 { return bytes[(place + 2)...] }
            place += 2
        }
        return []
    }

    private static func text(_ bytes: ArraySlice<UInt8>, _ encoding: UInt8) -> String? {
        let data = Data(bytes)
        let text =
            switch encoding {
            case 1: String(data: data, encoding: .utf16)
            case 2: String(data: data, encoding: .utf16BigEndian)
            case 3: String(data: data, encoding: .utf8)
            default: String(data: data, encoding: .isoLatin1)
            }
        // Several values are apart by zeros.
        let words = text?.split(separator: "\0").first.map(String.init)
        return words?.isEmpty ?? true ? nil : words
    }
}

/// What iTunes writes into an MP4: the boxes in `moov/udta/meta/ilst`.
enum MP4Tags {
    private static let common: [String: AVMetadataKey] = [
        "©nam": .commonKeyTitle, "©ART": .commonKeyArtist, "©alb": .commonKeyAlbumName, "©wrt": .commonKeyCreator,
        "©gen": .commonKeyType, "covr": .commonKeyArtwork, "©day": .commonKeyCreationDate,
        "cprt": .commonKeyCopyrights, "©too": .commonKeySoftware, "desc": .commonKeyDescription,
        "©cmt": .commonKeyDescription,
    ]

    static func entries(_ data: Data) -> [MetadataEntry] {
        var content = data[...]
        for (name, skipped) in [("moov", 0), ("udta", 0), ("meta", 4), ("ilst", 0)] {
            guard let box = boxes(content).first(where: { $0.name == name }) else { return [] }
            content = box.content.dropFirst(skipped)
        }
        return boxes(content).compactMap { box in
            guard let data = boxes(box.content).first(where: { $0.name == "data" })?.content, data.count >= 8 else {
                return nil
            }
            let kind = data.prefix(4).reduce(0) { $0 << 8 | Int($1) } & 0xff_ffff
            let value = data.dropFirst(8)
            func made(_ value: MetadataEntry.Value) -> MetadataEntry {
                MetadataEntry(key: box.name, space: .iTunes, common: common[box.name], value: value)
            }
            switch kind {
            case 1: return String(data: value, encoding: .utf8).map { made(.text($0)) }
            case 2: return String(data: value, encoding: .utf16BigEndian).map { made(.text($0)) }
            case 21 where value.count <= 4: return made(.number(value.reduce(0) { $0 << 8 | Int($1) }))
            default: return made(.data(Data(value)))
            }
        }
    }

    static func boxes(_ data: Data.SubSequence) -> [(name: String, content: Data.SubSequence)] {
        var result: [(String, Data.SubSequence)] = []
        var rest = data
        while rest.count >= 8 {
            var length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            // Names are in Latin 1: © is one byte.
            let name = String(data: rest.dropFirst(4).prefix(4), encoding: .isoLatin1) ?? ""
            var head = 8
            if length == 1 {
                guard rest.count >= 16 else { break }
                let long = rest.dropFirst(8).prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
                length = Int(clamping: long)
                head = 16
            } else if length == 0 {
                length = rest.count
            }
            guard length >= head, length <= rest.count else { break }
            result.append((name, rest.dropFirst(head).prefix(length - head)))
            rest = rest.dropFirst(length)
        }
        return result
    }
}
