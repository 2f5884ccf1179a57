internal import CoreGraphics
internal import Foundation
internal import Stage

/// Draws the app when its pages can take a picture, and sends each page what changed since its last one.
///
/// A small change, such as a letter, is encoded at once: another thread would be asked for longer than the work takes. A
/// large one is left to a queue, on which the next follows while a fling lasts.
@MainActor
final class FramePump {
    private unowned let surface: WebSurface
    /// Counts the states that could be drawn.
    private(set) var version = 0
    private var number: UInt32 = 0
    private var isEncoding = false
    private var wasLarge = false
    private let queue = DispatchQueue(label: "seam.web.frames", qos: .userInteractive)

    init(of surface: WebSurface) {
        self.surface = surface
    }

    /// There is something else to see.
    func setNeedsPicture() { version += 1 }

    /// Draws for the pages that are behind and can take a picture. The others get theirs when they say that they can.
    func send() {
        guard !isEncoding, !surface.isClosed, let client = surface.client else { return }
        let receivers = surface.viewers.filter { $0.isReady && $0.version != version }
        guard !receivers.isEmpty else { return }
        let image: CGImage
        do {
            image = try OffscreenRenderer.image(size: surface.size, scale: surface.scale) {
                client.surface(surface, drawOn: $0)
            }
        } catch { return }
        number &+= 1
        let bases = receivers.map(\.grid)
        guard !wasLarge else {
            return encode(for: receivers, version) { [number] in FrameBatch(image, bases, number: number) }
        }
        let batch = FrameBatch(image, bases, number: number)
        guard batch.isSmall else { return encode(for: receivers, version) { batch } }
        deliver(batch, batch.messages(), to: receivers, version)
    }

    /// Compares and encodes on the queue; the pages' next picture is drawn when it is done.
    private func encode(for receivers: [Viewer], _ version: Int, _ make: @escaping @Sendable () -> FrameBatch) {
        isEncoding = true
        queue.async { [weak self] in
            let batch = make()
            let messages = batch.messages()
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    guard let self else { return }
                    self.isEncoding = false
                    self.deliver(batch, messages, to: receivers, version)
                    // The changes since then.
                    self.send()
                }
            }
        }
    }

    private func deliver(_ batch: FrameBatch, _ messages: [Data?], to receivers: [Viewer], _ version: Int) {
        wasLarge = !batch.isSmall
        for (viewer, message) in zip(receivers, messages) {
            viewer.version = version
            guard let message else { continue }
            viewer.grid = batch.grid
            viewer.waiting += 1
            viewer.socket.send(message)
        }
    }
}
