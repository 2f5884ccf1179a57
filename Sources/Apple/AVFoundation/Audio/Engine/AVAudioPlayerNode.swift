public import Foundation
import SeamPrimitives

/// How a buffer is played. The numbers are Apple's (AVAudioPlayerNode.h).
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Again and again.
    public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1 << 0)
    /// In place of what is played.
    public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 1 << 1)
    /// In place of a buffer that is played again and again, when it comes to its end. As ``interrupts`` here.
    public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 1 << 2)
}

/// When a handler is called: all are when the sound has been heard. The numbers are Apple's (AVAudioPlayerNode.h).
public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable {
    case dataConsumed, dataRendered, dataPlayedBack
}

/// Plays files and buffers one after the other.
///
/// They are heard through GTK's media backend. Without it nothing is heard, and each ends when it would have.
open class AVAudioPlayerNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
    /// What is to be played.
    private struct Piece {
        var sound: Sound
        /// In seconds of the file.
        var start: TimeInterval
        var length: TimeInterval
        /// The whole of the file: its own end is the piece's.
        var isWhole: Bool
        var loops: Bool
        var done: (@Sendable () -> Void)?
    }

    // The main queue's.
    private var pieces: [Piece] = []
    private var wantsToPlay = false
    /// What was heard of pieces that are over, since the node began to play, in seconds.
    private var heard: TimeInterval = 0
    /// When the first piece began to be heard, or went on, and how much of it had been before.
    private var began: (at: TimeInterval, after: TimeInterval)?
    /// Tells the timers of pieces apart.
    private var turn = 0

    /// Makes a node that plays nothing yet.
    public override init() { super.init() }

    /// How loud it is, from 0 to 1.
    public var volume: Float = 1 {
        didSet { applyVolume() }
    }
    public var pan: Float = 0
    /// How fast it plays. Has no effect: it plays as fast as the sound is.
    open var rate: Float = 1

    /// Whether it plays, or waits for something to play.
    open var isPlaying: Bool { onMain { self.wantsToPlay } }

    // MARK: What to play

    /// Plays a file after what is there.
    open func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (@Sendable () -> Void)? = nil)
    {
        add(file, from: 0, count: nil, completionHandler)
    }

    /// The same; the handler is told when it is called.
    open func scheduleFile(
        _ file: AVAudioFile, at when: AVAudioTime?,
        completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: (@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
    ) {
        add(file, from: 0, count: nil, Self.call(completionHandler, callbackType))
    }

    /// Plays a part of a file after what is there.
    open func scheduleSegment(
        _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount,
        at when: AVAudioTime?, completionHandler: (@Sendable () -> Void)? = nil
    ) {
        add(file, from: startFrame, count: numberFrames, completionHandler)
    }

    /// The same; the handler is told when it is called.
    open func scheduleSegment(
        _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount,
        at when: AVAudioTime?, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: (@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
    ) {
        add(file, from: startFrame, count: numberFrames, Self.call(completionHandler, callbackType))
    }

    /// Plays a buffer after what is there.
    open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (@Sendable () -> Void)? = nil) {
        scheduleBuffer(buffer, at: nil, options: [], completionHandler: completionHandler)
    }

    /// Plays a buffer after what is there, in its place, or again and again.
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
        completionHandler: (@Sendable () -> Void)? = nil
    ) {
        // What plays sounds takes files.
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("Sound-" + UUID().uuidString + ".wav")
        try? WaveFile(buffer).data.write(to: file)
        let piece = Piece(
            sound: Sound(path: file.path, isOwn: true), start: 0,
            length: Double(buffer.frameLength) / max(1, buffer.format.sampleRate), isWhole: true,
            loops: options.contains(.loops), done: completionHandler)
        onMain {
            if !options.isDisjoint(with: [.interrupts, .interruptsAtLoop]) { self.endAll() }
            self.add(piece)
        }
    }

    /// The same; the handler is told when it is called.
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime? = nil, options: AVAudioPlayerNodeBufferOptions = [],
        completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: (@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
    ) {
        scheduleBuffer(
            buffer, at: when, options: options,
            completionHandler: Self.call(completionHandler, callbackType))
    }

    private func add(
        _ file: AVAudioFile, from start: AVAudioFramePosition, count: AVAudioFrameCount?,
        _ done: (@Sendable () -> Void)?
    ) {
        let rate = max(1, file.fileFormat.sampleRate)
        let frames = count.map { AVAudioFramePosition($0) } ?? max(0, file.length - start)
        let piece = Piece(
            sound: Sound(path: file.url.path), start: max(0, Double(start) / rate), length: Double(frames) / rate,
            isWhole: count == nil, loops: false, done: done)
        onMain { self.add(piece) }
    }

    private static func call(
        _ handler: (@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)?,
        _ type: AVAudioPlayerNodeCompletionCallbackType
    ) -> (@Sendable () -> Void)? {
        guard let handler else { return nil }
        return { handler(type) }
    }

    private func add(_ piece: Piece) {
        pieces.append(piece)
        if wantsToPlay, pieces.count == 1 { begin() }
    }

    // MARK: Playing

    /// Plays what is there, or goes on. The engine has to run.
    open func play() {
        precondition(engine?.isRunning == true, "AVAudioPlayerNode: player started when engine not running")
        onMain {
            guard !self.wantsToPlay else { return }
            self.wantsToPlay = true
            self.begin()
        }
    }

    /// The same: it plays at once.
    open func play(at when: AVAudioTime?) { play() }

    /// Waits; ``play()`` goes on from there.
    open func pause() {
        onMain {
            guard self.wantsToPlay else { return }
            self.wantsToPlay = false
            self.turn += 1
            self.pieces.first?.sound.pause()
            if let began = self.began { self.began = (Self.now, began.after + Self.now - began.at) }
        }
    }

    /// Ends, and forgets what was to be played, whose handlers are called.
    open func stop() {
        onMain {
            self.wantsToPlay = false
            self.endAll()
            self.heard = 0
        }
    }

    open override func reset() { stop() }

    /// The place in what is played of a moment that was heard; nil while nothing is played.
    open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? {
        onMain {
            guard self.wantsToPlay else { return nil }
            let now = self.began.map { $0.after + Self.now - $0.at } ?? 0
            return AVAudioTime(
                sampleTime: AVAudioFramePosition((self.heard + now) * self.format.sampleRate),
                atRate: self.format.sampleRate)
        }
    }

    func applyVolume() {
        onMain {
            let volume = self.volume * (self.engine?.volume(after: self) ?? 0)
            for piece in self.pieces { piece.sound.volume = Double(volume) }
        }
    }

    private static var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

    private func begin() {
        guard let piece = pieces.first else { return }
        turn += 1
        let (turn, before) = (turn, began?.after ?? 0)
        applyVolume()
        if began == nil { piece.sound.time = piece.start }
        began = (Self.now, before)
        let end: @Sendable () -> Void = { [weak self] in
            guard let self, self.turn == turn, self.wantsToPlay else { return }
            self.ended()
        }
        let isHeard = piece.sound.play()
        if isHeard, piece.isWhole {
            piece.sound.onEnd = end
        } else {
            DispatchQueue.main.asyncAfter(deadline: .now() + max(0, piece.length - before), execute: end)
        }
    }

    /// The first piece is over.
    private func ended() {
        guard let piece = pieces.first else { return }
        heard += piece.length
        began = nil
        if piece.loops, piece.length > 0 { return begin() }
        pieces.removeFirst()
        piece.sound.pause()
        begin()
        if let done = piece.done { DispatchQueue.global().async(execute: done) }
    }

    private func endAll() {
        turn += 1
        began = nil
        let all = pieces
        pieces = []
        all.first?.sound.pause()
        for piece in all {
            guard let done = piece.done else { continue }
            DispatchQueue.global().async(execute: done)
        }
    }

    private func onMain<Result>(_ work: @escaping () -> Result) -> Result {
        if MainQueue.isCurrent { return work() }
        nonisolated(unsafe) let work = work
        nonisolated(unsafe) var result: Result?
        DispatchQueue.main.sync { result = work() }
        return result!
    }
}
