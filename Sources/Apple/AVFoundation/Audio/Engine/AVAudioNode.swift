public import Foundation
import SeamPrimitives

/// What a tap is given: samples, and when they were heard.
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

/// A part of an engine, which makes sound, changes it or lets it be heard.
///
/// Sounds are not mixed here: each player node lets its own be heard, as loud as it and the main mixer say. What lies
/// between changes nothing.
open class AVAudioNode: NSObject, @unchecked Sendable {
    /// The engine that the node was attached to. It is not kept.
    open internal(set) weak var engine: AVAudioEngine?
    var format = AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2)!

    override init() { super.init() }

    /// How many inputs the node has.
    open var numberOfInputs: Int { 1 }
    /// How many outputs the node has.
    open var numberOfOutputs: Int { 1 }
    /// The moment that was last heard; nil while the engine does not run.
    open var lastRenderTime: AVAudioTime? {
        guard engine?.isRunning == true else { return nil }
        let now = ProcessInfo.processInfo.systemUptime
        return AVAudioTime(
            hostTime: AVAudioTime.hostTime(forSeconds: now), sampleTime: AVAudioFramePosition(now * format.sampleRate),
            atRate: format.sampleRate)
    }

    /// How what comes out is written.
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { format }
    /// How what comes in is written.
    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { format }

    /// Has a block see what comes out. Has no effect: no samples pass through here, and the block is not called.
    open func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
        block tapBlock: @escaping AVAudioNodeTapBlock
    ) {
        LoggedOnce.say("AVAudioNode: taps hear nothing")
    }

    /// Takes a tap away.
    open func removeTap(onBus bus: AVAudioNodeBus) {}
    /// Forgets what was heard before.
    open func reset() {}
}

/// What can be mixed with others.
public protocol AVAudioMixing: AnyObject {
    /// How loud it is, from 0 to 1.
    var volume: Float { get set }
    /// From the left, -1, to the right, 1. Has no effect: it is in the middle.
    var pan: Float { get set }
}

/// Mixes sounds.
open class AVAudioMixerNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
    /// Makes a mixer.
    public override init() { super.init() }

    /// How loud what it mixes is, from 0 to 1.
    open var outputVolume: Float = 1 {
        didSet { engine?.volumeChanged() }
    }
    public var volume: Float = 1 {
        didSet { engine?.volumeChanged() }
    }
    public var pan: Float = 0
}

/// Where sound comes in or out.
open class AVAudioIONode: AVAudioNode, @unchecked Sendable {
    /// How long sound takes to or from the device, in seconds: 0.
    open var presentationLatency: TimeInterval { 0 }
}

/// Where sound comes in: there is no microphone here, as on a Mac without one.
open class AVAudioInputNode: AVAudioIONode, AVAudioMixing, @unchecked Sendable {
    public var volume: Float = 1
    public var pan: Float = 0
}

/// Where sound is heard.
open class AVAudioOutputNode: AVAudioIONode, @unchecked Sendable {}
