internal import CGTK
import Foundation

/// A film or sound of GTK's media backend, from a file or an address.
@MainActor
final class MediaStream {
    /// Called when something of it has changed: prepared, failed, ended, moved on.
    var onChange: (Change) -> Void = { _ in }
    /// Called when another picture shows.
    var onPicture: () -> Void = {}

    enum Change { case prepared, failed, ended }

    nonisolated(unsafe) private let stream: UnsafeMutablePointer<GtkMediaStream>?
    private(set) var failure: String?

    init(_ url: URL) {
        // GTK makes the extension point when it is initialised.
        guard g_io_extension_point_lookup("gtk-media-file") != nil, let address = g_file_new_for_uri(url.absoluteString)
        else {
            stream = nil
            failure = "GTK is not there"
            return
        }
        stream = gtk_media_file_new_for_file(address)
        g_object_unref(UnsafeMutableRawPointer(address))
        noteFailure()
        connect("notify::prepared") { $0.onChange(.prepared) }
        connect("notify::error") {
            $0.noteFailure()
            $0.onChange(.failed)
        }
        connect("notify::ended") { if $0.hasEnded { $0.onChange(.ended) } }
        connect("invalidate-contents") { $0.onPicture() }
        connect("invalidate-size") { $0.onPicture() }
    }

    isolated deinit {
        guard let stream else { return }
        for (id, handler) in handlers {
            g_signal_handler_disconnect(stream, id)
            handler.release()
        }
        gtk_media_stream_set_playing(stream, 0)
        g_object_unref(stream)
    }

    private final class Handler {
        weak var owner: MediaStream?
        let call: @MainActor (MediaStream) -> Void
        init(_ owner: MediaStream, _ call: @escaping @MainActor (MediaStream) -> Void) {
            self.owner = owner
            self.call = call
        }
    }
    private var handlers: [(gulong, Unmanaged<Handler>)] = []

    private func connect(_ signal: String, _ call: @escaping @MainActor (MediaStream) -> Void) {
        guard let stream else { return }
        let handler = Unmanaged.passRetained(Handler(self, call))
        // Both signals of properties, which bring the property along, and those of pictures, which bring nothing.
        let id: gulong
        if signal.hasPrefix("notify::") {
            let body: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in MediaStream.run(data) }
            id = g_signal_connect_data(
                stream, signal, unsafeBitCast(body, to: GCallback.self), handler.toOpaque(), nil, GConnectFlags(0))
        } else {
            let body: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in MediaStream.run(data) }
            id = g_signal_connect_data(
                stream, signal, unsafeBitCast(body, to: GCallback.self), handler.toOpaque(), nil, GConnectFlags(0))
        }
        handlers.append((id, handler))
    }

    nonisolated private static func run(_ data: gpointer?) {
        guard let data else { return }
        nonisolated(unsafe) let handler = Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue()
        // The backend hands its news to the main loop.
        MainActor.assumeIsolated { if let owner = handler.owner { handler.call(owner) } }
    }

    private func noteFailure() {
        guard let stream, let error = gtk_media_stream_get_error(stream) else { return }
        failure = String(cString: error.pointee.message)
    }

    // MARK: What it is

    var isPrepared: Bool { stream.map { failure == nil && gtk_media_stream_is_prepared($0) != 0 } ?? false }
    var hasEnded: Bool { stream.map { gtk_media_stream_get_ended($0) != 0 } ?? false }
    var hasPicture: Bool { stream.map { gtk_media_stream_has_video($0) != 0 } ?? false }
    var hasSound: Bool { stream.map { gtk_media_stream_has_audio($0) != 0 } ?? false }
    var isSeekable: Bool { stream.map { gtk_media_stream_is_seekable($0) != 0 } ?? false }

    /// In seconds; 0 while it is not known, as with a live stream.
    var duration: Double { stream.map { Double(gtk_media_stream_get_duration($0)) / 1e6 } ?? 0 }
    var time: Double { stream.map { Double(gtk_media_stream_get_timestamp($0)) / 1e6 } ?? 0 }

    /// The size of the picture, in pixels.
    var size: CGSize {
        guard let stream, hasPicture else { return .zero }
        let paintable = OpaquePointer(stream)
        return CGSize(
            width: Double(gdk_paintable_get_intrinsic_width(paintable)),
            height: Double(gdk_paintable_get_intrinsic_height(paintable)))
    }

    /// What draws the picture.
    var paintable: OpaquePointer? { hasPicture ? stream.map { OpaquePointer($0) } : nil }

    // MARK: What it does

    var isPlaying: Bool {
        get { stream.map { gtk_media_stream_get_playing($0) != 0 } ?? false }
        set { if let stream { gtk_media_stream_set_playing(stream, newValue ? 1 : 0) } }
    }

    func seek(to seconds: Double) {
        guard let stream, isSeekable else { return }
        gtk_media_stream_seek(stream, gint64(max(seconds, 0) * 1e6))
    }

    func setVolume(_ volume: Double, isMuted: Bool) {
        guard let stream else { return }
        gtk_media_stream_set_volume(stream, min(max(volume, 0), 1))
        gtk_media_stream_set_muted(stream, isMuted ? 1 : 0)
    }
}
