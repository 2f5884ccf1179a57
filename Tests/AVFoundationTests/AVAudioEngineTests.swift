import Foundation
import Synchronization
import Testing

@testable import AVFoundation

/// Engines, where no sound can be heard.
@MainActor @Suite struct AVAudioEngineTests {
    private func buffer(_ frames: AVAudioFrameCount, rate: Double = 8000) throws -> AVAudioPCMBuffer {
        let format = try #require(AVAudioFormat(standardFormatWithSampleRate: rate, channels: 2))
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: frames))
        buffer.frameLength = frames
        return buffer
    }

    @Test func samplesAreWrittenAndRead() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "소리-\(UUID()).wav")
        defer { try? FileManager.default.removeItem(at: url) }
        let sound = try buffer(4)
        let (left, right) = (try #require(sound.floatChannelData)[0], try #require(sound.floatChannelData)[1])
        for frame in 0..<4 { (left[frame], right[frame]) = (Float(frame) / 4, -Float(frame) / 4) }
        left[3] = 7
        let settings: [String: Any] = [
            AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: 8000, AVNumberOfChannelsKey: 2,
        ]
        let written = try AVAudioFile(forWriting: url, settings: settings)
        try written.write(from: sound)
        written.close()

        let file = try AVAudioFile(forReading: url)
        #expect(file.length == 4 && file.fileFormat.commonFormat == .pcmFormatInt16)
        #expect(file.processingFormat == sound.format && file.processingFormat.isStandard)
        let read = try buffer(3)
        try file.read(into: read)
        let data = try #require(read.floatChannelData)
        #expect(read.frameLength == 3 && abs(data[0][1] - 0.25) < 1e-4 && abs(data[1][2] + 0.5) < 1e-4)
        #expect(file.framePosition == 3)
        try file.read(into: read)
        // Louder than the loudest is the loudest.
        #expect(read.frameLength == 1 && data[0][0] > 0.999)
        #expect(throws: (any Error).self) { try file.read(into: read) }
    }

    @Test func damagedFilesAreNoSound() throws {
        #expect(throws: (any Error).self) { try AVAudioFile(forReading: URL(fileURLWithPath: "/nowhere.wav")) }
        for bytes in [Data("RIFF".utf8), Data("RIFF0000WAVEfmt ".utf8), Data("RIFF0000WAVEdata\u{7F}\u{7F}00".utf8)] {
            #expect(WaveFile(bytes) == nil)
        }
        #expect(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 0) == nil)
        #expect(AVAudioFormat(settings: [AVFormatIDKey: -1.0, AVNumberOfChannelsKey: 1e30]) == nil)
    }

    @Test func samplesOfABufferLieTogetherOrApart() throws {
        let format = try #require(
            AVAudioFormat(commonFormat: .pcmFormatInt16, sampleRate: 100, channels: 2, interleaved: true))
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 10))
        #expect(buffer.floatChannelData == nil && buffer.stride == 2)
        let data = try #require(buffer.int16ChannelData)
        #expect(data[1] - data[0] == 1)
        buffer.frameLength = 20
        #expect(buffer.frameLength == 10)
    }

    @Test func aPlayerGoesFromPieceToPiece() async throws {
        let engine = AVAudioEngine()
        let player = AVAudioPlayerNode()
        engine.attach(player)
        let pitch = AVAudioUnitTimePitch()
        engine.attach(pitch)
        engine.connect(player, to: pitch, format: nil)
        engine.connect(pitch, to: engine.mainMixerNode, format: nil)
        engine.mainMixerNode.outputVolume = 0.5
        #expect(engine.volume(after: player) == 0.5)
        try engine.start()
        let ended = Mutex<[Int]>([])
        player.scheduleBuffer(try buffer(80)) { ended.withLock { $0.append(1) } }
        player.scheduleBuffer(try buffer(80)) { ended.withLock { $0.append(2) } }
        #expect(!player.isPlaying)
        player.play()
        #expect(player.isPlaying && player.lastRenderTime != nil)
        while ended.withLock(\.count) < 2 { try await Task.sleep(for: .milliseconds(5)) }
        #expect(ended.withLock(\.self).sorted() == [1, 2])
        // It waits for more.
        #expect(player.isPlaying)

        player.scheduleBuffer(try buffer(80), at: nil, options: .loops) { ended.withLock { $0.append(3) } }
        player.stop()
        while ended.withLock(\.count) < 3 { try await Task.sleep(for: .milliseconds(5)) }
        #expect(!player.isPlaying)
        engine.detach(pitch)
        #expect(engine.volume(after: player) == 0)
    }
}
