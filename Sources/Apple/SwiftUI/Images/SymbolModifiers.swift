/// In how many colours a symbol is drawn.
public enum SymbolRenderingMode: Hashable, Sendable {
    /// In one; in shades of one; in several; or in its own.
    case monochrome, hierarchical, palette, multicolor
}

/// Forms of a symbol.
public struct SymbolVariants: Hashable, Sendable {
    var isFilled = false
    var suffixes: [String] = []

    /// The symbol as it is named.
    public static let none = SymbolVariants()
    /// In a circle.
    public static let circle = SymbolVariants(suffixes: ["circle"])
    /// In a square.
    public static let square = SymbolVariants(suffixes: ["square"])
    /// In a rectangle.
    public static let rectangle = SymbolVariants(suffixes: ["rectangle"])
    /// Filled.
    public static let fill = SymbolVariants(isFilled: true)
    /// With a line across it.
    public static let slash = SymbolVariants(suffixes: ["slash"])

    /// The same, filled.
    public var fill: SymbolVariants { SymbolVariants(isFilled: true, suffixes: suffixes) }
    /// The same, in a circle.
    public var circle: SymbolVariants { SymbolVariants(isFilled: isFilled, suffixes: suffixes + ["circle"]) }
    /// The same, in a square.
    public var square: SymbolVariants { SymbolVariants(isFilled: isFilled, suffixes: suffixes + ["square"]) }
    /// The same, with a line across it.
    public var slash: SymbolVariants { SymbolVariants(isFilled: isFilled, suffixes: suffixes + ["slash"]) }

    /// The names to try, the most special first.
    func names(of name: String) -> [String] {
        let base = ([name] + suffixes).joined(separator: ".")
        return (isFilled ? [base + ".fill"] : []) + (suffixes.isEmpty ? [] : [base])
    }
}

private struct SymbolModeKey: EnvironmentKey { static let defaultValue: SymbolRenderingMode? = nil }
private struct SymbolVariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }

extension EnvironmentValues {
    /// In how many colours symbols are drawn; nil for as many as they have by themselves.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolModeKey.self] }
        set { self[SymbolModeKey.self] = newValue }
    }
    /// The forms of symbols.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }

    /// How symbols are coloured; nil for in the foreground's colour.
    @MainActor
    func symbolColors() -> UIImage.SymbolConfiguration? {
        let own = (foreground ?? .primary).resolved(in: self)
        switch symbolRenderingMode {
        case .hierarchical: return UIImage.SymbolConfiguration(hierarchicalColor: own)
        case .palette: return UIImage.SymbolConfiguration(paletteColors: [own] + secondaryForegrounds)
        case .monochrome, .multicolor: return nil
        case nil:
            // Several colours are those of a palette.
            return secondaryForegrounds.isEmpty
                ? nil : UIImage.SymbolConfiguration(paletteColors: [own] + secondaryForegrounds)
        }
    }
}

extension View {
    /// Sets in how many colours the symbols in the view are drawn; nil for as many as they have by themselves.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }

    /// Sets the form of the symbols in the view, where they have it.
    public func symbolVariant(_ variant: SymbolVariants) -> some View { environment(\.symbolVariants, variant) }
}

extension Image {
    /// Sets in how many colours a symbol is drawn; nil for as many as it has by itself.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var copy = self
        copy.symbolMode = mode
        return copy
    }
}
