public import Foundation
internal import Stage

extension RunLoop.Mode {
    /// The mode of the main run loop while a finger is tracked or a scroll view decelerates; one of the common modes.
    public static let tracking = RunLoop.Mode.stageTracking
}
