public import Foundation

/// Sounds that go from node to node. There is nothing here that would be heard or come out: it is as on a device without
/// microphone and loudspeaker, where ``start()`` throws.
open class AVAudioEngine: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var nodes: [AVAudioNode] = []

    public override init() { super.init() }

    /// The node of the microphone. Its format has no channels, as there is none.
    public let inputNode = AVAudioInputNode()
    /// The node of the loudspeaker.
    public let outputNode = AVAudioOutputNode()
    /// The node that mixes what goes to the loudspeaker.
    public let mainMixerNode = AVAudioMixerNode()

    /// The nodes that were attached.
    open var attachedNodes: Set<AVAudioNode> { lock.withLock { Set(nodes) } }

    /// Makes a node one of the engine's.
    open func attach(_ node: AVAudioNode) {
        lock.withLock { if !nodes.contains(node) { nodes.append(node) } }
        node.owner = self
    }

    /// Makes a node none of the engine's.
    open func detach(_ node: AVAudioNode) {
        lock.withLock { nodes.removeAll { $0 == node } }
        node.owner = nil
    }

    /// Has sound go from one node to another. Nothing goes while the engine does not run.
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
    /// Has sound go from an output of a node to an input of another.
    open func connect(
        _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus,
        format: AVAudioFormat?
    ) {}
    /// Has no sound go into a node any more.
    open func disconnectNodeInput(_ node: AVAudioNode) {}
    /// Has no sound go out of a node any more.
    open func disconnectNodeOutput(_ node: AVAudioNode) {}

    /// Takes what is needed to start. There is nothing to take.
    open func prepare() {}
    /// Throws: there is nothing to play or to record with.
    open func start() throws {
        // `kAudioUnitErr_FailedInitialization`, as on a device without either.
        throw NSError(domain: "com.apple.coreaudio.avfaudio", code: -10875)
    }
    /// Ends for a while.
    open func pause() {}
    /// Ends.
    open func stop() {}
    /// Forgets the sounds that are on their way.
    open func reset() {}
    /// Whether it runs: false.
    open var isRunning: Bool { false }
}

extension NSNotification.Name {
    /// The devices of an engine are others. Never posted: there are none.
    public static let AVAudioEngineConfigurationChange = NSNotification.Name(
        "AVAudioEngineConfigurationChangeNotification")
}

/// Is given pieces of sound, and when they were.
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void
/// Is called when something was done.
public typealias AVAudioNodeCompletionHandler = @Sendable () -> Void

/// Makes sound, changes it or takes it.
open class AVAudioNode: NSObject, @unchecked Sendable {
    weak var owner: AVAudioEngine?

    override init() { super.init() }

    /// The engine that it was attached to.
    open var engine: AVAudioEngine? { owner }
    /// How many inputs it has.
    open var numberOfInputs: Int { 1 }
    /// How many outputs it has.
    open var numberOfOutputs: Int { 1 }
    /// The format of an input: none, of no channels.
    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat(nothing: ()) }
    /// The format of an output: none, of no channels.
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat(nothing: ()) }
    /// Has pieces of what goes out given to a closure: it is not called while the engine does not run.
    open func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
        block tapBlock: @escaping AVAudioNodeTapBlock
    ) {}
    /// Has no pieces given any more.
    open func removeTap(onBus bus: AVAudioNodeBus) {}
    /// Forgets sounds that are on their way.
    open func reset() {}
    /// When a sound was made last: nil.
    open var lastRenderTime: AVAudioTime? { nil }
}

/// A microphone, or a loudspeaker.
open class AVAudioIONode: AVAudioNode, @unchecked Sendable {
    /// How long sound takes through the device, in seconds: 0.
    open var presentationLatency: TimeInterval { 0 }
    /// Whether speech is told from what is played. Throws: there is no device.
    open func setVoiceProcessingEnabled(_ enabled: Bool) throws {
        throw NSError(domain: "com.apple.coreaudio.avfaudio", code: -10875)
    }
    /// Whether speech is told from what is played: false.
    open var isVoiceProcessingEnabled: Bool { false }
}

/// The microphone.
open class AVAudioInputNode: AVAudioIONode, @unchecked Sendable {
    /// How loud it is, of 1. 1 by default.
    open var volume: Float = 1
}

/// The loudspeaker.
open class AVAudioOutputNode: AVAudioIONode, @unchecked Sendable {}

/// Mixes what comes in.
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
    public override init() { super.init() }

    /// How loud what goes out is, of 1. 1 by default.
    open var outputVolume: Float = 1
    /// How loud it is where it goes, of 1. 1 by default.
    open var volume: Float = 1
    /// From -1, left, to 1, right. 0 by default.
    open var pan: Float = 0
}

/// Plays pieces of sound.
open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
    public override init() { super.init() }

    /// How loud it is, of 1. 1 by default.
    open var volume: Float = 1
    /// From -1, left, to 1, right. 0 by default.
    open var pan: Float = 0
    /// Plays a piece after those before it: it is not heard while the engine does not run, nor is the closure called.
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, completionHandler: AVAudioNodeCompletionHandler? = nil
    ) {}
    /// Plays a piece at a time: it is not heard while the engine does not run, nor is the closure called.
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
        completionHandler: AVAudioNodeCompletionHandler? = nil
    ) {}
    /// Begins to play, when its engine runs.
    open func play() {}
    /// Ends for a while.
    open func pause() {}
    /// Ends, and forgets the pieces that were to be played.
    open func stop() {}
    /// Whether it plays: false.
    open var isPlaying: Bool { false }
}

/// How a piece of sound is played.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Over and over.
    public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
    /// In place of what is played.
    public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
    /// In place of what is played, at the end of its round.
    public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}
