import Documents
import Foundation
import Stage
import UIKit

/// What a person sees of an app: the windows of its surface and the elements in them.
@MainActor
struct FlowScreen {
    /// The windows that show, the rearmost first.
    let visibleWindows: () -> [UIWindow]

    /// The screen of the app that runs.
    static let application = FlowScreen { UIApplication.shared.windows }

    var windows: [UIWindow] {
        visibleWindows().filter { !$0.isHidden && $0.alpha > 0 }.enumerated()
            .sorted { ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset) }
            .map(\.element)
    }

    var surface: Surface? { windows.lazy.compactMap { $0.windowScene?.surface }.first }

    var bounds: CGRect {
        windows.first.map { CGRect(origin: .zero, size: $0.bounds.size) } ?? .zero
    }

    /// The view that a touch at `point` goes to.
    func hitTest(_ point: CGPoint) -> UIView? {
        for window in windows.reversed() {
            if let view = window.hitTest(window.convert(point, from: nil), with: nil) { return view }
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

    /// What is visible and has a text or an identifier, in reading order.
    func elements() -> [ScreenElement] {
        var reader = ScreenReader(screen: self)
        return reader.read()
    }

    /// The elements that `selector` means, the best one first.
    func elements(for selector: FlowSelector) -> [ScreenElement] {
        let all = elements()
        return FlowMatcher(elements: all).matches(selector)
    }

    /// What is on the screen, one line an element.
    func outline() -> [String] {
        let elements = elements()
        if elements.isEmpty { return ["  nothing that has a text, a label or an identifier is on the screen"] }
        return ["  on the screen:"] + elements.map { "    " + $0.description }
    }
}
