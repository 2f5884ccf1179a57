import Foundation

/// When a ``TimelineView`` is made anew.
public protocol TimelineSchedule {
    /// The dates at which the view is made anew.
    associatedtype Entries: Sequence where Entries.Element == Date
    /// How a schedule is followed.
    typealias Mode = TimelineScheduleMode
    /// The dates from a date on; the first is that of the view at first.
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// How a schedule is followed.
public enum TimelineScheduleMode: Sendable {
    /// At every date, or seldom to save energy.
    case normal, lowFrequency
}

/// A view is made anew again and again after the same time.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    /// Dates that follow each other after the same time.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        var date: Date
        let interval: TimeInterval

        public mutating func next() -> Date? {
            defer { date = date.addingTimeInterval(interval) }
            return date
        }
    }

    let start: Date
    let interval: TimeInterval

    /// Creates a schedule that begins at a date and goes on after so many seconds each.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = max(interval, 0.001)
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        // The last date that has passed is the first.
        let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
        return Entries(date: start.addingTimeInterval(max(passed, 0) * interval), interval: interval)
    }
}

/// A view is made anew each full minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// Creates the schedule.
    public init() {}

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
        let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        return .init(date: Date(timeIntervalSinceReferenceDate: minute), interval: 60)
    }
}

/// A view is made anew at dates that are given.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    let dates: Entries

    /// Creates a schedule of dates, from early to late.
    public init(_ dates: Entries) { self.dates = dates }
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// A view is made anew for each picture on the screen.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    let interval: TimeInterval
    let isPaused: Bool

    /// Creates a schedule that goes on unless it is paused, not more often than after so many seconds.
    public init(minimumInterval: TimeInterval? = nil, paused: Bool = false) {
        interval = max(minimumInterval ?? 1.0 / 60, 1.0 / 120)
        isPaused = paused
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
        if isPaused { return AnySequence([startDate]) }
        return AnySequence(PeriodicTimelineSchedule.Entries(date: startDate, interval: interval))
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Again and again after so many seconds.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// Each full minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule {
    /// At dates of an app's own, in their order.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// For each picture on the screen.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    /// For pictures on the screen, not more often than after so many seconds.
    public static func animation(
        minimumInterval: TimeInterval? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

/// A view that is made anew as time goes by.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
    /// What a view is made of.
    public struct Context {
        /// How often a view is made anew that is seen.
        public enum Cadence: Comparable, Sendable {
            /// For each picture, each second, or each minute.
            case live, seconds, minutes
        }

        /// The date for which the view is made.
        public let date: Date
        /// How often the view is made anew.
        public var cadence: Cadence { .live }
    }

    private let schedule: Schedule
    private let content: (TimelineViewDefaultContext) -> Content
    @State private var date: Date?
    @State private var clock = TimelineClock()

    /// Creates a view that is made anew by a schedule.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.schedule = schedule
        self.content = content
    }

    /// Creates a view that is made anew by a schedule, of what this type's own context says.
    @_disfavoredOverload
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
        self.init(schedule) { (context: TimelineViewDefaultContext) in content(Context(date: context.date)) }
    }

    public var body: some View {
        let now = date ?? schedule.entries(from: Date(), mode: .normal).first { _ in true } ?? Date()
        content(TimelineViewDefaultContext(date: now))
            .onAppear { clock.follow(schedule) { date = $0 } }
            .onDisappear { clock.stop() }
    }
}

/// What a view of any timeline is made of.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// Waits for one date after the other.
@MainActor
private final class TimelineClock {
    private var timer: Timer?
    private var nextDate: () -> Date? = { nil }
    private var tick: (Date) -> Void = { _ in }

    func follow<S: TimelineSchedule>(_ schedule: S, _ tick: @escaping (Date) -> Void) {
        stop()
        var entries = schedule.entries(from: Date(), mode: .normal).makeIterator()
        _ = entries.next()
        nextDate = { entries.next() }
        self.tick = tick
        wait()
    }

    private func wait() {
        // A date that has passed already is left out for the next one.
        var next = nextDate()
        while let date = next, date.timeIntervalSinceNow < -1 { next = nextDate() }
        guard let date = next else { return }
        let timer = Timer(timeInterval: max(date.timeIntervalSinceNow, 0.001), repeats: false) { [weak self] _ in
            MainActor.assumeIsolated {
                self?.tick(date)
                self?.wait()
            }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    func stop() {
        timer?.invalidate()
        timer = nil
    }
}
