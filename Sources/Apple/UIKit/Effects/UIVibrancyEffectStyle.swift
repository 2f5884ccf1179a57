/// What vibrant content is, which says how much it stands out.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// Texts, from the most to the least important.
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel
    /// Areas, large ones, and larger ones still.
    case fill, secondaryFill, tertiaryFill
    /// Lines.
    case separator

    /// The opacity of content: that of the system colour of the same name in its light variant.
    var alpha: CGFloat {
        switch self {
        case .label: 1
        case .secondaryLabel: 0.6
        case .tertiaryLabel: 0.3
        case .quaternaryLabel: 0.18
        case .fill: 0.2
        case .secondaryFill: 0.16
        case .tertiaryFill: 0.12
        case .separator: 0.29
        }
    }
}
