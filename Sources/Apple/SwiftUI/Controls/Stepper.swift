/// A label with two buttons that make a value more or less.
public struct Stepper<Label: View>: View {
    private let label: Label
    private let onIncrement: (() -> Void)?
    private let onDecrement: (() -> Void)?
    @Environment(\.labelsAreHidden) private var labelsAreHidden

    /// A stepper that calls one closure for each of its buttons. A button whose closure is nil cannot be used.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        self.onIncrement = onIncrement.map { act in
            {
                onEditingChanged(true); act(); onEditingChanged(false)
            }
        }
        self.onDecrement = onDecrement.map { act in
            {
                onEditingChanged(true); act(); onEditingChanged(false)
            }
        }
    }

    /// Creates a stepper for a value.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
            onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper for a value within bounds.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let current = value.wrappedValue
        self.init(
            label: label,
            onIncrement: current < bounds.upperBound
                ? { value.wrappedValue = min(value.wrappedValue.advanced(by: step), bounds.upperBound) } : nil,
            onDecrement: current > bounds.lowerBound
                ? { value.wrappedValue = max(value.wrappedValue.advanced(by: -step), bounds.lowerBound) } : nil,
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper for a value.
    @_disfavoredOverload
    @available(iOS, deprecated: 100000, message: "Use init(value:step:label:onEditingChanged:)")
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) { self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged) }

    /// Creates a stepper for a value within bounds.
    @_disfavoredOverload
    @available(iOS, deprecated: 100000, message: "Use init(value:in:step:label:onEditingChanged:)")
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) { self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged) }

    /// A stepper that calls one closure for each of its buttons. A button whose closure is nil cannot be used.
    @_disfavoredOverload
    @available(iOS, deprecated: 100000, message: "Use init(label:onIncrement:onDecrement:onEditingChanged:)")
    public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }

    public var body: some View {
        if labelsAreHidden {
            buttons
        } else {
            HStack {
                label
                Spacer()
                buttons
            }
        }
    }

    /// UIKit's control counts from -1 to 1, and is put back to 0 after each step.
    private var buttons: some View {
        UIKitLeaf(
            make: { BoundControl(UIStepper()) },
            update: { view, environment in
                let control = view.control
                control.minimumValue = onDecrement == nil ? 0 : -1
                control.maximumValue = onIncrement == nil ? 0 : 1
                control.value = 0
                control.isEnabled = environment.isEnabled
                view.changed = { control in
                    let direction = control.value
                    control.value = 0
                    if direction > 0 { onIncrement?() } else if direction < 0 { onDecrement?() }
                }
            },
            size: { view, _ in view.controlSize })
    }
}

extension Stepper where Label == Text {
    /// Creates a stepper for a value.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper for a value within bounds.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper for a value within bounds.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper that calls blocks; a nil block disables its half.
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }
}
