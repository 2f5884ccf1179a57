import AVFoundation
import Testing

@Suite struct AVAudioEngineTests {
    @Test func thereIsNothingToHearWith() throws {
        let engine = AVAudioEngine()
        let input = engine.inputNode
        #expect(input.outputFormat(forBus: 0).channelCount == 0)
        input.installTap(onBus: 0, bufferSize: 1024, format: input.outputFormat(forBus: 0)) { _, _ in }
        engine.prepare()
        #expect(throws: NSError.self) { try engine.start() }
        #expect(!engine.isRunning)
        input.removeTap(onBus: 0)
        engine.stop()
        let player = AVAudioPlayerNode()
        engine.attach(player)
        #expect(engine.attachedNodes == [player] && player.engine === engine)
        engine.detach(player)
        #expect(engine.attachedNodes.isEmpty && player.engine == nil)
    }

    @Test(arguments: [true, false]) func samplesHaveRoom(isInterleaved: Bool) throws {
        let format = try #require(
            AVAudioFormat(commonFormat: .pcmFormatFloat32, sampleRate: 44_100, channels: 2, interleaved: isInterleaved))
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 8))
        #expect(buffer.frameLength == 0)
        buffer.frameLength = 20
        #expect(buffer.frameLength == 8)
        let channels = try #require(buffer.floatChannelData)
        for frame in 0..<8 {
            channels[0][frame * buffer.stride] = Float(frame)
            channels[1][frame * buffer.stride] = -Float(frame)
        }
        #expect(channels[0][7 * buffer.stride] == 7 && channels[1][7 * buffer.stride] == -7)
        #expect(channels[1] - channels[0] == (isInterleaved ? 1 : 8))
        #expect(buffer.int16ChannelData == nil)
        #expect(
            format
                == AVAudioFormat(
                    commonFormat: .pcmFormatFloat32, sampleRate: 44_100, channels: 2, interleaved: isInterleaved))
        #expect(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 0) == nil)
    }
}
