internal import Stage

extension UIFont {
    /// Fonts in archives: a name and a size as on iOS, and the design, weight and slant.
    enum Archived {
        private static let (name, size) = ("UIFontName", "UIFontPointSize")
        private static let family = "UIFontFamily"
        private static let (design, weight) = ("UISystemFontDesign", "UISystemFontWeight")
        private static let (italic, fixedDigits) = ("UISystemFontItalic", "UISystemFontMonospacedDigits")
        private static let capitals = "UISystemFontSmallCapitals"

        private static let designs: [(name: String, family: FontDescriptor.Family)] = [
            ("default", .system), ("monospaced", .monospaced), ("serif", .serif), ("rounded", .rounded),
        ]

        /// The font of an archive; nil if it has none that is here.
        static func descriptor(_ coder: NSCoder) -> FontDescriptor? {
            guard coder.allowsKeyedCoding, coder.containsValue(forKey: size) else { return nil }
            let points = CGFloat(coder.decodeDouble(forKey: size))
            guard points.isFinite, points > 0 else { return nil }
            let archivedDesign = coder._decodeObject(of: NSString.self, forKey: design) as String?
            let named = (coder._decodeObject(of: NSString.self, forKey: family) as String?).map {
                FontDescriptor.Family.named($0)
            }
            if let family = designs.first(where: { $0.name == archivedDesign })?.family ?? named {
                var font = FontDescriptor(
                    family: family, size: points, weight: coder.decodeInteger(forKey: weight),
                    isItalic: coder.decodeBool(forKey: italic), monospacedDigits: coder.decodeBool(forKey: fixedDigits))
                font.smallCapitals = .init(rawValue: coder.decodeInteger(forKey: capitals)) ?? .none
                return font
            }
            return (coder._decodeObject(of: NSString.self, forKey: name) as String?).flatMap {
                UIFont.named($0, size: points)
            }
        }

        static func encode(_ font: FontDescriptor, name fontName: String, _ coder: NSCoder) {
            coder.encode(fontName as NSString, forKey: name)
            coder.encode(Double(font.size), forKey: size)
            if case .named(let name) = font.family {
                coder.encode(name as NSString, forKey: family)
            } else if let found = designs.first(where: { $0.family == font.family }) {
                coder.encode(found.name as NSString, forKey: design)
            }
            coder.encode(font.weight, forKey: weight)
            coder.encode(font.isItalic, forKey: italic)
            coder.encode(font.monospacedDigits, forKey: fixedDigits)
            coder.encode(font.smallCapitals.rawValue, forKey: capitals)
        }
    }
}
