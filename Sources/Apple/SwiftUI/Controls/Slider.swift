/// A value that is chosen along a line.
public struct Slider<Label: View, ValueLabel: View>: View {
    private let value: Binding<Double>
    private let bounds: ClosedRange<Double>
    private let step: Double?
    private let minimumLabel: ValueLabel
    private let maximumLabel: ValueLabel
    private let label: Label
    private let onEditingChanged: (Bool) -> Void

    /// Creates a slider that moves in steps.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.value = Binding(get: { Double(value.wrappedValue) }, set: { (new: Double) in value.wrappedValue = V(new) })
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = step.map { Double($0) }
        self.label = label()
        minimumLabel = minimumValueLabel()
        maximumLabel = maximumValueLabel()
        self.onEditingChanged = onEditingChanged
    }

    public var body: some View {
        HStack {
            minimumLabel
            UIKitLeaf(
                make: { BoundControl(UISlider()) },
                update: { view, environment in
                    let control = view.control
                    view.editingChanged = onEditingChanged
                    view.changed = { control in
                        let new = stepped(Double(control.value))
                        if value.wrappedValue != new { value.wrappedValue = new }
                        if Float(new) != control.value { control.value = Float(new) }
                    }
                    control.minimumValue = Float(bounds.lowerBound)
                    control.maximumValue = Float(bounds.upperBound)
                    if !control.isTracking { control.value = Float(value.wrappedValue) }
                    control.isEnabled = environment.isEnabled
                    control.minimumTrackTintColor = environment.tint?.uiColor
                },
                size: { view, proposal in
                    CGSize(width: max(proposal.width ?? 100, 0), height: view.controlSize.height)
                })
            maximumLabel
        }
    }

    private func stepped(_ value: Double) -> Double {
        guard let step, step > 0 else { return value }
        let count = ((value - bounds.lowerBound) / step).rounded()
        return min(bounds.lowerBound + count * step, bounds.upperBound)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Creates a slider for a value within bounds; `onEditingChanged` gets true when a drag begins and false when it
    /// ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, in: bounds, label: { EmptyView() }, minimumValueLabel: { EmptyView() },
            maximumValueLabel: { EmptyView() }, onEditingChanged: onEditingChanged)
    }

    /// Creates a slider that moves in steps.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, in: bounds, step: step, label: { EmptyView() }, minimumValueLabel: { EmptyView() },
            maximumValueLabel: { EmptyView() }, onEditingChanged: onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Creates a slider for a value within bounds; `onEditingChanged` gets true when a drag begins and false when it
    /// ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, in: bounds, label: label, minimumValueLabel: { EmptyView() },
            maximumValueLabel: { EmptyView() }, onEditingChanged: onEditingChanged)
    }
}
