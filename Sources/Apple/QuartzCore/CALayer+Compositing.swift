package import Stage

extension CALayer {
    /// The name of a filter by which the layer's colours meet those behind them: `"multiplyBlendMode"`,
    /// `"screenBlendMode"` and the other blend modes of Core Image, or `"xor"`. Anything else is kept, and draws as nil
    /// does: over what is behind.
    ///
    /// What is behind is the superlayer's own content and the layers before this one in it.
    public var compositingFilter: Any? {
        get { rare?.compositingFilter }
        set {
            guard newValue != nil || rare?.compositingFilter != nil else { return }
            rare = rare ?? RareProperties()
            rare?.compositingFilter = newValue
            rare?.blend = (newValue as? String).flatMap { Self.blends[$0] }
            setNeedsRender()
        }
    }

    /// Whether y grows upwards in what ``draw(in:)`` draws into. False by default. The layers in this one stay where they
    /// are.
    public var isGeometryFlipped: Bool {
        get { rare?.isGeometryFlipped ?? false }
        set {
            guard newValue != isGeometryFlipped else { return }
            rare = rare ?? RareProperties()
            rare?.isGeometryFlipped = newValue
            setNeedsDisplayContent()
        }
    }

    /// Whether y grows downwards in what ``draw(in:)`` draws into, as it does where ``isGeometryFlipped`` is false.
    public func contentsAreFlipped() -> Bool { !isGeometryFlipped }

    /// How the layer meets what is behind it; nil for over it.
    package var blend: LayerBlend? { rare?.blend }

    private static let blends: [String: LayerBlend] = [
        "multiplyBlendMode": .multiply, "screenBlendMode": .screen, "overlayBlendMode": .overlay,
        "darkenBlendMode": .darken, "lightenBlendMode": .lighten, "colorDodgeBlendMode": .colorDodge,
        "colorBurnBlendMode": .colorBurn, "hardLightBlendMode": .hardLight, "softLightBlendMode": .softLight,
        "differenceBlendMode": .difference, "exclusionBlendMode": .exclusion, "hueBlendMode": .hue,
        "saturationBlendMode": .saturation, "colorBlendMode": .color, "luminosityBlendMode": .luminosity,
        "xor": .exclusiveOr,
    ]
}
