import Foundation
import SeamPrimitives
import UIKit

/// Takes small pictures of the screen, soon after views were told something.
enum ScreenPictures {
    nonisolated(unsafe) private static var isOn = false
    nonisolated(unsafe) private static var isScheduled = false
    nonisolated(unsafe) private static var last = Data()

    /// Of the size on the screen.
    private static let scale: CGFloat = 0.5
    /// In seconds; several changes within it share a picture.
    private static let pause = 0.08

    static func start() { isOn = true }

    /// The step of a flow that is being taken. What it has led to is on the screen at its end.
    nonisolated(unsafe) private static var step: UInt64 = 0

    static func stepBegins(_ id: UInt64) {
        if isOn { step = id }
    }

    /// A span is about to end.
    static func mayEnd(_ id: UInt64) {
        guard isOn, id == step, isScheduled, Thread.isMainThread else { return }
        MainActor.assumeIsolated { take() }
    }

    /// A view was told something.
    static func viewChanged() {
        guard isOn, Thread.isMainThread, !isScheduled else { return }
        isScheduled = true
        // A timer, not a queue, whose calls are recorded.
        let timer = Timer(timeInterval: 0, repeats: false) { _ in MainActor.assumeIsolated { take() } }
        timer.fireDate = Date(timeIntervalSinceNow: pause)
        RunLoop.main.add(timer, forMode: .common)
    }

    /// Takes the picture that is due, if one is.
    @MainActor
    static func take() {
        guard isScheduled else { return }
        isScheduled = false
        let windows = UIApplication.shared.windows.filter { !$0.isHidden }
        guard let bounds = windows.first?.bounds, !bounds.isEmpty else { return }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = true
        let image = UIGraphicsImageRenderer(size: bounds.size, format: format).image { _ in
            for window in windows { _ = window.drawHierarchy(in: window.frame, afterScreenUpdates: false) }
        }
        guard let data = image.pngData(), data != last else { return }
        last = data
        var line = EventLine("pic", span: 0, parent: 0)
        line.add("data", data.base64EncodedString())
        Recorder.shared.writer.write(line)
    }
}
