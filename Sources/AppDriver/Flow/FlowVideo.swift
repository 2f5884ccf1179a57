import CoreGraphics
import Foundation
import SeamPrimitives
import Stage

#if canImport(Glibc)
    import Glibc
#endif

/// A film of the screen, VP8 in WebM, which GStreamer's own program writes.
///
/// Its time is the surface's: that of a screen in memory passes only while the flow lets it, so that a film of the same flow
/// is the same however busy the machine is.
@MainActor
final class FlowVideo {
    static let framesPerSecond = 15.0
    /// The pixels of the longer side, at most.
    private static let longestSide: CGFloat = 1280
    private static let program = "/usr/bin/gst-launch-1.0"
    static let missing =
        "recordings need GStreamer's tools, which are not installed: "
        + "apt-get install gstreamer1.0-tools gstreamer1.0-plugins-base gstreamer1.0-plugins-good"

    /// What goes on when the app is started anew in the middle of it.
    struct State: Codable {
        var file: String
        var socket: Int32
        var process: Int32
        var width: Int
        var height: Int
        var scale: Double
    }

    private(set) var state: State
    private var next: Double
    private var picture: [UInt8]?

    var file: URL { URL(fileURLWithPath: state.file) }

    /// Begins a film of a surface as it is now.
    init(_ surface: Surface, file: URL) throws(FlowFailure) {
        guard access(Self.program, X_OK) == 0 else { throw FlowFailure(Self.missing) }
        let longest = max(surface.size.width, surface.size.height, 1)
        let scale = min(surface.scale, Self.longestSide / longest)
        // Half of the colours are left out, which takes even numbers.
        func even(_ length: CGFloat) -> Int { max(2, Int((length * scale / 2).rounded()) * 2) }
        let (width, height) = (even(surface.size.width), even(surface.size.height))
        var sockets: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &sockets) == 0 else {
            throw FlowFailure("a recording: \(String(cString: strerror(errno)))")
        }
        _ = fcntl(sockets[0], F_SETFD, FD_CLOEXEC)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Self.program)
        process.arguments = [
            "-q", "fdsrc", "fd=0", "!", "rawvideoparse", "format=bgrx", "width=\(width)", "height=\(height)",
            "framerate=\(Int(Self.framesPerSecond))/1", "!", "videoconvert", "!", "vp8enc", "deadline=1", "cpu-used=8",
            "target-bitrate=2000000", "keyframe-max-dist=150", "!", "webmmux", "!", "filesink", "location=\(file.path)",
        ]
        process.standardInput = FileHandle(fileDescriptor: sockets[1], closeOnDealloc: false)
        process.standardOutput = FileHandle.nullDevice
        do { try process.run() } catch {
            close(sockets[0])
            close(sockets[1])
            throw FlowFailure("a recording: \(error.localizedDescription)")
        }
        close(sockets[1])
        state = State(
            file: file.path, socket: sockets[0], process: process.processIdentifier, width: width, height: height,
            scale: Double(scale))
        next = surface.now
    }

    /// Goes on with a film that the app's last life began.
    init(_ state: State, _ surface: Surface) {
        self.state = state
        next = surface.now
        _ = fcntl(state.socket, F_SETFD, FD_CLOEXEC)
    }

    /// Keeps the film open for the app's next life.
    func handOn() -> State {
        _ = fcntl(state.socket, F_SETFD, 0)
        return state
    }

    /// Adds the pictures that are due, which the screen shows now.
    func advance(_ surface: Surface) {
        guard surface.now >= next - 1e-6 else { return }
        picture = pixels(of: surface) ?? picture
        while surface.now >= next - 1e-6 {
            if let picture { send(picture) }
            next += 1 / Self.framesPerSecond
        }
    }

    /// Ends the film, which is whole afterwards. Throws if the program that writes it has failed.
    func end() async throws(FlowFailure) {
        if let picture { send(picture) }
        close(state.socket)
        var (status, tries): (Int32, Int) = (0, 0)
        while waitpid(state.process, &status, WNOHANG) == 0 {
            tries += 1
            guard tries < 1500 else {
                kill(state.process, SIGKILL)
                throw FlowFailure("the recording did not come to an end")
            }
            try? await Task.sleep(nanoseconds: 20_000_000)
        }
        let size = (try? FileManager.default.attributesOfItem(atPath: state.file)[.size] as? Int) ?? 0
        guard size > 0 else {
            throw FlowFailure("the recording could not be written: a plugin of GStreamer's is missing; \(Self.missing)")
        }
    }

    /// The screen as rows of blue, green, red and nothing; nil if it cannot be drawn. A screen that was turned is shown as
    /// far as it has room.
    private func pixels(of surface: Surface) -> [UInt8]? {
        let image = try? OffscreenRenderer.image(size: surface.size, scale: CGFloat(state.scale)) { canvas in
            surface.client?.surface(surface, drawOn: canvas)
        }
        guard let image else { return nil }
        var result = [UInt8](repeating: 0, count: state.width * state.height * 4)
        let (columns, rows) = (min(image.width, state.width) * 4, min(image.height, state.height))
        image.withPixels { pixels in
            result.withUnsafeMutableBytes { result in
                for row in 0..<rows {
                    let source = row * image.bytesPerRow
                    guard source + columns <= pixels.count else { return }
                    UnsafeMutableRawBufferPointer(rebasing: result[(row * state.width * 4)...])
                        .copyMemory(from: UnsafeRawBufferPointer(rebasing: pixels[source..<(source + columns)]))
                }
            }
        }
        return result
    }

    private func send(_ picture: [UInt8]) {
        picture.withUnsafeBytes { bytes in
            var done = 0
            while done < bytes.count {
                // A program that has ended takes none, and is no reason to end with it.
                let count = Glibc.send(
                    state.socket, bytes.baseAddress?.advanced(by: done), bytes.count - done, Int32(MSG_NOSIGNAL))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return }
                done += count
            }
        }
    }
}
