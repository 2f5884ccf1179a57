internal import CGTK
public import Foundation
internal import SeamPrimitives

/// The number of a short sound.
public typealias SystemSoundID = UInt32

/// Shakes the device; there is nothing to shake.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF
/// No error.
public let kAudioServicesNoError: OSStatus = 0
/// A sound that is not known.
public let kAudioServicesUnsupportedPropertyError: OSStatus = 0x7074_793F

/// The sounds that an app has made of files.
private final class SystemSounds: @unchecked Sendable {
    static let shared = SystemSounds()
    private let lock = NSLock()
    private var files: [SystemSoundID: URL] = [:]
    // Apple's own sounds have numbers from 1000 on.
    private var next: SystemSoundID = 0x1_0000
    private var playing: [SystemSoundID: UnsafeMutablePointer<GtkMediaStream>] = [:]

    func add(_ file: URL) -> SystemSoundID {
        lock.withLock {
            next += 1
            files[next] = file
            return next
        }
    }

    func remove(_ id: SystemSoundID) -> Bool {
        DispatchQueue.main.async { [self] in if let stream = playing.removeValue(forKey: id) { g_object_unref(stream) }
        }
        return lock.withLock { files.removeValue(forKey: id) } != nil
    }

    /// Whether the sound can be played.
    @MainActor func play(_ id: SystemSoundID) -> Bool {
        guard let file = lock.withLock({ files[id] }) else {
            guard id != kSystemSoundID_Vibrate, let display = gdk_display_get_default() else { return false }
            gdk_display_beep(display)
            return true
        }
        guard g_io_extension_point_lookup("gtk-media-file") != nil else { return false }
        if playing[id] == nil { playing[id] = gtk_media_file_new_for_filename(file.path) }
        guard let stream = playing[id], gtk_media_stream_get_error(stream) == nil else { return false }
        gtk_media_stream_seek(stream, 0)
        gtk_media_stream_set_playing(stream, 1)
        return true
    }
}

/// Makes a short sound of a file. The result is zero if there is such a file.
public func AudioServicesCreateSystemSoundID(_ url: CFURL, _ id: UnsafeMutablePointer<SystemSoundID>) -> OSStatus {
    guard url.isFileURL, let path = url.path, FileManager.default.isReadableFile(atPath: path) else { return -43 }
    id.pointee = SystemSounds.shared.add(URL(fileURLWithPath: path))
    return kAudioServicesNoError
}

/// Forgets a sound that was made of a file.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ id: SystemSoundID) -> OSStatus {
    SystemSounds.shared.remove(id) ? kAudioServicesNoError : kAudioServicesUnsupportedPropertyError
}

/// Plays a sound that was made of a file, or the desktop's bell for Apple's own numbers.
public func AudioServicesPlaySystemSound(_ id: SystemSoundID) {
    AudioServicesPlaySystemSoundWithCompletion(id, nil)
}

/// Plays a sound as an alert: the same as ``AudioServicesPlaySystemSound(_:)``.
public func AudioServicesPlayAlertSound(_ id: SystemSoundID) { AudioServicesPlaySystemSound(id) }

/// Plays a sound, and calls the closure when it has begun.
public func AudioServicesPlaySystemSoundWithCompletion(_ id: SystemSoundID, _ completion: (() -> Void)?) {
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async {
        let plays = MainActor.assumeIsolated { SystemSounds.shared.play(id) }
        if !plays { LoggedOnce.say("AudioToolbox: the system sound \(id) is not heard.") }
        completion?()
    }
}

/// Plays a sound as an alert, and calls the closure when it has begun.
public func AudioServicesPlayAlertSoundWithCompletion(_ id: SystemSoundID, _ completion: (() -> Void)?) {
    AudioServicesPlaySystemSoundWithCompletion(id, completion)
}
