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
