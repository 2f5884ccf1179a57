internal import SeamPrimitives

/// Makes a device be felt. Has no effect: no desktop has the parts for it, and the log says so once.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    public override init() {
        super.init()
    }

    /// Has no effect: there is nothing to make ready.
    open func prepare() {}

    func play() {
        LoggedOnce.say("Haptic feedback has no effect: there is nothing here that could be felt.")
    }
}
