import CGTK
import Foundation
import SeamPrimitives

/// A sound of GTK's, which lives on the main thread. What is set before it is opened is kept for then.
final class Sound: @unchecked Sendable {
    private let path: String
    /// Whether the file goes with the sound.
    private let isOwn: Bool
    var onEnd: () -> Void = {}

    // The main thread's.
    private var stream: UnsafeMutablePointer<GtkMediaStream>?
    private var storedVolume = 1.0
    private var storedTime = 0.0
    private var storedLoops = 0
    private var loopsLeft = 0

    init(path: String, isOwn: Bool = false) { (self.path, self.isOwn) = (path, isOwn) }

    deinit {
        if isOwn { unlink(path) }
        guard let stream else { return }
        nonisolated(unsafe) let released = stream
        let owner = Unmanaged.passUnretained(self).toOpaque()
        g_signal_handlers_disconnect_matched(released, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, owner)
        Self.onMain {
            gtk_media_stream_set_playing(released, 0)
            g_object_unref(released)
        }
    }

    func open() -> Bool { Self.onMain { self.opened() != nil } }

    func play() -> Bool {
        Self.onMain {
            guard let stream = self.opened() else { return false }
            self.loopsLeft = self.storedLoops
            gtk_media_stream_set_playing(stream, 1)
            return true
        }
    }

    func pause() { Self.onMain { if let stream = self.stream { gtk_media_stream_set_playing(stream, 0) } } }

    var isPlaying: Bool { Self.onMain { self.stream.map { gtk_media_stream_get_playing($0) != 0 } ?? false } }

    var volume: Double {
        get { Self.onMain { self.storedVolume } }
        set {
            Self.onMain {
                self.storedVolume = min(max(newValue, 0), 1)
                if let stream = self.stream { gtk_media_stream_set_volume(stream, self.storedVolume) }
            }
        }
    }

    var loops: Int {
        get { Self.onMain { self.storedLoops } }
        set { Self.onMain { (self.storedLoops, self.loopsLeft) = (newValue, newValue) } }
    }

    var time: TimeInterval {
        get {
            Self.onMain { self.stream.map { Double(gtk_media_stream_get_timestamp($0)) / 1e6 } ?? self.storedTime }
        }
        set {
            Self.onMain {
                self.storedTime = newValue
                if let stream = self.stream { gtk_media_stream_seek(stream, gint64(newValue * 1e6)) }
            }
        }
    }

    /// In seconds; 0 if it is not known. It is, soon after the file was opened, which is waited for.
    var duration: TimeInterval {
        Self.onMain {
            guard let stream = self.opened() else { return 0 }
            let end = Date(timeIntervalSinceNow: Self.longestWait)
            while gtk_media_stream_is_prepared(stream) == 0, gtk_media_stream_get_error(stream) == nil, Date() < end {
                if g_main_context_iteration(nil, 0) == 0 { usleep(1000) }
            }
            return Double(gtk_media_stream_get_duration(stream)) / 1e6
        }
    }

    /// In seconds.
    private static let longestWait = 1.0

    /// The sound, opened; nil if it cannot be played, which is said once.
    private func opened() -> UnsafeMutablePointer<GtkMediaStream>? {
        if let stream { return gtk_media_stream_get_error(stream) == nil ? stream : nil }
        // GTK makes the extension point when it is initialised.
        guard g_io_extension_point_lookup("gtk-media-file") != nil, let stream = gtk_media_file_new_for_filename(path)
        else {
            Self.complain("GTK is not there")
            return nil
        }
        if let error = gtk_media_stream_get_error(stream) {
            Self.complain(String(cString: error.pointee.message))
            g_object_unref(stream)
            return nil
        }
        gtk_media_stream_set_volume(stream, storedVolume)
        if storedTime > 0 { gtk_media_stream_seek(stream, gint64(storedTime * 1e6)) }
        let ended: @convention(c) (UnsafeMutablePointer<GtkMediaStream>?, gpointer?, gpointer?) -> Void = {
            stream, _, owner in
            guard let stream, let owner, gtk_media_stream_get_ended(stream) != 0 else { return }
            Unmanaged<Sound>.fromOpaque(owner).takeUnretainedValue().cameToEnd()
        }
        g_signal_connect_data(
            stream, "notify::ended", unsafeBitCast(ended, to: GCallback.self),
            Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(0))
        self.stream = stream
        return stream
    }

    private func cameToEnd() {
        guard let stream else { return }
        guard loopsLeft != 0 else { return onEnd() }
        if loopsLeft > 0 { loopsLeft -= 1 }
        gtk_media_stream_seek(stream, 0)
        gtk_media_stream_set_playing(stream, 1)
    }

    private static func complain(_ reason: String) {
        LoggedOnce.say("AVAudioPlayer: sounds are not heard: \(reason)")
    }

    private static func onMain<Result>(_ work: @escaping () -> Result) -> Result {
        if MainQueue.isCurrent { return work() }
        nonisolated(unsafe) let work = work
        nonisolated(unsafe) var result: Result?
        DispatchQueue.main.sync { result = work() }
        return result!
    }
}
