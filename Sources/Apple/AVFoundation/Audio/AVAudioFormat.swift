public import Foundation

/// The form of a sample of sound.
public enum AVAudioCommonFormat: UInt, Sendable {
    case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32

    /// In bytes; 0 for a form that is none of these.
    var byteCount: Int {
        switch self {
        case .otherFormat: 0
        case .pcmFormatInt16: 2
        case .pcmFormatFloat32, .pcmFormatInt32: 4
        case .pcmFormatFloat64: 8
        }
    }
}

/// Numbers of channels.
public typealias AVAudioChannelCount = UInt32
/// Numbers of samples of all channels at a time.
public typealias AVAudioFrameCount = UInt32
/// Places in a sound, in samples.
public typealias AVAudioFramePosition = Int64
/// Numbers of inputs and outputs of a node.
public typealias AVAudioNodeBus = Int

/// How sound is written in memory.
open class AVAudioFormat: NSObject, @unchecked Sendable {
    /// The form of a sample.
    public let commonFormat: AVAudioCommonFormat
    /// Samples of a channel in a second.
    public let sampleRate: Double
    /// How many channels there are.
    public let channelCount: AVAudioChannelCount
    /// Whether the channels' samples take turns, rather than stand in a block each.
    public let isInterleaved: Bool

    /// Creates a format. Nil for a form that is none, and for no channels or more than two, whose places are not told.
    public init?(
        commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool
    ) {
        guard format != .otherFormat, (1...2).contains(channels) else { return nil }
        (commonFormat, self.sampleRate, channelCount) = (format, sampleRate, channels)
        isInterleaved = interleaved
    }

    /// Creates the usual format: of 32-bit numbers from -1 to 1, a block for each channel.
    public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        self.init(commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
    }

    /// The format of what is not there.
    init(nothing: Void) {
        (commonFormat, sampleRate, channelCount, isInterleaved) = (.pcmFormatFloat32, 0, 0, false)
    }

    /// Whether it is the usual one.
    open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? AVAudioFormat else { return false }
        return commonFormat == other.commonFormat && sampleRate == other.sampleRate
            && channelCount == other.channelCount && isInterleaved == other.isInterleaved
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(commonFormat)
        hasher.combine(sampleRate)
        hasher.combine(channelCount)
        hasher.combine(isInterleaved)
        return hasher.finalize()
    }

    open override var description: String {
        "<AVAudioFormat: \(channelCount) ch, \(sampleRate) Hz, \(commonFormat)\(isInterleaved ? ", interleaved" : "")>"
    }
}

/// Sound in memory.
open class AVAudioBuffer: NSObject, @unchecked Sendable {
    /// How it is written.
    public let format: AVAudioFormat

    init(_ format: AVAudioFormat) { self.format = format }
}

/// Samples in memory.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
    /// How many samples of a channel there is room for.
    public let frameCapacity: AVAudioFrameCount
    private let bytes: UnsafeMutableRawPointer
    private let channels: UnsafeMutablePointer<UnsafeMutableRawPointer>
    private var count: AVAudioFrameCount = 0

    /// Makes room for samples, all 0. Nil for a format without samples, and for more than there is memory for.
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        let size = format.commonFormat.byteCount
        guard size > 0, format.channelCount > 0,
            let bytes = calloc(max(1, Int(frameCapacity) * Int(format.channelCount)), size)
        else { return nil }
        (self.bytes, self.frameCapacity) = (bytes, frameCapacity)
        channels = .allocate(capacity: Int(format.channelCount))
        for channel in 0..<Int(format.channelCount) {
            let offset = format.isInterleaved ? channel * size : channel * size * Int(frameCapacity)
            (channels + channel).initialize(to: bytes + offset)
        }
        super.init(format)
    }

    deinit {
        free(bytes)
        channels.deallocate()
    }

    /// How many samples of a channel there are. More than there is room for is as many as that.
    open var frameLength: AVAudioFrameCount {
        get { count }
        set { count = min(newValue, frameCapacity) }
    }

    /// How far the samples of a channel are apart.
    open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }

    /// The samples of each channel; nil in another format.
    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { data(.pcmFormatFloat32) }
    /// The samples of each channel; nil in another format.
    open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { data(.pcmFormatInt16) }
    /// The samples of each channel; nil in another format.
    open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { data(.pcmFormatInt32) }

    private func data<Sample>(_ wanted: AVAudioCommonFormat) -> UnsafePointer<UnsafeMutablePointer<Sample>>? {
        guard format.commonFormat == wanted else { return nil }
        return UnsafeRawPointer(channels).assumingMemoryBound(to: UnsafeMutablePointer<Sample>.self)
    }
}

/// A time, as a clock or as sounds count it.
open class AVAudioTime: NSObject, @unchecked Sendable {
    /// The clock's time.
    public let hostTime: UInt64
    /// The place in the sound.
    public let sampleTime: AVAudioFramePosition
    /// Samples in a second.
    public let sampleRate: Double
    /// Whether it has a clock's time.
    public let isHostTimeValid: Bool
    /// Whether it has a place in a sound.
    public let isSampleTimeValid: Bool

    /// A time of the clock's.
    public init(hostTime: UInt64) {
        (self.hostTime, sampleTime, sampleRate, isHostTimeValid, isSampleTimeValid) = (hostTime, 0, 0, true, false)
    }

    /// A place in a sound.
    public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        (hostTime, self.sampleTime, self.sampleRate) = (0, sampleTime, sampleRate)
        (isHostTimeValid, isSampleTimeValid) = (false, true)
    }
}
