public import UIKit

extension SVProgressHUD {
    /// Sets the colours. By default they follow the interface's style.
    public class func setDefaultStyle(_ style: SVProgressHUDStyle) { shared.settings.style = style }
    /// Sets what lies under the HUD. Nothing by default.
    public class func setDefaultMaskType(_ maskType: SVProgressHUDMaskType) { shared.settings.mask = maskType }
    /// Sets what moves. A ring by default.
    public class func setDefaultAnimationType(_ type: SVProgressHUDAnimationType) { shared.settings.animation = type }
    /// Sets the view that HUDs are shown in, which is not kept; the key window by default.
    public class func setContainerView(_ containerView: UIView?) { shared.settings.container = containerView }
    /// Sets the least size.
    public class func setMinimumSize(_ minimumSize: CGSize) { shared.settings.minimumSize = minimumSize }
    /// Sets the thickness of the ring. 2 by default.
    public class func setRingThickness(_ ringThickness: CGFloat) { shared.settings.ringThickness = ringThickness }
    /// Sets the radius of the ring over a text. 18 by default.
    public class func setRingRadius(_ radius: CGFloat) { shared.settings.ringRadius = radius }
    /// Sets the radius of the ring without text. 24 by default.
    public class func setRingNoTextRadius(_ radius: CGFloat) { shared.settings.ringRadiusWithoutText = radius }
    /// Sets the radius of the corners. 14 by default.
    public class func setCornerRadius(_ cornerRadius: CGFloat) { shared.settings.cornerRadius = cornerRadius }
    /// Sets the colour of the border.
    public class func setBorderColor(_ color: UIColor) { shared.settings.borderColor = color }
    /// Sets the width of the border. 0 by default.
    public class func setBorderWidth(_ width: CGFloat) { shared.settings.borderWidth = width }
    /// Sets the font of texts. The one of subheadlines by default.
    public class func setFont(_ font: UIFont) { shared.settings.font = font }

    /// Sets the colour of texts, rings and signs, and the style to the app's own colours.
    public class func setForegroundColor(_ color: UIColor) {
        shared.settings.foregroundColor = color
        shared.settings.style = .custom
    }

    /// Sets the colour of signs, and the style to the app's own colours.
    public class func setForegroundImageColor(_ color: UIColor?) {
        shared.settings.foregroundImageColor = color
        shared.settings.style = .custom
    }

    /// Sets the colour behind, and the style to the app's own colours.
    public class func setBackgroundColor(_ color: UIColor) {
        shared.settings.backgroundColor = color
        shared.settings.style = .custom
    }

    /// Sets the colour of a mask of the app's own.
    public class func setBackgroundLayerColor(_ color: UIColor) { shared.settings.backgroundLayerColor = color }
    /// Sets a blur behind HUDs of the app's own colours.
    public class func setHudViewCustomBlur(_ blurEffect: UIBlurEffect) { shared.settings.blur = blurEffect }
    /// Sets the size of signs. 28 by 28 by default.
    public class func setImageViewSize(_ size: CGSize) { shared.settings.imageSize = size }
    /// Sets whether signs take the foreground's colour. Yes by default.
    public class func setShouldTintImages(_ shouldTintImages: Bool) { shared.settings.tintsImages = shouldTintImages }
    /// Sets the sign of information.
    public class func setInfoImage(_ image: UIImage) { shared.settings.infoImage = image }
    /// Sets the sign of success.
    public class func setSuccessImage(_ image: UIImage) { shared.settings.successImage = image }
    /// Sets the sign of failure.
    public class func setErrorImage(_ image: UIImage) { shared.settings.errorImage = image }
    /// Sets how long something goes on before the HUD appears, in seconds. 0 by default.
    public class func setGraceTimeInterval(_ interval: TimeInterval) { shared.settings.graceTime = interval }
    /// Sets the shortest time for results, in seconds. 5 by default.
    public class func setMinimumDismissTimeInterval(_ interval: TimeInterval) { shared.settings.minimumTime = interval }
    /// Sets the longest time for results, in seconds. Without end by default.
    public class func setMaximumDismissTimeInterval(_ interval: TimeInterval) { shared.settings.maximumTime = interval }
    /// Sets how long the HUD takes to appear, in seconds. 0.15 by default.
    public class func setFadeInAnimationDuration(_ duration: TimeInterval) { shared.settings.fadeIn = duration }
    /// Sets how long the HUD takes to disappear, in seconds. 0.15 by default.
    public class func setFadeOutAnimationDuration(_ duration: TimeInterval) { shared.settings.fadeOut = duration }
    /// Has no effect: the HUD is part of the key window.
    public class func setMaxSupportedWindowLevel(_ windowLevel: UIWindow.Level) {}
    /// Has no effect: there is nothing that could shake.
    public class func setHapticsEnabled(_ hapticsEnabled: Bool) {}
    /// Has no effect: nobody tilts the screen.
    public class func setMotionEffectEnabled(_ motionEffectEnabled: Bool) {}
    /// Sets how far from the middle the HUD is.
    public class func setOffsetFromCenter(_ offset: UIOffset) { shared.settings.offset = offset }
    /// Puts the HUD in the middle.
    public class func resetOffsetFromCenter() { shared.settings.offset = .zero }
}
