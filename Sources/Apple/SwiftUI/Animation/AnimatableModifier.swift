/// A modifier that is made anew for each picture on the screen while its data is animated.
@available(iOS, deprecated: 100000, message: "Use Animatable beside ViewModifier.")
public protocol AnimatableModifier: Animatable, ViewModifier {}
