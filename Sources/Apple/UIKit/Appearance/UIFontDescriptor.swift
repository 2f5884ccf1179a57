package import Stage

/// A description of a font that can be changed and turned into a font.
public final class UIFontDescriptor: NSObject, @unchecked Sendable {
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = SystemDesign(rawValue: "default")
        public static let rounded = SystemDesign(rawValue: "rounded")
        public static let serif = SystemDesign(rawValue: "serif")
        public static let monospaced = SystemDesign(rawValue: "monospaced")
    }

    package let stage: FontDescriptor

    package init(_ stage: FontDescriptor) {
        self.stage = stage
    }

    public convenience init(name fontName: String, size: CGFloat) {
        self.init(UIFont(name: fontName, size: size)?.descriptor ?? FontDescriptor(family: .system, size: size))
    }

    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    public var pointSize: CGFloat { stage.size }

    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if stage.isItalic { traits.insert(.traitItalic) }
        if stage.weight >= 600 { traits.insert(.traitBold) }
        if stage.family == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        changed { $0.size = newPointSize }
    }

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
