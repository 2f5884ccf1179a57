/// The effect of a visual effect view on its background.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}
