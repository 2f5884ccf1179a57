import CoreGraphics

/// The room that a symbol takes, in ems of the text that it goes with, in the medium scale and the regular weight.
///
/// Storyboards tell it of the real ones: Xcode records each symbol's proportions (`<image name="plus" catalog="system"
/// width="128" height="113"/>`, the longer side always 128), and the frames of the views that show them. A circle
/// beside text of 17 points is 20 by 19 points large, of which 17 are ink.
struct SymbolMetrics: Sendable, Equatable {
    var width: CGFloat
    var height: CGFloat
    /// How far its middle is above that of capital letters.
    var lift: CGFloat = 0

    /// The total side bearing of a symbol, derived from `circle`, whose ink is 0.996 ems wide.
    static let marginWidth: CGFloat = 0.176
    static let marginHeight: CGFloat = 0.13

    init(width: CGFloat, height: CGFloat, lift: CGFloat = 0) {
        self.width = width
        self.height = height
        self.lift = lift
    }

    /// As large as a drawing is.
    init(of glyph: SymbolGlyph) {
        guard !glyph.ink.isNull else {
            self.init(width: 0, height: 0)
            return
        }
        self.init(
            width: glyph.ink.width * glyph.unit + Self.marginWidth,
            height: glyph.ink.height * glyph.unit + Self.marginHeight)
    }

    /// Of proportions that Xcode recorded, about as large as the drawing is.
    init(proportions: CGSize, of glyph: SymbolGlyph?) {
        let drawn = glyph.map(Self.init(of:))
        let area = drawn.flatMap { $0.width > 0 ? $0.width * $0.height : nil } ?? 1.25
        let factor = (area / (proportions.width * proportions.height)).squareRoot()
        self.init(width: proportions.width * factor, height: proportions.height * factor)
    }

    /// The recorded metrics of the real symbol.
    static func known(_ name: String) -> SymbolMetrics? {
        if let known = measured[name] ?? estimated[name] { return known }
        for ending in [".circle", ".circle.fill"] where name.hasSuffix(ending) { return circle }
        for ending in [".square", ".square.fill"] where name.hasSuffix(ending) { return square }
        return nil
    }

    private static let circle = SymbolMetrics(width: 1.172, height: 1.126)
    private static let square = SymbolMetrics(width: 1.149, height: 1.023)

    /// From frames of image views and buttons in storyboards of public apps.
    private static let measured: [String: SymbolMetrics] = [
        "arrow.triangle.2.circlepath.camera": SymbolMetrics(width: 1.448, height: 1.052),
        "calendar": SymbolMetrics(width: 1.172, height: 0.97),
        "chevron.backward": SymbolMetrics(width: 0.735, height: 0.97),
        "chevron.forward": SymbolMetrics(width: 0.735, height: 0.97),
        "chevron.left": SymbolMetrics(width: 0.735, height: 0.97),
        "chevron.right": SymbolMetrics(width: 0.735, height: 0.97),
        "circle": circle, "circle.fill": circle,
        "line.3.horizontal": SymbolMetrics(width: 1.195, height: 0.598),
        "line.horizontal.3": SymbolMetrics(width: 1.195, height: 0.598),
        "magnifyingglass": SymbolMetrics(width: 1.1765, height: 1.057),
        "mail.fill": SymbolMetrics(width: 1.412, height: 1.026, lift: 0.02),
        "memories": SymbolMetrics(width: 1.295, height: 1.083),
        "person": SymbolMetrics(width: 1.059, height: 0.993),
        "person.fill": SymbolMetrics(width: 1.059, height: 0.993),
        "phone.fill": SymbolMetrics(width: 1.147, height: 1.0215),
        "plus": SymbolMetrics(width: 1.057, height: 0.933),
        "sparkles": SymbolMetrics(width: 1.081, height: 1.235, lift: 0.025),
        "square": square, "square.fill": square,
        "square.and.pencil": SymbolMetrics(width: 1.2045, height: 1.11, lift: 0.03),
        "timer": SymbolMetrics(width: 1.167, height: 1.1035),
        "xmark": SymbolMetrics(width: 1.03, height: 0.909),
    ]

