/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
    /// Compact where the mode has that form, wheels otherwise.
    case automatic
    /// Wheels.
    case wheels
    /// A label that opens a calendar or wheels when it is tapped.
    case compact
    /// A calendar in place; of a time, wheels.
    case inline
}
