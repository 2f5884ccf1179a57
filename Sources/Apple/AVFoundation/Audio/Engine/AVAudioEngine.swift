public import Foundation

/// Lets the sounds of player nodes be heard, through mixers and units.
open class AVAudioEngine: NSObject, @unchecked Sendable {
    /// Where sound is heard.
    public let outputNode = AVAudioOutputNode()
    /// Where sound comes in.
    public let inputNode = AVAudioInputNode()
    /// Mixes all that is heard.
    public let mainMixerNode = AVAudioMixerNode()
    /// The nodes that were attached.
    open private(set) var attachedNodes: Set<AVAudioNode> = []
    /// Whether sounds are heard.
    open private(set) var isRunning = false
    /// Whether the engine pauses by itself while nothing is heard. Kept.
    open var isAutoShutdownEnabled = false

    private var connections: [AVAudioNode: AVAudioNode] = [:]

    /// Makes an engine with nothing but a mixer and an output.
    public override init() {
        super.init()
        for node in [outputNode, inputNode, mainMixerNode] as [AVAudioNode] { node.engine = self }
        connections[mainMixerNode] = outputNode
    }

    // MARK: Nodes

    /// Takes a node in. Attach it before it is connected.
    open func attach(_ node: AVAudioNode) {
        guard attachedNodes.insert(node).inserted else { return }
        node.engine?.detach(node)
        node.engine = self
    }

    /// Lets go of a node.
    open func detach(_ node: AVAudioNode) {
        guard attachedNodes.remove(node) != nil else { return }
        (node as? AVAudioPlayerNode)?.stop()
        connections[node] = nil
        connections = connections.filter { $0.value !== node }
        node.engine = nil
    }

    /// Has what comes out of a node go into another; a format of nil is the first node's own.
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {
        connect(node1, to: node2, fromBus: 0, toBus: 0, format: format)
    }

    /// The same for one of several outputs and inputs.
    open func connect(
        _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus,
        format: AVAudioFormat?
    ) {
        for node in [node1, node2] {
            precondition(node.engine === self, "AVAudioEngine: attach a node before it is connected")
        }
        if let format { node1.format = format }
        connections[node1] = node2
        volumeChanged()
    }

    /// Has what goes into a node come from nowhere.
    open func disconnectNodeInput(_ node: AVAudioNode) { connections = connections.filter { $0.value !== node } }
    /// The same for one of several inputs.
    open func disconnectNodeInput(_ node: AVAudioNode, bus: AVAudioNodeBus) { disconnectNodeInput(node) }
    /// Has what comes out of a node go nowhere.
    open func disconnectNodeOutput(_ node: AVAudioNode) {
        connections[node] = nil
        volumeChanged()
    }
    /// The same for one of several outputs.
    open func disconnectNodeOutput(_ node: AVAudioNode, bus: AVAudioNodeBus) { disconnectNodeOutput(node) }

    /// How loud what comes out of a node is in the end: 0 if it leads nowhere.
    func volume(after node: AVAudioNode) -> Float {
        var (current, volume, steps) = (node, Float(1), 0)
        while current !== outputNode {
            steps += 1
            guard let next = connections[current], steps <= connections.count + 1 else { return 0 }
            if let mixer = next as? AVAudioMixerNode { volume *= mixer.outputVolume }
            current = next
        }
        return volume
    }

    func volumeChanged() { for case let player as AVAudioPlayerNode in attachedNodes { player.applyVolume() } }

    // MARK: Running

    /// Gets ready, so that starting takes no time.
    open func prepare() {}

    /// Lets sounds be heard.
    open func start() throws { isRunning = true }

    /// Has sounds wait.
    open func pause() {
        isRunning = false
        for case let player as AVAudioPlayerNode in attachedNodes { player.pause() }
    }

    /// Ends sounds.
    open func stop() {
        isRunning = false
        for case let player as AVAudioPlayerNode in attachedNodes { player.stop() }
    }

    /// Has all nodes forget what they heard before.
    open func reset() { for node in attachedNodes { node.reset() } }
}

extension NSNotification.Name {
    /// Posted when an engine's inputs or outputs change, which they do not here.
    public static let AVAudioEngineConfigurationChange = NSNotification.Name(
        "AVAudioEngineConfigurationChangeNotification")
}
