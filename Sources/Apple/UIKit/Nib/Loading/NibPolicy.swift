package import Documents
import SeamPrimitives

/// Decides what a loader does about everything that is not in the document: the app's classes, missing pictures,
/// segues, messages.
///
/// Apps load by ``AppNibPolicy``. A program that looks at documents without the app behind them gives its own.
@preconcurrency @MainActor
package protocol NibPolicy: AnyObject {
    /// Whether runtime attributes are set and objects are sent `awakeFromNib()`.
    var wakesObjects: Bool { get }
    /// Whether segues lead to controllers, and containers get those in their relationships.
    var followsSegues: Bool { get }
    /// Whether prototypes of cells are made at once, where they stand, instead of when a cell is wanted.
    var makesPrototypesInPlace: Bool { get }
    /// Whether an empty picture of the recorded size stands in for one that is missing.
    var standsInForMissingPictures: Bool { get }
    /// Whether constraints and sizes that are for Interface Builder's canvas alone count.
    var activatesPlaceholders: Bool { get }

    /// The font of a text style.
    func font(for style: UIFont.TextStyle) -> UIFont
    /// A view was made with all in it; its constraints are not active yet.
    func didMake(_ view: UIView, from element: InterfaceElement)
    /// A custom class was not found; UIKit's class stands in.
    func classIsMissing(_ message: String)
    /// `source` has no property for an outlet.
    func keyIsMissing(_ message: String, of source: AnyObject)
    /// Whether outlets of `source` are set at all.
    func connectsOutlets(of source: AnyObject) -> Bool
    /// Takes what was not understood; returns whether it was told to somebody, so that it may be forgotten.
    func tell(_ report: InterfaceReport) -> Bool
}

extension NibPolicy {
    package func didMake(_ view: UIView, from element: InterfaceElement) {}
}

/// The policy of apps: everything in the document is meant, and mistakes are told on standard error as UIKit does.
final class AppNibPolicy: NibPolicy {
    static let shared = AppNibPolicy()

    var wakesObjects: Bool { true }
    var followsSegues: Bool { true }
    var makesPrototypesInPlace: Bool { false }
    var standsInForMissingPictures: Bool { false }
    var activatesPlaceholders: Bool { false }

    func font(for style: UIFont.TextStyle) -> UIFont { .preferredFont(forTextStyle: style) }
    func classIsMissing(_ message: String) { LoggedOnce.say(message) }
    func connectsOutlets(of source: AnyObject) -> Bool { true }

    func keyIsMissing(_ message: String, of source: AnyObject) {
        // An object of UIKit's own class stands in for one whose class was not found, which was said already.
        if String(reflecting: type(of: source)).hasPrefix("UIKit.") { return LoggedOnce.say(message) }
        FileHandle.standardError.write(Data((message + "\n").utf8))
        fatalError(message)
    }

    func tell(_ report: InterfaceReport) -> Bool {
        LoggedOnce.say(report.lines.joined(separator: "\n"))
        return true
    }
}
