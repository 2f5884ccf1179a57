import UIKit

/// What values are bound to: an object that draws nothing, so that bindings alone are measured.
final class Screen: NSObject {
    /// How many bindings each screen has.
    static let bindings = 8

    var text = "" {
        didSet { Screen.delivered += 1 }
    }

    /// How many values have come to screens.
    nonisolated(unsafe) static var delivered = 0
}
