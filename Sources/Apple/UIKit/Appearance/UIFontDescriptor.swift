package import Stage

/// A description of a font that can be changed and turned into a font.
public final class UIFontDescriptor: NSObject, @unchecked Sendable {
    /// Properties of a font.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Slanted letters.
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        /// Bold letters.
        public static let traitBold = SymbolicTraits(rawValue: 2)
        /// Letters of equal width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    /// The forms of the system's font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A form of the system's font.
        public static let `default` = SystemDesign(rawValue: "default")
        /// A form of the system's font.
        public static let rounded = SystemDesign(rawValue: "rounded")
        /// A form of the system's font.
        public static let serif = SystemDesign(rawValue: "serif")
        /// A form of the system's font.
        public static let monospaced = SystemDesign(rawValue: "monospaced")
    }

    package let stage: FontDescriptor

    package init(_ stage: FontDescriptor) {
        self.stage = stage
    }

    /// Creates a descriptor of a font by its name.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(UIFont(name: fontName, size: size)?.descriptor ?? FontDescriptor(family: .system, size: size))
    }

    /// Returns the descriptor of a use of text.
    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// The size in points.
    public var pointSize: CGFloat { stage.size }

    /// The properties of the font.
    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if stage.isItalic { traits.insert(.traitItalic) }
        if stage.weight >= 600 { traits.insert(.traitBold) }
        if stage.family == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// Returns a descriptor with another size.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        changed { $0.size = newPointSize }
    }

    /// Returns a descriptor with other properties; nil if there is no such font.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        changed {
            $0.isItalic = symbolicTraits.contains(.traitItalic)
            if symbolicTraits.contains(.traitBold) {
                $0.weight = max($0.weight, 600)
            } else if $0.weight >= 600 {
                $0.weight = 400
            }
            if symbolicTraits.contains(.traitMonoSpace) { $0.family = .monospaced }
        }
    }

    /// Returns a descriptor with another form; nil if there is no such font.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        changed {
            switch design {
            case .rounded: $0.family = .rounded
            case .serif: $0.family = .serif
            case .monospaced: $0.family = .monospaced
            default: $0.family = .system
            }
        }
    }

    private func changed(_ change: (inout FontDescriptor) -> Void) -> UIFontDescriptor {
        var copy = stage
        change(&copy)
        return UIFontDescriptor(copy)
    }
}
