import CoreGraphics
import Documents
import Foundation
import Stage

/// Pictures of the screen, and what they are compared with.
extension FlowRunner {
    func takeScreenshot(_ name: String, of selector: FlowSelector?) async throws(FlowFailure) {
        guard let output else { return }
        let image = try await picture(of: selector)
        try write(image, to: output.appendingPathComponent(name + ".png"))
    }

    /// Compares the screen with a picture that was kept.
    func compare(_ check: FlowPictureCheck) async throws(FlowFailure) {
        await clock.settle()
        let image = try await picture(of: check.element)
        if writesReferences {
            guard let output else { throw FlowFailure("there is no folder to write references to") }
            let file = output.appendingPathComponent("references").appendingPathComponent(check.name + ".png")
            try write(image, to: file)
            recorder?.attach("reference", file)
            return print("wrote   \(check.name).png")
        }
        let kept: CGImage
        do { kept = try ImageCodec.decode(Data(contentsOf: check.reference)) } catch {
            guard FileManager.default.fileExists(atPath: check.reference.path) else {
                try leave(image, check, "now")
                throw FlowFailure("there is no picture \(check.name).png: run the flow with --record to write it")
            }
            throw FlowFailure("\(check.name).png cannot be read: \(error)")
        }
        guard kept.width == image.width, kept.height == image.height else {
            try leave(image, check, "now")
            try leave(kept, check, "reference")
            throw FlowFailure(
                "\(check.name).png is \(kept.width) x \(kept.height) pixels, and the screen \(image.width) x \(image.height)"
            )
        }
        let comparison = PictureComparison(kept, image, isExact: check.isExact)
        guard comparison.different > 0 else { return }
        let needed = check.isExact ? 100 : check.threshold
        guard comparison.likeness < needed else { return }
        try leave(image, check, "now")
        try leave(kept, check, "reference")
        if let picture = comparison.picture { try leave(picture, check, "difference") }
        let share = (comparison.likeness * 100).rounded(.down) / 100
        throw FlowFailure(
            "\(share)% of the pixels are as in \(check.name).png, and \(needed)% are needed; \(comparison.different) differ"
        )
    }

    /// The screen, or an element of it that is waited for.
    private func picture(of selector: FlowSelector?) async throws(FlowFailure) -> CGImage {
        var frame: CGRect?
        if let selector { frame = try await find(selector).frame }
        guard let surface = screen.surface else { throw FlowFailure(NoWindow().localizedDescription) }
        do {
            let whole = try OffscreenRenderer.image(size: surface.size, scale: surface.scale) { canvas in
                surface.client?.surface(surface, drawOn: canvas)
            }
            guard let frame else { return whole }
            let scale = surface.scale
            let pixels = CGRect(
                x: (frame.minX * scale).rounded(), y: (frame.minY * scale).rounded(),
                width: (frame.width * scale).rounded(), height: (frame.height * scale).rounded())
            return whole.cropping(to: pixels) ?? whole
        } catch {
            throw FlowFailure("the screen cannot be drawn: \(error)")
        }
    }

    /// Leaves a picture for whoever looks at the failure.
    private func leave(_ image: CGImage, _ check: FlowPictureCheck, _ kind: String) throws(FlowFailure) {
        guard let output else { return }
        let file = output.appendingPathComponent("differences").appendingPathComponent("\(check.name)-\(kind).png")
        try write(image, to: file)
        recorder?.attach(kind, file)
    }

    private func write(_ image: CGImage, to url: URL) throws(FlowFailure) {
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(ImageCodec.encodePNG(image)).write(to: url)
        } catch {
            throw FlowFailure("\(url.lastPathComponent): \(error.localizedDescription)")
        }
    }
}
