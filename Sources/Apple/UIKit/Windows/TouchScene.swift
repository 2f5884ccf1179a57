/// A scene whose windows are touched.
@preconcurrency @MainActor
package protocol TouchScene: AnyObject {
    /// From the back to the front.
    var shownWindows: [UIWindow] { get }

    /// The recognisers that are at work in those windows.
    var gestures: GestureSession { get }

    /// Asks for a tick of the frame clock.
    func animationsNeedTick()
}
