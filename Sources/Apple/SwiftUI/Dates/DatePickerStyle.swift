/// How a date picker looks: one of the system's styles.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    /// The style that UIKit's picker has.
    var _style: UIDatePickerStyle { get }
}

/// The look that suits where the picker is: compact.
public struct DefaultDatePickerStyle: DatePickerStyle {
    /// Makes the default look.
    nonisolated public init() {}
    public var _style: UIDatePickerStyle { .compact }
}

/// Fields that open a calendar or wheels.
public struct CompactDatePickerStyle: DatePickerStyle {
    /// Makes the look of fields.
    nonisolated public init() {}
    public var _style: UIDatePickerStyle { .compact }
}

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// Makes the look of a calendar.
    nonisolated public init() {}
    public var _style: UIDatePickerStyle { .inline }
}

/// Wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
    /// Makes the look of wheels.
    nonisolated public init() {}
    public var _style: UIDatePickerStyle { .wheels }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The look that suits where the picker is.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// Fields that open a calendar or wheels.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// Wheels.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

private struct DatePickerLookKey: EnvironmentKey { static let defaultValue = UIDatePickerStyle.compact }

extension EnvironmentValues {
    /// The look of date pickers.
    var datePickerLook: UIDatePickerStyle {
        get { self[DatePickerLookKey.self] }
        set { self[DatePickerLookKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the date pickers in the view.
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        environment(\.datePickerLook, style._style)
    }
}
