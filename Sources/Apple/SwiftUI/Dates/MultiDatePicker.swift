import Foundation

/// A calendar in which a person chooses several days.
public struct MultiDatePicker<Label: View>: View {
    private let label: Label
    private let selection: Binding<Set<DateComponents>>
    private let range: Range<Date>?
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone

    private init(_ selection: Binding<Set<DateComponents>>, _ range: Range<Date>?, _ label: Label) {
        self.selection = selection
        self.range = range
        self.label = label
    }

    /// Creates a calendar. The label is for assistive technology.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection, nil, label())
    }

    /// Creates a calendar of the days in a range, without its end.
    public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
        self.init(selection, bounds, label())
    }

    /// Creates a calendar of the days from a date on.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) { self.init(selection, bounds.lowerBound..<Date.distantFuture, label()) }

    /// Creates a calendar of the days before a date.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) { self.init(selection, Date.distantPast..<bounds.upperBound, label()) }

    public var body: some View {
        UIKitLeaf(
            make: { DaysCalendar() },
            update: { view, environment in
                view.choose = { selection.wrappedValue = $0 }
                view.show(selection.wrappedValue, range, calendar, locale, timeZone)
                view.isUserInteractionEnabled = environment.isEnabled
                view.tintColor = environment.tint?.uiColor
            },
            size: { view, proposal in
                let width = proposal.width ?? 320
                let fitting = view.systemLayoutSizeFitting(
                    CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
                    withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
                return CGSize(width: width, height: max(fitting.height, view.intrinsicContentSize.height))
            }
        )
        .accessibilityLabel(Text(verbatim: _ViewWords(label).text ?? ""))
    }
}

extension MultiDatePicker where Label == Text {
    /// Creates a calendar with a title that is translated.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleKey) }
    }

    /// Creates a calendar with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(title) }
    }

    /// Creates a calendar of the days in a range, with a title that is translated.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    /// Creates a calendar of the days from a date on, with a title that is translated.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }

    /// Creates a calendar of the days before a date, with a title that is translated.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }
}

/// A calendar of which several days are chosen.
private final class DaysCalendar: UICalendarView, UICalendarSelectionMultiDateDelegate {
    var choose: (Set<DateComponents>) -> Void = { _ in }
    private lazy var days = UICalendarSelectionMultiDate(delegate: self)

    private static func key(_ day: DateComponents) -> [Int] {
        [day.era ?? 1, day.year ?? 0, day.month ?? 0, day.day ?? 0]
    }

    func show(
        _ chosen: Set<DateComponents>, _ range: Range<Date>?, _ calendar: Calendar, _ locale: Locale, _ zone: TimeZone
    ) {
        if self.calendar != calendar { self.calendar = calendar }
        if self.locale != locale { self.locale = locale }
        if timeZone != zone { timeZone = zone }
        wantsDateDecorations = false
        if let range {
            // The end is no day of the range.
            let end = max(range.lowerBound, range.upperBound.addingTimeInterval(-1))
            let dates = DateInterval(start: range.lowerBound, end: end)
            if availableDateRange != dates { availableDateRange = dates }
        }
        if selectionBehavior !== days { selectionBehavior = days }
        if Set(days.selectedDates.map(Self.key)) != Set(chosen.map(Self.key)) {
            days.setSelectedDates(
                chosen.sorted { Self.key($0).lexicographicallyPrecedes(Self.key($1)) }, animated: false)
        }
    }

    private func tell() { choose(Set(days.selectedDates)) }

    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
        tell()
    }
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {
        tell()
    }
}
