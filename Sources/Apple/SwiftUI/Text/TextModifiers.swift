/// Whether the words of texts can be chosen.
public protocol TextSelectability: Sendable {
    /// Whether they can.
    static var allowsSelection: Bool { get }
}

/// The words of texts can be chosen.
public struct EnabledTextSelectability: TextSelectability {
    public static var allowsSelection: Bool { true }
}

/// The words of texts cannot be chosen.
public struct DisabledTextSelectability: TextSelectability {
    public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// The words can be chosen.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
    /// The words cannot be chosen.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

private struct SelectableTextKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether a long touch on a text offers to copy it.
    var textIsSelectable: Bool {
        get { self[SelectableTextKey.self] }
        set { self[SelectableTextKey.self] = newValue }
    }
}

extension View {
    /// Whether a person can take the words of the texts in the view: a long touch offers to copy a text.
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        environment(\.textIsSelectable, S.allowsSelection)
    }

    /// Sets the form of the letters in the view; nil takes the font's.
    public func fontDesign(_ design: Font.Design?) -> some View { environment(\.textStyling.design, design) }

    /// Gives the letters in the view equal widths.
    public func monospaced(_ isActive: Bool = true) -> some View {
        environment(\.textStyling.design, isActive ? .monospaced : nil)
    }

    /// Gives the digits in the view equal widths.
    public func monospacedDigit() -> some View { environment(\.textStyling.hasMonospacedDigits, true) }

    /// Adds room between the letters in the view, in points.
    public func tracking(_ tracking: CGFloat) -> some View { environment(\.textStyling.kerning, tracking) }

    /// Raises the texts in the view over their lines, in points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        environment(\.textStyling.baselineOffset, baselineOffset)
    }

    /// Underlines the texts in the view; a nil colour takes the texts'.
    public func underline(_ isActive: Bool = true, color: Color?) -> some View {
        environment(\.textStyling.isUnderlined, isActive)
    }

    /// Strikes the texts in the view through; a nil colour takes the texts'.
    public func strikethrough(_ isActive: Bool = true, color: Color?) -> some View {
        environment(\.textStyling.isStruckThrough, isActive)
    }

    /// Whether texts may move their letters together before they are cut. Has no effect.
    public func allowsTightening(_ flag: Bool) -> some View { self }

    /// Sets how large text is in the view.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

    /// Keeps the size of text in the view within a range.
    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
            guard !range.contains(size) else { return }
            let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
            guard let least = sizes.first, let most = sizes.last else { return }
            size = size < least ? least : most
        }
    }

    /// Sets the most lines of texts, in a range; fields that grow begin with the least.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        environment(\.lineLimit, limit.upperBound).environment(\.leastLines, limit.lowerBound)
    }

    /// Sets the most lines of texts; fields that grow begin with the least.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        environment(\.lineLimit, nil).environment(\.leastLines, limit.lowerBound)
    }

    /// Sets the most lines of texts.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        environment(\.lineLimit, limit.upperBound)
    }

    /// Sets the most lines of texts, and whether texts take their room though they have fewer.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        environment(\.lineLimit, limit).environment(\.leastLines, reservesSpace ? limit : 1)
    }
}

private struct LeastLinesKey: EnvironmentKey { static let defaultValue = 1 }

extension EnvironmentValues {
    /// For how many lines texts take room at least.
    var leastLines: Int {
        get { self[LeastLinesKey.self] }
        set { self[LeastLinesKey.self] = newValue }
    }
}
