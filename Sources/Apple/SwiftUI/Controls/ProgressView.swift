/// How far something is, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let fraction: Double?
    private let label: Label?
    private let valueLabel: CurrentValueLabel?
    private let followed: Progress?
    private let interval: (range: ClosedRange<Date>, countsDown: Bool)?
    @Environment(\.makeProgressView) private var makeView

    private init(
        fraction: Double?, label: Label?, valueLabel: CurrentValueLabel? = nil, followed: Progress? = nil,
        interval: (range: ClosedRange<Date>, countsDown: Bool)? = nil
    ) {
        self.fraction = fraction
        self.label = label
        self.valueLabel = valueLabel
        self.followed = followed
        self.interval = interval
    }

    /// Creates a bar with a label, and one of the value below; a nil value turns without end.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(fraction: value.map { Double($0 / total) }, label: label(), valueLabel: currentValueLabel())
    }

    /// Creates a bar of how much of a time has passed, or is left, with labels.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: nil, label: label(), valueLabel: currentValueLabel(), interval: (timerInterval, countsDown))
    }

    public var body: some View {
        if let followed {
            TimelineView(Self.glances(at: followed)) { _ in
                make(followed.isIndeterminate ? nil : followed.fractionCompleted)
            }
        } else if let interval {
            TimelineView(PeriodicTimelineSchedule(from: Date(), by: 0.5)) { context -> AnyView in
                make(Self.part(of: interval.range, at: context.date, countsDown: interval.countsDown))
            }
        } else {
            make(fraction)
        }
    }

    private func make(_ fraction: Double?) -> AnyView {
        makeView(
            ProgressViewStyleConfiguration(
                fractionCompleted: fraction,
                label: label.map { ProgressViewStyleConfiguration.Label(content: AnyView($0)) },
                currentValueLabel: valueLabel.map { .init(content: AnyView($0)) }))
    }

    /// How much of a time has passed at a date, from 0 to 1, or is left.
    static func part(of range: ClosedRange<Date>, at date: Date, countsDown: Bool) -> Double {
        let length = range.upperBound.timeIntervalSince(range.lowerBound)
        guard length > 0 else { return countsDown ? 0 : 1 }
        let passed = min(max(date.timeIntervalSince(range.lowerBound) / length, 0), 1)
        return countsDown ? 1 - passed : passed
    }

    /// A progress tells nobody of its changes here: it is looked at until it has ended.
    static func glances(at progress: Progress) -> ExplicitTimelineSchedule<AnySequence<Date>> {
        ExplicitTimelineSchedule(
            AnySequence { () -> AnyIterator<Date> in
                var date = Date()
                return AnyIterator {
                    guard !progress.isFinished, !progress.isCancelled else { return nil }
                    defer { date = date.addingTimeInterval(0.1) }
                    return date
                }
            })
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Creates a turning indicator with a label.
    public init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label: label()) }

    /// Creates a bar with a label; a nil value turns without end.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(fraction: value.map { Double($0 / total) }, label: label())
    }
}

extension ProgressView where CurrentValueLabel == Text {
    /// Creates a bar of how much of a time has passed, or is left, with a label, and the time below.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
            Text(timerInterval: timerInterval, countsDown: countsDown)
        }
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == Text {
    /// Creates a bar of how much of a time has passed, or is left, with the time below.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(
            fraction: nil, label: nil, valueLabel: Text(timerInterval: timerInterval, countsDown: countsDown),
            interval: (timerInterval, countsDown))
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Creates a turning indicator.
    public init() { self.init(fraction: nil, label: nil) }

    /// Creates a bar; a nil value turns without end.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
        self.init(fraction: value.map { Double($0 / total) }, label: nil)
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Creates a turning indicator with a title that is translated.
    public init(_ titleKey: LocalizedStringKey) { self.init(fraction: nil, label: Text(titleKey)) }

    /// Creates a turning indicator with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init(fraction: nil, label: Text(title)) }

    /// Creates a bar with a title; a nil value turns without end.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
        self.init(fraction: value.map { Double($0 / total) }, label: Text(titleKey))
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Creates a bar that follows a progress of Foundation's.
    public init(_ progress: Progress) { self.init(fraction: nil, label: nil, followed: progress) }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// Creates the progress view that a style is to draw, as the style around it draws them.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            fraction: configuration.fractionCompleted, label: configuration.label,
            valueLabel: configuration.currentValueLabel)
    }
}
