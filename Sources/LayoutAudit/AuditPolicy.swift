import Documents
import UIKit

/// Loads documents without the app behind them: UIKit's classes stand in for the app's, nothing is connected to what
/// is missing, and every view is noted.
@MainActor
final class AuditPolicy: NibPolicy {
    struct Made {
        var view: UIView
        var element: InterfaceElement
    }

    /// The views of the scene that is being loaded, in the order of making.
    var made: [Made] = []
    /// The text size that Xcode's canvas was set to.
    var textSize = TextStyleSizes.large

    var wakesObjects: Bool { false }
    var followsSegues: Bool { false }
    var makesPrototypesInPlace: Bool { true }
    var standsInForMissingPictures: Bool { true }
    var activatesPlaceholders: Bool { true }

    func font(for style: UIFont.TextStyle) -> UIFont {
        let font = UIFont.preferredFont(forTextStyle: style)
        return textSize == .large ? font : font.withSize(textSize.pointSize(of: style))
    }

    func didMake(_ view: UIView, from element: InterfaceElement) { made.append(Made(view: view, element: element)) }
    func classIsMissing(_ message: String) {}
    func keyIsMissing(_ message: String, of source: AnyObject) {}
    func connectsOutlets(of source: AnyObject) -> Bool { String(reflecting: type(of: source)).hasPrefix("UIKit.") }
    func tell(_ report: InterfaceReport) -> Bool { false }
}
