import Foundation

/// Why there is no picture of an app: it has not shown a window.
struct NoWindow: LocalizedError {
    var errorDescription: String? {
        "the app shows no window; a scene or application delegate makes one, or a storyboard that Info.plist names"
    }
}
