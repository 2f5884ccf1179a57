/// Blurs what is behind a view, as a material of a lightness of its own.
@preconcurrency @MainActor
public final class UIBlurEffect: UIVisualEffect {
    /// How strong the blur is, and its colour.
    public enum Style: Int, Sendable {
        /// Very light, light, and dark.
        case extraLight, light, dark
        /// Light or dark, by the view's traits.
        case regular = 4
        /// Light or dark with the traits, and stronger than `regular`.
        case prominent
        /// Materials from the thinnest to the thickest, light or dark with the traits.
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        /// Materials that are always light.
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        /// Materials that are always light.
        case systemChromeMaterialLight
        /// Materials that are always dark.
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
        /// Materials that are always dark.
        case systemChromeMaterialDark
    }

    let style: Style

    /// Creates a blur of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Creates a blur that changes with light and dark.
    public override convenience init() {
        self.init(style: .regular)
    }
}

extension UIBlurEffect.Style {
    /// The blur's standard deviation, in points: that of Apple's sample code for the first three styles.
    var blurRadius: CGFloat { self == .light ? 30 : 20 }

    /// Of Apple's sample code too.
    var saturation: CGFloat { 1.8 }

    /// Whether content on the blur is that of light or dark surroundings; the view's own traits decide otherwise.
    var contentStyle: UIUserInterfaceStyle {
        switch self {
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark:
            .dark
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight:
            .light
        default: .unspecified
        }
    }

    /// The tint over the blur. The first three are those of Apple's sample code; the materials are chosen by eye,
    /// thick ones denser than thin ones.
    var tint: UIColor {
        switch self {
        case .extraLight, .prominent: self == .prominent ? Self.adapting(0.82) : UIColor(white: 0.97, alpha: 0.82)
        case .light: UIColor(white: 1, alpha: 0.3)
        case .dark: UIColor(white: 0.11, alpha: 0.73)
        case .regular: Self.adapting(0.6)
        case .systemUltraThinMaterial: Self.adapting(0.4)
        case .systemThinMaterial: Self.adapting(0.55)
        case .systemMaterial: Self.adapting(0.7)
        case .systemThickMaterial: Self.adapting(0.85)
        case .systemChromeMaterial: Self.adapting(0.8)
        case .systemUltraThinMaterialLight: Self.light(0.4)
        case .systemThinMaterialLight: Self.light(0.55)
        case .systemMaterialLight: Self.light(0.7)
        case .systemThickMaterialLight: Self.light(0.85)
        case .systemChromeMaterialLight: Self.light(0.8)
        case .systemUltraThinMaterialDark: Self.dark(0.4)
        case .systemThinMaterialDark: Self.dark(0.55)
        case .systemMaterialDark: Self.dark(0.7)
        case .systemThickMaterialDark: Self.dark(0.85)
        case .systemChromeMaterialDark: Self.dark(0.8)
        }
    }

    private static func light(_ alpha: CGFloat) -> UIColor { UIColor(white: 0.97, alpha: alpha) }
    private static func dark(_ alpha: CGFloat) -> UIColor { UIColor(white: 0.11, alpha: alpha) }

    private static func adapting(_ alpha: CGFloat) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? dark(alpha) : light(alpha) }
    }
}
