import Foundation

/// Chooses a date, a time of day, or both.
public struct DatePicker<Label: View>: View {
    /// The parts of a date.
    public typealias Components = DatePickerComponents

    private let selection: Binding<Date>
    private let least: Date?
    private let most: Date?
    private let components: DatePickerComponents
    private let label: Label
    @Environment(\.labelsAreHidden) private var labelsAreHidden
    @Environment(\.datePickerLook) private var look

    private init(
        _ selection: Binding<Date>, _ least: Date?, _ most: Date?, _ components: DatePickerComponents, _ label: Label
    ) {
        self.selection = selection
        self.least = least
        self.most = most
        self.components = components
        self.label = label
    }

    /// Creates a picker for any date.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, nil, displayedComponents, label())
    }

    /// Creates a picker for dates within a range.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label())
    }

    /// Creates a picker for dates that are not before the range.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, label())
    }

    /// Creates a picker for dates that are not after the range.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, range.upperBound, displayedComponents, label())
    }

    public var body: some View {
        if labelsAreHidden {
            control
        } else if look == .inline {
            // A calendar stands alone.
            control
        } else {
            HStack {
                label
                Spacer()
                control
            }
        }
    }

    private var control: some View {
        UIKitLeaf(
            make: { BoundControl(UIDatePicker()) },
            update: { view, environment in
                let control = view.control
                view.changed = { selection.wrappedValue = $0.date }
                let mode = components.mode
                if control.datePickerMode != mode { control.datePickerMode = mode }
                if control.preferredDatePickerStyle != look { control.preferredDatePickerStyle = look }
                if control.minimumDate != least { control.minimumDate = least }
                if control.maximumDate != most { control.maximumDate = most }
                if control.locale != environment.locale { control.locale = environment.locale }
                if control.calendar != environment.calendar { control.calendar = environment.calendar }
                if control.timeZone != environment.timeZone { control.timeZone = environment.timeZone }
                let date = selection.wrappedValue
                if control.date != date { control.setDate(date, animated: control.window != nil) }
                control.isEnabled = environment.isEnabled
                control.tintColor = environment.tint?.uiColor
                view.accessibilityLabel = MenuContent.words(of: label, environment).text
            },
            size: { view, proposal in
                let own = view.controlSize
                // A calendar and wheels are as wide as there is room.
                guard look != .compact, look != .automatic, let width = proposal.width, width.isFinite else {
                    return own
                }
                return CGSize(width: max(width, look == .inline ? 280 : 0), height: own.height)
            })
    }
}

extension DatePicker where Label == Text {
    /// Creates a picker for any date, with a title that is translated.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, nil, displayedComponents, Text(titleKey))
    }

    /// Creates a picker for dates within a range, with a title that is translated.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey))
    }

    /// Creates a picker for dates that are not before the range, with a title that is translated.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey))
    }

    /// Creates a picker for dates that are not after the range, with a title that is translated.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey))
    }

    /// Creates a picker for any date, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, nil, displayedComponents, Text(title))
    }

    /// Creates a picker for dates within a range, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(title))
    }

    /// Creates a picker for dates that are not before the range, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, Text(title))
    }

    /// Creates a picker for dates that are not after the range, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, range.upperBound, displayedComponents, Text(title))
    }
}
