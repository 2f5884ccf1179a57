package import CoreGraphics

/// Shows the menu of a control while a finger is on the control.
@preconcurrency @MainActor
package protocol ControlMenuPresenting: AnyObject {
    /// Shows the menu; the finger that came down may slide to a row. Points are in the window's coordinates.
    func present(at point: CGPoint)
    func moved(to point: CGPoint)
    func ended(at point: CGPoint)
}
