/// The key of the kind of sound in settings.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key of how many samples a second has in settings.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key of the number of channels in settings.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key of the bits of a sample in settings.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// The key of the order of a sample's bytes in settings.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// The key of whether samples are floating-point numbers in settings.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// The key of whether channels lie apart in settings.
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"
/// The key of how good the sound is in settings.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// The key of the bits of a second in settings.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The key of the bits of a second and channel in settings.
public let AVEncoderBitRatePerChannelKey = "AVEncoderBitRatePerChannelKey"
/// The key of the bits of a sample in settings.
public let AVEncoderBitDepthHintKey = "AVEncoderBitDepthHintKey"

/// How good sound is. The numbers are Apple's (AVAudioSettings.h).
public enum AVAudioQuality: Int, Sendable {
    /// The least.
    case min = 0
    /// Low.
    case low = 0x20
    /// In the middle.
    case medium = 0x40
    /// High.
    case high = 0x60
    /// The most.
    case max = 0x7F
}

/// A kind of sound, by four letters.
public typealias AudioFormatID = UInt32

/// Samples as they are. The four letters of these are Apple's (CoreAudioBaseTypes.h).
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
/// AAC.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// AAC for low rates.
public let kAudioFormatMPEG4AAC_HE: AudioFormatID = 0x6161_6368
/// Apple's without loss.
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
/// Apple's with a quarter of the bits.
public let kAudioFormatAppleIMA4: AudioFormatID = 0x696D_6134
/// MP3.
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2E6D_7033
/// FLAC.
public let kAudioFormatFLAC: AudioFormatID = 0x666C_6163
/// Opus.
public let kAudioFormatOpus: AudioFormatID = 0x6F70_7573
