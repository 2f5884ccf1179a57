public import Foundation

/// Sound in memory.
open class AVAudioBuffer: NSObject, @unchecked Sendable {
    /// How it is written.
    public let format: AVAudioFormat

    init(_ format: AVAudioFormat) {
        self.format = format
        super.init()
    }
}

/// Samples in memory.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
    /// How many samples of a channel there is room for.
    public let frameCapacity: AVAudioFrameCount
    /// How many samples of a channel there are; at most as many as there is room for.
    open var frameLength: AVAudioFrameCount = 0 {
        didSet { frameLength = min(frameLength, frameCapacity) }
    }

    private let memory: UnsafeMutableRawPointer
    private let channels: UnsafeMutableRawPointer

    /// Makes room for samples, which are silent at first.
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        let size = format.commonFormat.sampleSize
        let count = Int(format.channelCount)
        let (bytes, overflows) = (size * count).multipliedReportingOverflow(by: Int(frameCapacity))
        guard size > 0, !overflows, bytes < 1 << 40 else { return nil }
        self.frameCapacity = frameCapacity
        memory = .allocate(byteCount: max(bytes, 8), alignment: 16)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: max(bytes, 8))
        let width = MemoryLayout<UnsafeMutableRawPointer>.stride
        channels = .allocate(byteCount: count * width, alignment: width)
        for channel in 0..<count {
            let start = format.isInterleaved ? channel * size : channel * size * Int(frameCapacity)
            channels.storeBytes(of: memory + start, toByteOffset: channel * width, as: UnsafeMutableRawPointer.self)
        }
        super.init(format)
    }

    deinit {
        memory.deallocate()
        channels.deallocate()
    }

    /// How far a channel's samples are apart.
    open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }

    private func pointers<Sample>(
        _ format: AVAudioCommonFormat, _ type: Sample.Type
    ) -> UnsafePointer<UnsafeMutablePointer<Sample>>? {
        guard self.format.commonFormat == format else { return nil }
        return UnsafePointer(channels.assumingMemoryBound(to: UnsafeMutablePointer<Sample>.self))
    }

    /// The first sample of each channel; nil if they are no floating-point numbers of 32 bits.
    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { pointers(.pcmFormatFloat32, Float.self) }
    /// The first sample of each channel; nil if they are no whole numbers of 16 bits.
    open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { pointers(.pcmFormatInt16, Int16.self) }
    /// The first sample of each channel; nil if they are no whole numbers of 32 bits.
    open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { pointers(.pcmFormatInt32, Int32.self) }

    /// A sample, from -1 to 1.
    subscript(frame: Int, channel: Int) -> Float {
        get {
            let place = frame * stride
            switch format.commonFormat {
            case .pcmFormatFloat32: return floatChannelData![channel][place]
            case .pcmFormatFloat64: return Float(pointers(.pcmFormatFloat64, Double.self)![channel][place])
            case .pcmFormatInt16: return Float(int16ChannelData![channel][place]) / 32768
            case .pcmFormatInt32: return Float(Double(int32ChannelData![channel][place]) / 2_147_483_648)
            case .otherFormat: return 0
            }
        }
        set {
            let place = frame * stride
            let value = newValue.isFinite ? Double(min(max(newValue, -1), 1)) : 0
            switch format.commonFormat {
            case .pcmFormatFloat32: floatChannelData![channel][place] = newValue
            case .pcmFormatFloat64: pointers(.pcmFormatFloat64, Double.self)![channel][place] = Double(newValue)
            case .pcmFormatInt16: int16ChannelData![channel][place] = Int16(min(value * 32768, 32767))
            case .pcmFormatInt32: int32ChannelData![channel][place] = Int32(min(value * 2_147_483_648, 2_147_483_647))
            case .otherFormat: break
            }
        }
    }
}
