internal import CCairo
import SeamPrimitives
public import UIKit

extension WKWebView {
    /// Shows a picture that the engine has left in a file.
    func show(_ message: PageMessage) {
        if let image = Self.image(message.text(2), message.int(3), message.int(4)) {
            content.show(image, scale: UIScreen.main.scale.rounded())
        }
        send("taken")
    }

    static func image(_ file: String, _ width: Int, _ height: Int) -> CGImage? {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: file), options: .alwaysMapped),
            data.count >= width * height * 4, width > 0, height > 0,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
            let pixels = cairo_image_surface_get_data(surface)
        else { return nil }
        data.withUnsafeBytes {
            pixels.update(from: $0.bindMemory(to: UInt8.self).baseAddress!, count: width * height * 4)
        }
        cairo_surface_mark_dirty(surface)
        return CGImage(adopting: surface)
    }

    // MARK: Snapshots

    /// Takes a picture of the page.
    ///
    /// - Parameter snapshotConfiguration: What it shows; nil for the whole view.
    @preconcurrency open func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
    ) {
        make()
        let configuration = snapshotConfiguration?.copy() as? WKSnapshotConfiguration ?? WKSnapshotConfiguration()
        PageEngine.shared.ask("snapshot", number, false) { [weak self] answer in
            let file = answer.text(4)
            guard let self, answer.text(3) == "picture",
                var image = Self.image(file, answer.int(5), answer.int(6))
            else { return completionHandler(nil, WKError(.unknown)) }
            try? FileManager.default.removeItem(atPath: file)
            let scale = CGFloat(image.width) / max(1, state.viewport.width)
            if !configuration.rect.isNull {
                let part = CGRect(
                    x: configuration.rect.minX * scale, y: configuration.rect.minY * scale,
                    width: configuration.rect.width * scale, height: configuration.rect.height * scale)
                guard let cropped = image.cropping(to: part) else { return completionHandler(nil, WKError(.unknown)) }
                image = cropped
            }
            let picture = UIImage(cgImage: image, scale: scale, orientation: .up)
            guard let width = configuration.snapshotWidth?.doubleValue, width > 0, picture.size.width > 0 else {
                return completionHandler(picture, nil)
            }
            let size = CGSize(width: width, height: picture.size.height * width / picture.size.width)
            completionHandler(
                UIGraphicsImageRenderer(size: size).image { _ in
                    picture.draw(in: CGRect(origin: .zero, size: size))
                }, nil)
        }
    }

    /// Returns a picture of the page.
    open func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage {
        try await withCheckedThrowingContinuation { continuation in
            takeSnapshot(with: configuration) { image, error in
                if let image {
                    continuation.resume(returning: image)
                } else {
                    continuation.resume(throwing: error ?? WKError(.unknown))
                }
            }
        }
    }

    // MARK: Searching

    /// Searches for a text, from where the last search for it has ended, and shows it.
    @preconcurrency open func find(
        _ string: String, configuration: WKFindConfiguration = WKFindConfiguration(),
        completionHandler: @escaping @MainActor @Sendable (WKFindResult) -> Void
    ) {
        // The engine's numbers (WebKitFindController.h).
        let options =
            (configuration.caseSensitive ? 0 : 1) | (configuration.backwards ? 8 : 0) | (configuration.wraps ? 16 : 0)
        PageEngine.shared.ask("find", number, string, options) { answer in
            completionHandler(WKFindResult(matchFound: answer.text(3) == "found" && answer.int(4) > 0))
        }
    }

    /// Searches for a text, and returns whether it was found.
    open func find(
        _ string: String, configuration: WKFindConfiguration = WKFindConfiguration()
    ) async throws -> WKFindResult {
        await withCheckedContinuation { continuation in
            find(string, configuration: configuration) { continuation.resume(returning: $0) }
        }
    }

    // MARK: Waiting

    /// Says whether something of the page is on its way, for those who wait until nothing moves.
    func setBusy(_ isBusy: Bool) {
        guard isBusy != state.isBusy else { return }
        state.isBusy = isBusy
        if isBusy { OutsideWork.began() } else { OutsideWork.ended() }
    }

    /// Counts as busy until the page has drawn what it has now.
    func waitForPictures() {
        guard isMade, state.sentVisibility == true else { return setBusy(state.pending != nil) }
        setBusy(true)
        state.waits += 1
        let wait = state.waits
        PageEngine.shared.ask("call", number, WKContentWorld.own.engineName, PageScript.frames, "{}") { [weak self] _ in
            guard let self, state.waits == wait else { return }
            PageEngine.shared.ask("rest", number) { [weak self] _ in
                guard let self, state.waits == wait, state.pending == nil, state.current == nil else { return }
                setBusy(false)
            }
        }
    }
}
