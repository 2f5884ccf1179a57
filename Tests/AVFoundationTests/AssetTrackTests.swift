import Foundation
import Testing

@testable import AVFoundation

/// What films say of their tracks, without anything that plays them.
@Suite struct AssetTrackTests {
    private func big(_ number: Int, _ length: Int = 4) -> [UInt8] {
        (0..<length).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
    private func box(_ name: String, _ content: [UInt8]...) -> [UInt8] {
        let content = content.flatMap { $0 }
        return big(content.count + 8) + Array(name.utf8) + content
    }
    private func zeros(_ count: Int) -> [UInt8] { Array(repeating: 0, count: count) }

    private func track(
        _ id: Int, _ kind: String, size: (Int, Int) = (0, 0), turn: [Int] = [65536, 0, 0, 0, 65536, 0, 0, 0, 1 << 30],
        scale: Int, length: Int, samples: [Int]
    ) -> [UInt8] {
        let head = box(
            "tkhd", [0, 0, 0, 1], zeros(8), big(id), zeros(4), big(length), zeros(16), turn.flatMap { big($0) },
            big(size.0 << 16), big(size.1 << 16))
        // Korean: three letters of five bits.
        let language = Array("kor".utf8).reduce(0) { $0 << 5 | (Int($1) - 96) }
        return box(
            "trak", head,
            box(
                "mdia", box("mdhd", zeros(12), big(scale), big(length), big(language, 2), zeros(2)),
                box("hdlr", zeros(8), Array(kind.utf8), zeros(13)),
                box("minf", box("stbl", box("stsz", zeros(8), big(samples.count), samples.flatMap { big($0) })))))
    }

    private var film: [UInt8] {
        box("ftyp", Array("qt  ".utf8), zeros(4))
            + box(
                "moov", box("mvhd", zeros(12), big(600), big(1500), zeros(80)),
                track(
                    1, "vide", size: (1920, 1080), turn: [0, 65536, 0, -65536, 0, 0, 1080 << 16, 0, 1 << 30],
                    scale: 30, length: 75, samples: Array(repeating: 1000, count: 75)),
                track(2, "soun", scale: 44100, length: 110250, samples: [10, 20]))
    }

    private func asset(_ bytes: [UInt8]) throws -> AVURLAsset {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".mov")
        try Data(bytes).write(to: file)
        return AVURLAsset(url: file)
    }

    @Test func tracksAreRead() async throws {
        let asset = try asset(film)
        defer { try? FileManager.default.removeItem(at: asset.url) }
        #expect(asset.tracks.map(\.mediaType) == [.video, .audio] && asset.duration.seconds == 2.5)
        let video = try #require(asset.tracks(withMediaType: .video).first)
        #expect(video.naturalSize == CGSize(width: 1920, height: 1080) && video.trackID == 1 && video.isEnabled)
        let turned = video.naturalSize.applying(video.preferredTransform)
        #expect(abs(turned.width) == 1080 && abs(turned.height) == 1920)
        #expect(video.nominalFrameRate == 30 && video.estimatedDataRate == 240_000)
        #expect(video.timeRange.duration.seconds == 2.5 && video.minFrameDuration.seconds == 1.0 / 30)
        #expect(video.languageCode == "kor" && video.extendedLanguageTag == "ko")
        #expect(video.hasMediaCharacteristic(.visual) && !video.hasMediaCharacteristic(.audible))
        let sound = try #require(try await asset.loadTracks(withMediaType: .audio).first)
        #expect(sound.naturalSize == .zero && sound.nominalFrameRate == 0 && sound.naturalTimeScale == 44100)
        let (size, rate) = try await video.load(.naturalSize, .nominalFrameRate)
        #expect(size.width == 1920 && rate == 30)
        #expect(try await asset.load(.tracks).count == 2 && asset.track(withTrackID: 2)?.mediaType == .audio)
        #expect(asset.preferredTransform == video.preferredTransform)
    }

    @Test func aListOfSamplesWithoutItsHeadHasNone() throws {
        let track = box(
            "trak",
            box(
                "mdia", box("hdlr", zeros(8), Array("vide".utf8), zeros(13)),
                box("minf", box("stbl", box("stsz", zeros(4))))))
        let tracks = try #require(MP4Tracks(Data(box("moov", track)))).tracks
        #expect(tracks.map(\.samples) == [0] && tracks.map(\.bytes) == [0])
    }

    @Test func whatIsCutOffHasWhatIsLeft() throws {
        for length in stride(from: 0, to: film.count, by: 7) {
            let tracks = MP4Tracks(Data(film.prefix(length)))?.tracks ?? []
            #expect(tracks.count <= 2)
        }
        #expect(MP4Tracks(Data("no film at all".utf8)) == nil)
        #expect(AVURLAsset(url: try #require(URL(string: "https://example.com/a.mp4"))).tracks.isEmpty)
    }
}
