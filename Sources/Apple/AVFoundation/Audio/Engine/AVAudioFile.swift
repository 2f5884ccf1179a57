public import Foundation

/// A file of sound. Samples can be read from files in WAVE and written to such; of files in other forms, how long they are
/// is known, and a player node plays them.
open class AVAudioFile: NSObject, @unchecked Sendable {
    /// Where the file is.
    public let url: URL
    /// How the file is written. A file that is packed is said to be of floating-point numbers.
    public let fileFormat: AVAudioFormat
    /// How samples are read and given.
    public let processingFormat: AVAudioFormat
    /// The place of the next sample that is read.
    open var framePosition: AVAudioFramePosition = 0

    private let wave: WaveFile?
    private lazy var sound = Sound(path: url.path)
    private var written: WaveFile?

    /// Opens a file for reading, in the usual format.
    public convenience init(forReading fileURL: URL) throws {
        try self.init(forReading: fileURL, commonFormat: .pcmFormatFloat32, interleaved: false)
    }

    /// Opens a file for reading, in a format.
    public init(forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws {
        guard fileURL.isFileURL, let data = try? Data(contentsOf: fileURL, options: .mappedIfSafe) else {
            throw Self.error(Self.notFound)
        }
        guard !data.isEmpty else { throw Self.error(Self.invalidFile) }
        url = fileURL
        wave = WaveFile(data)
        let (rate, channels) = (wave?.rate ?? 44_100, UInt32(wave?.channels ?? 2))
        let kind: AVAudioCommonFormat =
            switch (wave?.isFloat, wave?.bits) {
            case (false?, 16?): .pcmFormatInt16
            case (false?, _): .pcmFormatInt32
            case (true?, 64?): .pcmFormatFloat64
            default: .pcmFormatFloat32
            }
        guard
            let own = AVAudioFormat(commonFormat: kind, sampleRate: rate, channels: channels, interleaved: true),
            let given = AVAudioFormat(
                commonFormat: format, sampleRate: rate, channels: channels, interleaved: interleaved)
        else { throw Self.error(Self.invalidFile) }
        (fileFormat, processingFormat) = (own, given)
        super.init()
    }

    /// Makes a file of samples, in place of any that is there. It is written when it is closed or goes.
    public init(
        forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat = .pcmFormatFloat32,
        interleaved: Bool = false
    ) throws {
        guard let own = AVAudioFormat(settings: settings),
            let given = AVAudioFormat(
                commonFormat: format, sampleRate: own.sampleRate, channels: own.channelCount, interleaved: interleaved)
        else { throw Self.error(Self.unsupportedType) }
        guard fileURL.isFileURL,
            FileManager.default.isWritableFile(atPath: fileURL.deletingLastPathComponent().path)
        else { throw Self.error(Self.noPermission) }
        url = fileURL
        wave = nil
        (fileFormat, processingFormat) = (own, given)
        written = WaveFile(
            isFloat: false, bits: 16, channels: Int(own.channelCount), rate: own.sampleRate, samples: Data())
        super.init()
    }

    deinit { close() }

    /// Writes what is left, and ends the work with the file.
    open func close() {
        guard let written else { return }
        try? written.data.write(to: url)
        self.written = nil
    }

    /// The number of a channel's samples.
    open var length: AVAudioFramePosition {
        if let wave = written ?? wave { return AVAudioFramePosition(wave.frames) }
        let frames = sound.duration * fileFormat.sampleRate
        return frames.isFinite && frames < 1e15 ? AVAudioFramePosition(frames) : 0
    }

    /// Fills a buffer with the next samples, or as many as there are.
    open func read(into buffer: AVAudioPCMBuffer) throws { try read(into: buffer, frameCount: buffer.frameCapacity) }

    /// Reads at most so many samples. Throws at the end of the file, and for a file that is packed.
    open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
        guard let wave else { throw Self.error(Self.unsupportedType) }
        guard buffer.format == processingFormat else { throw Self.error(Self.wrongFormat) }
        let start = Int(clamping: max(0, framePosition))
        let count = min(Int(min(frames, buffer.frameCapacity)), max(0, wave.frames - start))
        buffer.frameLength = AVAudioFrameCount(count)
        guard count > 0 || frames == 0 else { throw Self.error(Self.endOfFile) }
        for frame in 0..<count {
            for channel in 0..<wave.channels { buffer[frame, channel] = wave[start + frame, channel] }
        }
        framePosition += AVAudioFramePosition(count)
    }

    /// Adds samples at the end.
    open func write(from buffer: AVAudioPCMBuffer) throws {
        guard written != nil else { throw Self.error(Self.noPermission) }
        guard buffer.format.channelCount == processingFormat.channelCount else { throw Self.error(Self.wrongFormat) }
        written?.samples.append(WaveFile(buffer).samples)
        framePosition = length
    }

    // The numbers of Core Audio (AudioFile.h, ExtendedAudioFile.h): 'typ?', 'dta?', 'prm?' and others.
    private static let (unsupportedType, invalidFile, noPermission) = (1_954_115_647, 1_685_348_671, 1_886_547_263)
    private static let (notFound, endOfFile, wrongFormat) = (2_003_334_207, -39, -50)

    private static func error(_ code: Int) -> NSError { NSError(domain: "com.apple.coreaudio.avfaudio", code: code) }
}
