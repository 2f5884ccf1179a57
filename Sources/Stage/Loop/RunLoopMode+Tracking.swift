internal import CGTK
package import Foundation

extension RunLoop.Mode {
    /// The mode of the main run loop while a finger is tracked or a scroll view decelerates. It is a common mode once
    /// ``MainLoop`` has been used.
    package static let stageTracking = RunLoop.Mode("UITrackingRunLoopMode")
}
