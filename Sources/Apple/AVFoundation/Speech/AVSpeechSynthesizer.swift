public import Foundation

/// Speaks texts, one after another.
///
/// There is no voice here: nothing is heard. It takes the time that speaking takes, and the delegate is told of each word in
/// its time, so that what an app shows meanwhile is as it is on a device. For the main thread.
@preconcurrency @MainActor
open class AVSpeechSynthesizer: NSObject {
    /// Who is told.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    /// Whether it speaks, or will go on.
    open var isSpeaking: Bool { current != nil }
    /// Whether it waits to go on.
    open private(set) var isPaused = false
    /// Whether it uses the app's audio session. True by default.
    open var usesApplicationAudioSession = true

    private var waiting: [AVSpeechUtterance] = []
    private var current: AVSpeechUtterance?
    private var words: [NSRange] = []
    /// The number of the wait that counts; earlier ones are over.
    private var wait = 0

    public override init() { super.init() }

    /// Speaks a text after those that wait.
    open func speak(_ utterance: AVSpeechUtterance) {
        waiting.append(utterance)
        if current == nil { begin() }
    }

    /// Ends speaking, at once or with the word, and forgets what waits.
    ///
    /// - Returns: Whether something was spoken.
    @discardableResult
    open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        waiting = []
        guard let utterance = current else { return false }
        wait += 1
        (current, isPaused) = (nil, false)
        delegate?.speechSynthesizer(self, didCancel: utterance)
        return true
    }

    /// Waits, at once or with the word.
    ///
    /// - Returns: Whether something was spoken.
    @discardableResult
    open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        guard let utterance = current, !isPaused else { return false }
        wait += 1
        isPaused = true
        delegate?.speechSynthesizer(self, didPause: utterance)
        return true
    }

    /// Goes on.
    ///
    /// - Returns: Whether something waited.
    @discardableResult
    open func continueSpeaking() -> Bool {
        guard let utterance = current, isPaused else { return false }
        isPaused = false
        delegate?.speechSynthesizer(self, didContinue: utterance)
        next(after: 0)
        return true
    }

    private func begin() {
        guard current == nil, !waiting.isEmpty else { return }
        let utterance = waiting.removeFirst()
        current = utterance
        let text = utterance.speechString
        words = []
        text.enumerateSubstrings(in: text.startIndex..., options: [.byWords, .substringNotRequired]) { _, range, _, _ in
            words.append(NSRange(range, in: text))
        }
        after(utterance.preUtteranceDelay) { [weak self] in
            guard let self, current === utterance else { return }
            delegate?.speechSynthesizer(self, didStart: utterance)
            next(after: 0)
        }
    }

    private func next(after delay: TimeInterval) {
        after(delay) { [weak self] in
            guard let self, let utterance = current else { return }
            guard !words.isEmpty else { return finish(utterance) }
            let word = words.removeFirst()
            delegate?.speechSynthesizer(self, willSpeakRangeOfSpeechString: word, utterance: utterance)
            next(after: utterance.secondsPerWord)
        }
    }

    private func finish(_ utterance: AVSpeechUtterance) {
        current = nil
        delegate?.speechSynthesizer(self, didFinish: utterance)
        begin()
    }

    private func after(_ delay: TimeInterval, _ body: @escaping @MainActor () -> Void) {
        wait += 1
        let mine = wait
        DispatchQueue.main.asyncAfter(deadline: .now() + max(delay, 0)) { [weak self] in
            MainActor.assumeIsolated { if self?.wait == mine { body() } }
        }
    }
}

/// When speaking ends.
public enum AVSpeechBoundary: Int, Sendable {
    case immediate, word
}

/// Is told of speaking.
@preconcurrency @MainActor
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    /// A text has begun.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    /// A text has ended.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    /// A text waits.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
    /// A text goes on.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
    /// A text was ended.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    /// A word is about to be spoken.
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance
    ) {}
}
