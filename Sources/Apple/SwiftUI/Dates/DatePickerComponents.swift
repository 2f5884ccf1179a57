/// The parts of a date that a ``DatePicker`` chooses.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The time of day.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// Day, month and year.
    public static let date = DatePickerComponents(rawValue: 2)

    var mode: UIDatePicker.Mode {
        switch (contains(.date), contains(.hourAndMinute)) {
        case (true, false): .date
        case (false, true): .time
        default: .dateAndTime
        }
    }
}
