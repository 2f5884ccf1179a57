public import Foundation

/// The label of a stepper that shows its value, written by a format.
public struct _FormattedStepperLabel: View {
    let title: Text
    let value: String

    public var body: some View {
        HStack {
            title
            Spacer()
            Text(verbatim: value).foregroundStyle(.secondary)
        }
    }
}

extension Stepper where Label == _FormattedStepperLabel {
    /// Creates a stepper that shows its value, written by a format.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: Strideable, F.FormatOutput == String {
        self.init(
            value: value, step: step,
            label: { Label(title: Text(titleKey), value: format.format(value.wrappedValue)) },
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper, for a value within bounds, that shows it, written by a format.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: Strideable, F.FormatOutput == String {
        self.init(
            value: value, in: bounds, step: step,
            label: { Label(title: Text(titleKey), value: format.format(value.wrappedValue)) },
            onEditingChanged: onEditingChanged)
    }
}
