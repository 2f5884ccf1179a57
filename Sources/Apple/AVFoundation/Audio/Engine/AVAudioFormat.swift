public import Foundation

/// The number of a channel's samples.
public typealias AVAudioFrameCount = UInt32
/// The place of a sample.
public typealias AVAudioFramePosition = Int64
/// The number of channels.
public typealias AVAudioChannelCount = UInt32
/// The place of a node's input or output.
public typealias AVAudioNodeBus = Int

/// How samples are written. The numbers are Apple's (AVAudioFormat.h).
public enum AVAudioCommonFormat: UInt, Sendable {
    /// Another way.
    case otherFormat
    /// Numbers from -1 to 1, of 32 or 64 bits.
    case pcmFormatFloat32, pcmFormatFloat64
    /// Whole numbers of 16 or 32 bits.
    case pcmFormatInt16, pcmFormatInt32

    /// In bytes; 0 for another way.
    var sampleSize: Int {
        switch self {
        case .otherFormat: 0
        case .pcmFormatFloat32, .pcmFormatInt32: 4
        case .pcmFormatFloat64: 8
        case .pcmFormatInt16: 2
        }
    }
}

/// How a sound is written: its samples, how many there are a second, and the channels.
open class AVAudioFormat: NSObject, @unchecked Sendable {
    /// Samples of a channel a second.
    public let sampleRate: Double
    /// The number of channels.
    public let channelCount: AVAudioChannelCount
    /// How a sample is written.
    public let commonFormat: AVAudioCommonFormat
    /// Whether the channels' samples take turns; if not, each channel's lie together.
    public let isInterleaved: Bool

    /// Makes a format; nil without channels.
    public init?(
        commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool
    ) {
        guard channels > 0, format != .otherFormat else { return nil }
        (commonFormat, self.sampleRate, channelCount) = (format, sampleRate, channels)
        isInterleaved = interleaved
        super.init()
    }

    /// Makes the usual format: floating-point numbers, the channels apart. Nil without channels.
    public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        self.init(commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
    }

    /// Makes a format by the keys of a recording's settings; nil for sound that is written in another way than as samples.
    public convenience init?(settings: [String: Any]) {
        func number(_ key: String) -> Double? { (settings[key] as? NSNumber)?.doubleValue }
        guard number(AVFormatIDKey).map({ $0 == Double(kAudioFormatLinearPCM) }) ?? true else { return nil }
        let isFloat = (settings[AVLinearPCMIsFloatKey] as? NSNumber)?.boolValue ?? false
        let isWide = number(AVLinearPCMBitDepthKey).map { $0 > (isFloat ? 32 : 16) } ?? false
        let format: AVAudioCommonFormat =
            isFloat ? (isWide ? .pcmFormatFloat64 : .pcmFormatFloat32) : isWide ? .pcmFormatInt32 : .pcmFormatInt16
        self.init(
            commonFormat: format, sampleRate: number(AVSampleRateKey) ?? 44_100,
            channels: number(AVNumberOfChannelsKey).map { UInt32(exactly: $0) ?? 0 } ?? 2,
            interleaved: !((settings[AVLinearPCMIsNonInterleaved] as? NSNumber)?.boolValue ?? false))
    }

    /// Whether it is the usual format.
    open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }

    /// The format by the keys of a recording's settings.
    open var settings: [String: Any] {
        [
            AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: Int(channelCount),
            AVLinearPCMBitDepthKey: commonFormat.sampleSize * 8, AVLinearPCMIsBigEndianKey: false,
            AVLinearPCMIsFloatKey: commonFormat == .pcmFormatFloat32 || commonFormat == .pcmFormatFloat64,
            AVLinearPCMIsNonInterleaved: !isInterleaved,
        ]
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? AVAudioFormat else { return false }
        return sampleRate == other.sampleRate && channelCount == other.channelCount
            && commonFormat == other.commonFormat && isInterleaved == other.isInterleaved
    }

    open override var hash: Int { sampleRate.hashValue ^ Int(channelCount) ^ Int(commonFormat.rawValue) << 8 }
}
