import UIKit

/// What an app has set for HUDs.
@MainActor
struct HUDSettings {
    var style = SVProgressHUDStyle.automatic
    var blur: UIBlurEffect?
    var mask = SVProgressHUDMaskType.none
    var animation = SVProgressHUDAnimationType.flat
    weak var container: UIView?
    var minimumSize = CGSize.zero
    var ringThickness: CGFloat = 2
    var ringRadius: CGFloat = 18
    var ringRadiusWithoutText: CGFloat = 24
    var cornerRadius: CGFloat = 14
    var borderColor = UIColor.clear
    var borderWidth: CGFloat = 0
    var font = UIFont.preferredFont(forTextStyle: .subheadline)
    var foregroundColor: UIColor?
    var foregroundImageColor: UIColor?
    var backgroundColor: UIColor?
    var backgroundLayerColor = UIColor(white: 0, alpha: 0.4)
    var imageSize = CGSize(width: 28, height: 28)
    var tintsImages = true
    var infoImage = HUDImages.info
    var successImage = HUDImages.success
    var errorImage = HUDImages.error
    var graceTime: TimeInterval = 0
    var minimumTime: TimeInterval = 5
    var maximumTime = TimeInterval.greatestFiniteMagnitude
    var fadeIn: TimeInterval = 0.15
    var fadeOut: TimeInterval = 0.15
    var offset = UIOffset.zero

    /// Black or white of the style, or the app's own.
    func foreground(_ traits: UITraitCollection) -> UIColor {
        switch style {
        case .custom: foregroundColor ?? .black
        case .light: .black
        case .dark: .white
        case .automatic: traits.userInterfaceStyle == .dark ? .white : .black
        }
    }

    func background(_ traits: UITraitCollection) -> UIColor {
        switch style {
        case .custom: backgroundColor ?? .white
        case .light: .white
        case .dark: .black
        case .automatic: traits.userInterfaceStyle == .dark ? .black : .white
        }
    }

    func blurs(_ traits: UITraitCollection) -> UIBlurEffect.Style {
        style == .dark || style == .automatic && traits.userInterfaceStyle == .dark
            ? .systemMaterialDark : .systemMaterial
    }
}
