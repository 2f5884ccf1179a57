import Foundation
import Testing

@testable import AVFoundation

/// What files say of themselves.
@Suite struct MetadataTests {
    private func big(_ number: Int) -> [UInt8] { (0..<4).reversed().map { UInt8(number >> ($0 * 8) & 0xff) } }
    private func sevens(_ number: Int) -> [UInt8] { (0..<4).reversed().map { UInt8(number >> ($0 * 7) & 0x7f) } }

    private func tag(_ version: UInt8, _ frames: [(String, [UInt8])]) -> Data {
        let body = frames.flatMap { name, content -> [UInt8] in
            if version == 2 { return Array(name.utf8) + big(content.count).dropFirst() + content }
            return Array(name.utf8) + (version == 4 ? sevens(content.count) : big(content.count)) + [0, 0] + content
        }
        return Data(
            Array("ID3".utf8) + [version, 0, 0] + sevens(body.count + 20) + body + Array(repeating: 0, count: 20))
    }

    private let korean: [UInt8] = [1, 0xff, 0xfe] + Array("노래 🎵".utf16).flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }
    private let picture: [UInt8] = [0] + Array("image/png".utf8) + [0, 3] + Array("cover".utf8) + [0, 137, 80, 78, 71]

    private func values(_ data: Data) -> [String: MetadataEntry.Value] {
        Dictionary(MetadataEntry.all(in: data).map { ($0.common?.rawValue ?? $0.key, $0.value) }) { first, _ in first }
    }

    @Test(arguments: [UInt8(3), 4]) func tagsOfMusic(version: UInt8) {
        let long = [UInt8](repeating: 65, count: 300)
        let found = values(
            tag(
                version,
                [
                    ("TIT2", korean), ("TPE1", [0] + Array("Caf\u{e9}".unicodeScalars.map { UInt8($0.value) })),
                    ("TALB", [3] + Array("앨범".utf8) + [0]), ("TXXX", [0, 65, 0, 66]), ("APIC", picture),
                    ("TCOP", [0] + long),
                ]))
        #expect(found["title"] == .text("노래 🎵") && found["artist"] == .text("Café"))
        #expect(found["albumName"] == .text("앨범") && found["artwork"] == .data(Data([137, 80, 78, 71])))
        #expect(found["copyrights"] == .text(String(repeating: "A", count: 300)) && found["TXXX"] == nil)
    }

    @Test func oldTags() {
        let found = values(tag(2, [("TT2", [0, 72, 105]), ("PIC", [0] + Array("PNG".utf8) + [3, 0, 1, 2])]))
        #expect(found["title"] == .text("Hi") && found["artwork"] == .data(Data([1, 2])))
    }

    private func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
        big(content.count + 8) + Array(name.data(using: .isoLatin1) ?? Data()) + content
    }

    private func item(_ name: String, _ kind: Int, _ content: [UInt8]) -> [UInt8] {
        box(name, box("data", big(kind) + big(0) + content))
    }

    private var movie: Data {
        let list = box(
            "ilst",
            item("©nam", 1, Array("제목".utf8)) + item("covr", 13, [1, 2, 3]) + item("tmpo", 21, [0, 120])
                + item("©day", 1, Array("2024-05-06".utf8)))
        let boxes = box("moov", box("mvhd", [0, 0]) + box("udta", box("meta", big(0) + list)))
        return Data(box("ftyp", Array("M4A ".utf8)) + boxes)
    }

    @Test func tagsOfFilms() {
        let found = values(movie)
        #expect(found["title"] == .text("제목") && found["artwork"] == .data(Data([1, 2, 3])))
        #expect(found["tmpo"] == .number(120))
    }

    @Test func whatIsCutOffIsNothing() {
        let whole = tag(4, [("TIT2", korean), ("APIC", picture)])
        for count in stride(from: 0, to: whole.count, by: 3) { _ = MetadataEntry.all(in: whole.prefix(count)) }
        for count in 0..<movie.count { _ = MetadataEntry.all(in: movie.prefix(count)) }
        var wrong = [UInt8](whole)
        for index in wrong.indices.dropFirst(3) {
            wrong[index] ^= 0xff
            _ = MetadataEntry.all(in: Data(wrong))
        }
        #expect(MetadataEntry.all(in: Data("text".utf8)).isEmpty)
    }

    @Test func assetsTell() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).m4a")
        try movie.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let asset = AVURLAsset(url: file)
        let items = try await asset.load(.metadata)
        #expect(items.count == 4 && asset.commonMetadata.count == 3)
        let title = try #require(
            AVMetadataItem.metadataItems(from: items, filteredByIdentifier: .commonIdentifierTitle).first)
        #expect(try await title.load(.stringValue) == "제목")
        #expect(try await title.load(.value) as? String == "제목")
        let cover = try #require(
            AVMetadataItem.metadataItems(from: items, withKey: AVMetadataKey.commonKeyArtwork, keySpace: .common).first)
        #expect(try await cover.load(.dataValue) == Data([1, 2, 3]) && cover.stringValue == nil)
        #expect(cover.commonKey?.rawValue == AVMetadataKey.commonKeyArtwork.rawValue)
        let day = try #require(items.first { $0.commonKey == .commonKeyCreationDate }?.dateValue)
        #expect(day.timeIntervalSince1970 == 1_714_953_600)
        #expect(AVURLAsset(url: try #require(URL(string: "https://a.b/c.mp3"))).metadata.isEmpty)
    }
}
