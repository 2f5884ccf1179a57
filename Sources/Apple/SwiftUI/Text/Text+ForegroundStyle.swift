/// A style in which a text is drawn.
struct TextStyleBox: Equatable {
    let style: any ShapeStyle

    static func == (a: TextStyleBox, b: TextStyleBox) -> Bool {
        func equal<S: ShapeStyle>(_ one: S) -> Bool { (b.style as? S).map { areEqual(one, $0) } ?? false }
        return equal(a.style)
    }

    @MainActor
    func paint(in environment: EnvironmentValues) -> _Paint { style._paint(in: environment) }
}

extension Text {
    /// Sets the style in which the text is drawn. A text that is a part of another one has the style's colour alone.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with(.style(TextStyleBox(style: style))) }

    /// What the whole of the text is drawn with, where that is more than one colour.
    @MainActor
    func paint(in environment: EnvironmentValues) -> _Paint? {
        // The modifier nearest to the text wins.
        for modifier in modifiers {
            switch modifier {
            case .style(let box):
                let paint = box.paint(in: environment)
                return paint.isGradient || !paint.shadows.isEmpty ? paint : nil
            case .color(.some): return nil
            default: continue
            }
        }
        return environment.foregroundPaint
    }
}
