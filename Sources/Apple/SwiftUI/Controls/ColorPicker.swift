/// A label with a circle in a colour, which shows a screen where another is chosen.
public struct ColorPicker<Label: View>: View {
    private let selection: Binding<Color>
    private let supportsOpacity: Bool
    private let label: Label
    @Environment(\.labelsAreHidden) private var labelsAreHidden

    /// Creates a picker of a colour; `supportsOpacity` says whether it may let through what is behind.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
        self.label = label()
    }

    /// Creates a picker of a colour of Core Graphics'.
    public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(selection: selection.color, supportsOpacity: supportsOpacity, label: label)
    }

    public var body: some View {
        if labelsAreHidden {
            well
        } else {
            HStack {
                label
                Spacer()
                well
            }
        }
    }

    private var well: some View {
        UIKitLeaf(
            make: { BoundControl(UIColorWell()) },
            update: { view, environment in
                view.changed = { well in if let color = well.selectedColor { selection.wrappedValue = Color(color) } }
                let color = selection.wrappedValue.uiColor
                if view.control.selectedColor != color { view.control.selectedColor = color }
                view.control.supportsAlpha = supportsOpacity
                view.control.isEnabled = environment.isEnabled
            }, size: { _, _ in CGSize(width: 28, height: 28) })
    }
}

extension ColorPicker where Label == Text {
    /// Creates a picker of a colour with a title that is translated.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    /// Creates a picker of a colour with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }

    /// Creates a picker of a colour of Core Graphics' with a title that is translated.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(selection: selection.color, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    /// Creates a picker of a colour of Core Graphics' with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(selection: selection.color, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

extension Binding where Value == CGColor {
    /// The colour as SwiftUI has it.
    @MainActor fileprivate var color: Binding<Color> {
        Binding<Color>(get: { Color(cgColor: wrappedValue) }, set: { wrappedValue = $0.uiColor.cgColor })
    }
}
