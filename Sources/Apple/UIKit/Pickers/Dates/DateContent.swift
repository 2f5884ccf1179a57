/// One of a date picker's forms.
@MainActor
protocol DateContent: UIView {
    /// A person chose a date. It is not within the limits yet: the picker makes it so and has it shown.
    var picked: ((Date) -> Void)? { get set }

    /// Shows a date under limits that may have changed.
    func show(_ date: Date, rules: DateRules, animated: Bool)
}