    /// Estimates, in the proportions that storyboards record where they do.
    private static let estimated: [String: SymbolMetrics] = [
        "arrow.backward": SymbolMetrics(width: 1.13, height: 0.865),
        "arrow.forward": SymbolMetrics(width: 1.13, height: 0.865),
        "arrow.left": SymbolMetrics(width: 1.13, height: 0.865),
        "arrow.right": SymbolMetrics(width: 1.13, height: 0.865),
        "backward": SymbolMetrics(width: 1.5, height: 0.95),
        "backward.fill": SymbolMetrics(width: 1.5, height: 0.95),
        "bell": SymbolMetrics(width: 1.12, height: 1.156),
        "bell.fill": SymbolMetrics(width: 1.12, height: 1.156),
        "camera": SymbolMetrics(width: 1.38, height: 1.01),
        "camera.fill": SymbolMetrics(width: 1.38, height: 1.01),
        "checkmark": SymbolMetrics(width: 1.06, height: 0.945),
        "chevron.down": SymbolMetrics(width: 1.04, height: 0.57),
        "chevron.up": SymbolMetrics(width: 1.04, height: 0.57),
        "delete.left": SymbolMetrics(width: 1.36, height: 1.084),
        "delete.left.fill": SymbolMetrics(width: 1.36, height: 1.084),
        "ellipsis": SymbolMetrics(width: 1.13, height: 0.327),
        "envelope": SymbolMetrics(width: 1.412, height: 1.026),
        "envelope.fill": SymbolMetrics(width: 1.412, height: 1.026),
        "folder": SymbolMetrics(width: 1.3, height: 0.98),
        "folder.fill": SymbolMetrics(width: 1.3, height: 0.98),
        "forward": SymbolMetrics(width: 1.5, height: 0.95),
        "forward.fill": SymbolMetrics(width: 1.5, height: 0.95),
        "gear": SymbolMetrics(width: 1.19, height: 1.134),
        "heart": SymbolMetrics(width: 1.19, height: 1.013),
        "heart.fill": SymbolMetrics(width: 1.19, height: 1.013),
        "house": SymbolMetrics(width: 1.27, height: 1.09),
        "house.fill": SymbolMetrics(width: 1.27, height: 1.09),
        "line.3.horizontal.decrease": SymbolMetrics(width: 1.195, height: 0.68),
        "list.bullet": SymbolMetrics(width: 1.195, height: 0.82),
        "list.dash": SymbolMetrics(width: 1.17, height: 0.777),
        "mail": SymbolMetrics(width: 1.412, height: 1.026),
        "minus": SymbolMetrics(width: 1.057, height: 0.21),
        "pause": SymbolMetrics(width: 0.93, height: 1.03),
        "pause.fill": SymbolMetrics(width: 0.93, height: 1.03),
        "pencil": SymbolMetrics(width: 1.02, height: 0.9),
        "phone": SymbolMetrics(width: 1.147, height: 1.0215),
        "photo": SymbolMetrics(width: 1.38, height: 1),
        "photo.fill": SymbolMetrics(width: 1.38, height: 1),
        "play": SymbolMetrics(width: 0.98, height: 1.03),
        "play.fill": SymbolMetrics(width: 0.98, height: 1.03),
        "questionmark": SymbolMetrics(width: 0.77, height: 1.05),
        "safari": circle,
        "safari.fill": circle,
        "speaker": SymbolMetrics(width: 0.8, height: 0.98),
        "speaker.fill": SymbolMetrics(width: 0.8, height: 0.98),
        "speaker.slash": SymbolMetrics(width: 1.25, height: 1.05),
        "speaker.slash.fill": SymbolMetrics(width: 1.25, height: 1.05),
        "speaker.wave.1": SymbolMetrics(width: 1.05, height: 0.98),
        "speaker.wave.1.fill": SymbolMetrics(width: 1.05, height: 0.98),
        "speaker.wave.2": SymbolMetrics(width: 1.28, height: 1),
        "speaker.wave.2.fill": SymbolMetrics(width: 1.28, height: 1),
        "speaker.wave.3": SymbolMetrics(width: 1.5, height: 1.05),
        "speaker.wave.3.fill": SymbolMetrics(width: 1.5, height: 1.05),
        "square.and.arrow.down": SymbolMetrics(width: 1.05, height: 1.22, lift: 0.06),
        "square.and.arrow.up": SymbolMetrics(width: 1.05, height: 1.22, lift: 0.06),
        "square.and.arrow.up.fill": SymbolMetrics(width: 1.115, height: 1.22, lift: 0.06),
        "square.grid.3x2": SymbolMetrics(width: 1.35, height: 0.84),
        "star": SymbolMetrics(width: 1.19, height: 1.078),
        "star.fill": SymbolMetrics(width: 1.19, height: 1.078),
        "stop": SymbolMetrics(width: 1.02, height: 0.95),
        "stop.fill": SymbolMetrics(width: 1.02, height: 0.95),
        "trash": SymbolMetrics(width: 1.09, height: 1.19),
        "trash.fill": SymbolMetrics(width: 1.09, height: 1.19),
    ]
}
