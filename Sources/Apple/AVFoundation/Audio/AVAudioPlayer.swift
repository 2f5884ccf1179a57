public import Foundation

/// Plays a sound from a file, through GTK's media backend, which Debian has as `libgtk-4-media-gstreamer`.
///
/// Without the backend, or for a file that it cannot play, nothing is heard: ``play()`` returns false, and the log says
/// why, once. All members may be used on any thread; the delegate is called on the main thread.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    private let sound: Sound

    /// Where the sound is.
    public let url: URL?

    /// The sound, if it is in memory.
    public let data: Data?

    /// Hears that the sound is over.
    public weak var delegate: (any AVAudioPlayerDelegate)?

    /// Creates a player of no sound, which takes the place of one that is made later.
    public override init() {
        url = nil
        data = nil
        sound = Sound(path: "")
        super.init()
    }

    /// Throws if there is no such file. What is in it is seen when it is played.
    public convenience init(contentsOf url: URL) throws {
        try self.init(contentsOf: url, fileTypeHint: nil)
    }

    /// Throws if there is no such file. What kind it is is seen from its contents, whatever the hint says.
    public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        guard url.isFileURL, FileManager.default.isReadableFile(atPath: url.path) else {
            throw NSError(domain: NSOSStatusErrorDomain, code: Self.fileNotFound)
        }
        self.url = url
        data = nil
        sound = Sound(path: url.path)
        super.init()
        sound.onEnd = { [weak self] in self?.hasEnded() }
    }

    /// Plays a sound that is in memory. What is in it is seen when it is played.
    public convenience init(data: Data) throws { try self.init(data: data, fileTypeHint: nil) }

    /// Plays a sound that is in memory. What kind it is is seen from its contents, whatever the hint says.
    public init(data: Data, fileTypeHint utiString: String?) throws {
        self.data = data
        url = nil
        // What plays sounds takes files.
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("Sound-" + UUID().uuidString)
        try data.write(to: file)
        sound = Sound(path: file.path, isOwn: true)
        super.init()
        sound.onEnd = { [weak self] in self?.hasEnded() }
    }

    /// `kAudioFileFileNotFoundError`.
    private static let fileNotFound = -43

    private var hasSound: Bool { url != nil || data != nil }

    private func hasEnded() { delegate?.audioPlayerDidFinishPlaying(self, successfully: true) }

    /// Opens the file, so that playing begins at once. Returns whether it can be played.
    @discardableResult
    open func prepareToPlay() -> Bool { hasSound && sound.open() }

    /// Plays the sound from ``currentTime`` on. Returns false if it cannot be played.
    @discardableResult
    open func play() -> Bool { hasSound && sound.play() }

    /// Stops; ``play()`` goes on from there.
    open func pause() { sound.pause() }

    /// Stops; ``play()`` goes on from there, as in AVFoundation.
    open func stop() { sound.pause() }

    /// Whether the sound plays.
    open var isPlaying: Bool { sound.isPlaying }

    /// From 0 to 1.
    open var volume: Float {
        get { Float(sound.volume) }
        set { sound.volume = Double(newValue) }
    }

    /// How often the sound is played again after the first time; a negative number for without end.
    open var numberOfLoops: Int {
        get { sound.loops }
        set { sound.loops = newValue }
    }

    /// How long the sound is, in seconds; 0 if it cannot be played.
    open var duration: TimeInterval { sound.duration }

    /// Where in the sound it is, in seconds.
    open var currentTime: TimeInterval {
        get { sound.time }
        set { sound.time = newValue }
    }
}
