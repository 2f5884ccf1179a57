extension UIImage {
    /// How a picture is chosen and drawn.
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// The size of a symbol beside its text.
    public enum SymbolScale: Int, Sendable {
        /// As the system chooses.
        case `default` = -1
        /// Not said.
        case unspecified = 0
        /// Smaller than the capitals, about as large, or larger.
        case small, medium, large
    }

    /// The thickness of a symbol's lines.
    public enum SymbolWeight: Int, Sendable {
        /// Not said, or from the thinnest to the thickest.
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        /// Returns the weight of letters that goes with it.
        public func fontWeight() -> UIFont.Weight {
            switch self {
            case .unspecified, .regular: .regular
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }
    }

    /// The size and weight of a symbol.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        struct Values: Hashable {
            var pointSize: CGFloat?
            var weight = SymbolWeight.unspecified
            var scale = SymbolScale.unspecified
            var colors = Colors.none
        }

        /// The colours a symbol is painted with, beside the tint.
        enum Colors: Hashable {
            case none
            /// The tint alone, also where there were other colours before.
            case monochrome
            /// One colour, paler where a shape encloses the symbol.
            case hierarchical(UIColor)
            /// The first for the symbol, the second for a filled shape around it.
            case palette([UIColor])
        }

        let values: Values

        init(values: Values) {
            self.values = values
            super.init()
        }

        /// A configuration that says nothing.
        public class var unspecified: SymbolConfiguration { SymbolConfiguration(values: Values()) }

        /// Creates a configuration; what is not given is not said.
        public convenience init(pointSize: CGFloat) {
            self.init(values: Values(pointSize: pointSize))
        }
        /// Creates a configuration; what is not given is not said.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(values: Values(pointSize: pointSize, weight: weight))
        }
        /// Creates a configuration; what is not given is not said.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(values: Values(pointSize: pointSize, weight: weight, scale: scale))
        }
        /// Creates a configuration; what is not given is not said.
        public convenience init(scale: SymbolScale) {
            self.init(values: Values(scale: scale))
        }
        /// Creates a configuration; what is not given is not said.
        public convenience init(weight: SymbolWeight) {
            self.init(values: Values(weight: weight))
        }
        /// Creates a configuration; what is not given is not said.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(font: UIFont.preferredFont(forTextStyle: textStyle))
        }
        /// Creates a configuration; what is not given is not said.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(font: UIFont.preferredFont(forTextStyle: textStyle), scale: scale)
        }
        /// Creates a configuration; what is not given is not said.
        public convenience init(font: UIFont) {
            self.init(font: font, scale: .unspecified)
        }
        /// Creates a configuration; what is not given is not said.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(
                values: Values(
                    pointSize: font.pointSize, weight: SymbolWeight(css: font.descriptor.weight), scale: scale))
        }
        /// A symbol in a colour of its own; a filled circle or square around it is in a paler one.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(values: Values(colors: .hierarchical(hierarchicalColor)))
        }
        /// The first colour is the symbol's, the second that of a filled circle or square around it.
        public convenience init(paletteColors: [UIColor]) {
            self.init(values: Values(colors: .palette(paletteColors)))
        }

        /// In the tint alone.
        public class func preferringMonochrome() -> Self {
            SymbolConfiguration(values: Values(colors: .monochrome)) as! Self
        }

        /// In its own colours, where it has some. Symbols here have none: in the tint alone.
        public class func preferringMulticolor() -> Self {
            SymbolConfiguration(values: Values(colors: .monochrome)) as! Self
        }

        /// The same without a size or weight of its own, so that what it is applied to has a say.
        public func withoutPointSizeAndWeight() -> Self {
            var values = values
            values.pointSize = nil
            values.weight = .unspecified
            return SymbolConfiguration(values: values) as! Self
        }

        /// Returns the configuration without that part.
        public func withoutTextStyle() -> Self {
            var values = values
            values.pointSize = nil
            return SymbolConfiguration(values: values) as! Self
        }

        /// Returns the configuration without that part.
        public func withoutScale() -> Self {
            var values = values
            values.scale = .unspecified
            return SymbolConfiguration(values: values) as! Self
        }

        /// Returns the configuration without that part.
        public func withoutWeight() -> Self {
            var values = values
            values.weight = .unspecified
            return SymbolConfiguration(values: values) as! Self
        }

        /// Combines two configurations; values of `other` win.
        public func applying(_ other: Configuration) -> Self {
            guard let other = (other as? SymbolConfiguration)?.values else { return self }
            var merged = values
            if let size = other.pointSize { merged.pointSize = size }
            if other.weight != .unspecified { merged.weight = other.weight }
            if other.scale != .unspecified { merged.scale = other.scale }
            if other.colors != .none { merged.colors = other.colors }
            return SymbolConfiguration(values: merged) as! Self
        }

        public override func isEqual(_ object: Any?) -> Bool {
            (object as? SymbolConfiguration)?.values == values
        }
        public override var hash: Int { values.hashValue }
    }
}

extension UIImage.SymbolWeight {
    init(css: Int) {
        let steps: [UIImage.SymbolWeight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        self = steps[min(max((css + 50) / 100 - 1, 0), 8)]
    }
}
