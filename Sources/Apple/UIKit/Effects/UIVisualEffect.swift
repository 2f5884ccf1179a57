/// What a visual effect view does with what is behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}
