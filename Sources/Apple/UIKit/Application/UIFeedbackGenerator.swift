internal import SeamPrimitives

/// Makes a device be felt. No desktop has the parts for that: it has no effect, and the log says so once.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    public override init() {
        super.init()
    }

    /// Without effect: there is nothing to make ready.
    open func prepare() {}

    func play() {
        LoggedOnce.say("Haptic feedback has no effect: there is nothing here that could be felt.")
    }
}
