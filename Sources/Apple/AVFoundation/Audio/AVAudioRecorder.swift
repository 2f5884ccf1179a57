public import Foundation

/// Records sound to a file. There is no way to record here: it is as on a device without a microphone, where
/// ``record()`` returns false and no sound is written.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
    /// Where the sound is to be.
    public let url: URL
    /// What kind of sound it is to be.
    public let settings: [String: Any]
    /// Hears that the recording is over.
    public weak var delegate: (any AVAudioRecorderDelegate)?
    /// Whether loudness is measured.
    open var isMeteringEnabled = false

    /// Throws if the folder of the file is not there, or the kind is none of sound.
    public init(url: URL, settings: [String: Any]) throws {
        let folder = url.deletingLastPathComponent().path
        guard url.isFileURL, FileManager.default.isWritableFile(atPath: folder) else {
            // `kAudioFilePermissionsError`.
            throw NSError(domain: NSOSStatusErrorDomain, code: 1_886_547_263)
        }
        self.url = url
        self.settings = settings
        super.init()
    }

    /// Returns false: there is nothing to record with.
    @discardableResult
    open func prepareToRecord() -> Bool { false }
    /// Returns false: there is nothing to record with.
    @discardableResult
    open func record() -> Bool { false }
    /// Returns false: there is nothing to record with.
    @discardableResult
    open func record(atTime time: TimeInterval) -> Bool { false }
    /// Returns false: there is nothing to record with.
    @discardableResult
    open func record(forDuration duration: TimeInterval) -> Bool { false }
    /// Returns false: there is nothing to record with.
    @discardableResult
    open func record(atTime time: TimeInterval, forDuration duration: TimeInterval) -> Bool { false }
    /// Stops for a while. Nothing is being recorded.
    open func pause() {}
    /// Ends the recording. Nothing is being recorded.
    open func stop() {}
    /// Removes the file. Returns whether there was one.
    @discardableResult
    open func deleteRecording() -> Bool { (try? FileManager.default.removeItem(at: url)) != nil }

    /// Whether sound is being recorded: false.
    open var isRecording: Bool { false }
    /// How much was recorded, in seconds: 0.
    open var currentTime: TimeInterval { 0 }
    /// The time of the device, in seconds.
    open var deviceCurrentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }

    /// Measures how loud it is.
    open func updateMeters() {}
    /// In decibels, of which 0 is the loudest: -160, for silence.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// In decibels, of which 0 is the loudest: -160, for silence.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Hears that a recording is over.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
    /// The recording is over.
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    /// The sound could not be made.
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}
