/// How far something is, or that it goes on.
public struct ProgressView<Label: View>: View {
    private let fraction: Double?
    private let label: Label?
    private let followed: Progress?
    @Environment(\.makeProgressView) private var makeView

    private init(fraction: Double?, label: Label?, followed: Progress? = nil) {
        self.fraction = fraction
        self.label = label
        self.followed = followed
    }

    /// Creates a turning indicator with a label.
    public init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label: label()) }

    /// Creates a bar with a label; a nil value turns without end.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(fraction: value.map { Double($0 / total) }, label: label())
    }

    public var body: some View {
        if let followed {
            TimelineView(Self.glances(at: followed)) { _ in
                makeView(
                    ProgressViewStyleConfiguration(
                        fractionCompleted: followed.isIndeterminate ? nil : followed.fractionCompleted, label: nil))
            }
        } else {
            makeView(
                ProgressViewStyleConfiguration(
                    fractionCompleted: fraction,
                    label: label.map { ProgressViewStyleConfiguration.Label(content: AnyView($0)) }))
        }
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

extension ProgressView where Label == EmptyView {
    /// Creates a turning indicator.
    public init() { self.init(fraction: nil, label: nil) }

    /// Creates a bar; a nil value turns without end.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
        self.init(fraction: value.map { Double($0 / total) }, label: nil)
    }
}

extension ProgressView where Label == Text {
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

extension ProgressView where Label == EmptyView {
    /// Creates a bar that follows a progress of Foundation's.
    public init(_ progress: Progress) { self.init(fraction: nil, label: nil, followed: progress) }
}
