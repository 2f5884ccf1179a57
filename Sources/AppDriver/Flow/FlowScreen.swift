import Documents
import Foundation
import Stage
import UIKit

/// An app's screen as a person sees it: the windows of its surface and the elements in them.
@MainActor
struct FlowScreen {
    /// The windows that show, the rearmost first.
    let visibleWindows: () -> [UIWindow]

    /// The screen of the app that runs.
    static let application = FlowScreen { UIApplication.shared.shownWindows }

    var windows: [UIWindow] {
        visibleWindows().filter { !$0.isHidden && $0.alpha > 0 }.enumerated()
            .sorted { ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset) }
            .map(\.element)
    }

    var surface: Surface? { windows.lazy.compactMap { $0.windowScene?.surface }.first }

    var bounds: CGRect {
        guard let size = surface?.size ?? windows.first?.bounds.size else { return .zero }
        return CGRect(origin: .zero, size: size)
    }

    /// The view that a touch at `point` goes to.
    func hitTest(_ point: CGPoint) -> UIView? {
        for window in windows.reversed() {
            if let view = window.hitTest(window.convertFromScreen(point), with: nil) { return view }
        }
        return nil
    }

    /// Writes what is shown as a PNG.
    func writePicture(to url: URL) throws {
        guard let surface else { throw NoWindow() }
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(surface.pngData()).write(to: url)
    }

    // MARK: Elements

    /// The visible elements that have a text or an identifier, in reading order.
    func elements() -> [ScreenElement] {
        var reader = ScreenReader(screen: self)
        return reader.read()
    }

    /// The elements that `selector` means, the best one first.
    func elements(for selector: FlowSelector) -> [ScreenElement] {
        let all = elements()
        return FlowMatcher(elements: all).matches(selector)
    }

    /// A list of the elements on the screen for a message, one line each.
    func outline() -> [String] {
        let elements = elements()
        if elements.isEmpty { return ["  nothing that has a text, a label or an identifier is on the screen"] }
        return ["  on the screen:"] + elements.map { "    " + $0.description }
    }
}
