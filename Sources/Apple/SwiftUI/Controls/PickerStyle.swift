/// How pickers look.
enum PickerLook: Equatable {
    case automatic, menu, segmented, wheel, inline, link, palette
}

/// How pickers look: one of the system's styles.
@MainActor @preconcurrency
public protocol PickerStyle {
    /// The name of the style.
    static var _name: String { get }
}

extension PickerStyle {
    var look: PickerLook {
        switch Self._name {
        case "segmented": .segmented
        case "wheel": .wheel
        case "inline": .inline
        case "menu": .menu
        case "navigationLink": .link
        case "palette": .palette
        default: .automatic
        }
    }
}

/// The style that suits where the picker is: a menu.
public struct DefaultPickerStyle: PickerStyle {
    /// Makes the default style.
    nonisolated public init() {}
    public static var _name: String { "automatic" }
}

/// The value, and a menu of all when it is tapped.
public struct MenuPickerStyle: PickerStyle {
    /// Makes the style of a menu.
    nonisolated public init() {}
    public static var _name: String { "menu" }
}

/// All values beside each other.
public struct SegmentedPickerStyle: PickerStyle {
    /// Makes the segmented style.
    nonisolated public init() {}
    public static var _name: String { "segmented" }
}

/// A wheel of all values.
public struct WheelPickerStyle: PickerStyle {
    /// Makes the style of a wheel.
    nonisolated public init() {}
    public static var _name: String { "wheel" }
}

/// All values below each other.
public struct InlinePickerStyle: PickerStyle {
    /// Makes the inline style.
    nonisolated public init() {}
    public static var _name: String { "inline" }
}

/// The value, and a screen of all when it is tapped, in a navigation stack.
public struct NavigationLinkPickerStyle: PickerStyle {
    /// Makes the style of a link.
    nonisolated public init() {}
    public static var _name: String { "navigationLink" }
}

/// All values beside each other, as small pictures in menus. Outside of menus as the segmented style.
public struct PalettePickerStyle: PickerStyle {
    /// Makes the style of a palette.
    nonisolated public init() {}
    public static var _name: String { "palette" }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// Small pictures beside each other.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A link to a screen of all options.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == DefaultPickerStyle {
    /// The style that suits where the picker is.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
    /// A button that opens a menu.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    /// Segments side by side.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
    /// A wheel.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
    /// A row for each option, with a tick at the chosen one.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

private struct PickerStyleKey: EnvironmentKey { static let defaultValue = PickerLook.automatic }

extension EnvironmentValues {
    var pickerStyle: PickerLook {
        get { self[PickerStyleKey.self] }
        set { self[PickerStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the pickers in the view.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\.pickerStyle, style.look) }
}
