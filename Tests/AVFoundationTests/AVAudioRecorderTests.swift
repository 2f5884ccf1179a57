import AVFoundation
import Foundation
import Testing

/// Recording where there is nothing to record with.
@Suite struct AVAudioRecorderTests {
    @Test func nothingIsRecorded() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("소리-\(UUID().uuidString).m4a")
        let recorder = try AVAudioRecorder(
            url: url,
            settings: [
                AVFormatIDKey: Int(kAudioFormatMPEG4AAC), AVSampleRateKey: 12000, AVNumberOfChannelsKey: 1,
                AVEncoderAudioQualityKey: AVAudioQuality.high.rawValue,
            ])
        #expect(!recorder.record() && !recorder.prepareToRecord() && !recorder.isRecording)
        recorder.isMeteringEnabled = true
        recorder.updateMeters()
        #expect(recorder.averagePower(forChannel: 0) == -160 && recorder.currentTime == 0)
        recorder.stop()
        #expect(!recorder.deleteRecording())
        #expect(recorder.url == url && recorder.settings.count == 4)
    }

    @Test func aFolderThatIsNotThereIsAnError() {
        #expect(throws: NSError.self) {
            try AVAudioRecorder(url: URL(fileURLWithPath: "/no/such/folder/a.m4a"), settings: [:])
        }
    }
}
