/// Whether the interface is light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    /// Light or dark.
    case light, dark

    init(_ style: UIUserInterfaceStyle) { self = style == .dark ? .dark : .light }

    var style: UIUserInterfaceStyle { self == .dark ? .dark : .light }
}
