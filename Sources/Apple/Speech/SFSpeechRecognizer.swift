public import AVFoundation
import Documents
public import Foundation
import UIKit

/// Turns speech into text: it cannot here, which ``isAvailable`` says. The person is asked all the same; flows and options
/// give the answer beforehand as the permission `speech`.
open class SFSpeechRecognizer: NSObject {
    private static let permission = KeptPermission(
        .speech, reasonKeys: "NSSpeechRecognitionUsageDescription")

    /// The language.
    public let locale: Locale
    /// Who is told when it can be used, or not any more.
    open weak var delegate: (any SFSpeechRecognizerDelegate)?
    /// Whether it can be used now: false.
    open var isAvailable: Bool { false }
    /// Whether it can do without the network: false.
    open var supportsOnDeviceRecognition = false
    /// What is mostly said.
    open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
    /// Where handlers are called.
    open var queue = OperationQueue.main

    /// For the person's language.
    public convenience override init() { self.init(language: .current) }

    /// For a language.
    public convenience init?(locale: Locale) { self.init(language: locale) }

    private init(language: Locale) { locale = language }

    /// The languages that can be understood: none.
    open class func supportedLocales() -> Set<Locale> { [] }

    /// Whether the person lets the app. Any thread.
    open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus {
        switch permission.state {
        case .undecided: .notDetermined
        case .denied: .denied
        case .allowed: .authorized
        }
    }

    /// Asks the person, the first time. The handler is called in a queue of the system's.
    open class func requestAuthorization(
        _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
    ) {
        permission.request { handler($0 ? .authorized : .denied) }
    }

    /// Begins to understand: the handler is told that it cannot.
    @discardableResult
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest,
        resultHandler: @escaping @Sendable (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask {
        let task = SFSpeechRecognitionTask()
        queue.addOperation {
            task.end()
            // The number that iOS gives where its recogniser cannot be reached.
            resultHandler(nil, NSError(domain: "kAFAssistantErrorDomain", code: 1101))
        }
        return task
    }
}

/// Whether the person lets an app have speech understood.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
    case notDetermined, denied, restricted, authorized
}

/// What is mostly said.
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
    case unspecified, dictation, search, confirmation
}

/// Is told when speech can be understood, or not any more.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
    /// It can, or it cannot any more.
    func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
    public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}

/// What is to be understood.
open class SFSpeechRecognitionRequest: NSObject {
    /// Whether results are given while they may still change. True by default.
    open var shouldReportPartialResults = true
    /// Whether it must do without the network.
    open var requiresOnDeviceRecognition = false
    /// Words that are likely.
    open var contextualStrings: [String] = []
    /// What is mostly said.
    open var taskHint = SFSpeechRecognitionTaskHint.unspecified
    /// Whether punctuation is added.
    open var addsPunctuation = false

    override init() { super.init() }
}

/// Speech in a file.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
    /// The file.
    public let url: URL

    /// Speech in a file.
    public init(url URL: URL) { url = URL }
}

/// Speech that comes from a microphone.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
    public override init() { super.init() }

    /// The form in which sound is best given.
    open var nativeAudioFormat: AVAudioFormat {
        AVAudioFormat(commonFormat: .pcmFormatInt16, sampleRate: 16_000, channels: 1, interleaved: false)!
    }
    /// Gives it more of the sound: nothing listens.
    open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
    /// Says that no more comes.
    open func endAudio() {}
}

/// Speech that is being understood.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var hasEnded = false
    private var wasCancelled = false

    override init() { super.init() }

    func end() { lock.withLock { hasEnded = true } }

    /// How far it has come.
    open var state: SFSpeechRecognitionTaskState { lock.withLock { hasEnded ? .completed : .starting } }
    /// Whether it was ended before.
    open var isCancelled: Bool { lock.withLock { wasCancelled } }
    /// Ends it; what was understood is given.
    open func finish() { end() }
    /// Ends it.
    open func cancel() {
        lock.withLock { wasCancelled = true }
        end()
    }
}

/// How far understanding has come.
public enum SFSpeechRecognitionTaskState: Int, Sendable {
    case starting, running, finishing, canceling, completed
}

/// What was understood. None is given here.
open class SFSpeechRecognitionResult: NSObject {
    /// The most likely text.
    public let bestTranscription: SFTranscription
    /// All likely texts, the most likely first.
    public let transcriptions: [SFTranscription]
    /// Whether it changes no more.
    public let isFinal: Bool

    init(_ transcriptions: [SFTranscription], best: SFTranscription, isFinal: Bool) {
        (self.transcriptions, bestTranscription, self.isFinal) = (transcriptions, best, isFinal)
    }
}

/// A text that was understood.
open class SFTranscription: NSObject {
    /// The text.
    public let formattedString: String
    /// Its words.
    public let segments: [SFTranscriptionSegment]

    init(_ formattedString: String, segments: [SFTranscriptionSegment]) {
        (self.formattedString, self.segments) = (formattedString, segments)
    }
}

/// A word of a text that was understood.
open class SFTranscriptionSegment: NSObject {
    /// The word.
    public let substring: String
    /// Where it is in the text.
    public let substringRange: NSRange
    /// When it was said, in seconds.
    public let timestamp: TimeInterval
    /// How long that took, in seconds.
    public let duration: TimeInterval
    /// How sure it is, of 1.
    public let confidence: Float
    /// What else it may have been.
    public let alternativeSubstrings: [String]

    init(
        _ substring: String, at range: NSRange, timestamp: TimeInterval, duration: TimeInterval, confidence: Float,
        alternatives: [String]
    ) {
        (self.substring, substringRange, self.timestamp) = (substring, range, timestamp)
        (self.duration, self.confidence, alternativeSubstrings) = (duration, confidence, alternatives)
    }
}
