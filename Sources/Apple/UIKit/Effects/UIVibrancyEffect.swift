/// Lets what is behind a blur shine through the content that is on it.
///
/// On iOS the content takes its colours from what is behind. Here it is as opaque as its style says, and its dynamic
/// colours are those for the lightness of the blur.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
    let blur: UIBlurEffect
    let style: UIVibrancyEffectStyle

    /// Creates an effect for content on a blur, as strong as labels have it.
    public convenience init(blurEffect: UIBlurEffect) {
        self.init(blurEffect: blurEffect, style: .label)
    }

    /// Creates an effect for content on a blur.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        blur = blurEffect
        self.style = style
        super.init()
    }
}
