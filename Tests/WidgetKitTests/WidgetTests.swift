import ActivityKit
import AppIntents
import SwiftUI
import Testing
import WidgetKit
import _WidgetKit_SwiftUI

private struct Day: TimelineEntry {
    let date: Date
    var word = "오늘"
}

private struct Days: TimelineProvider {
    func placeholder(in context: Context) -> Day { Day(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Day) -> Void) {
        completion(Day(date: .now, word: context.isPreview ? "보기" : "지금"))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Day>) -> Void) {
        let entries = (0..<3).map { Day(date: Date(timeIntervalSince1970: Double($0) * 60)) }
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}

private struct DayView: View {
    @Environment(\.widgetFamily) private var family
    let entry: Day
    var body: some View {
        Text("\(entry.word) \(family.description)").containerBackground(.fill.tertiary, for: .widget)
            .widgetURL(URL(string: "app://day"))
    }
}

private struct DayWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "day", provider: Days()) { DayView(entry: $0) }
            .configurationDisplayName("Day").description("Shows the day")
            .supportedFamilies([.systemSmall, .accessoryCircular])
    }
}

private struct Setting: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Setting"
    @Parameter(title: "Word", default: "말") var word: String
}

private struct SetDays: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> Day { Day(date: .now) }
    func snapshot(for configuration: Setting, in context: Context) async -> Day {
        Day(date: .now, word: configuration.word)
    }
    func timeline(for configuration: Setting, in context: Context) async -> Timeline<Day> {
        Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .never)
    }
}

private struct SetWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "set", intent: Setting.self, provider: SetDays()) { DayView(entry: $0) }
            .contentMarginsDisabled()
    }
}

private struct Ride: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes = 3 }
    var driver = "민수"
}

private struct RideWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: Ride.self) { context in
            Text("\(context.driver) \(context.state.minutes)").activityBackgroundTint(.black)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Image(systemName: "car") }
                if context.state.minutes > 1 {
                    DynamicIslandExpandedRegion(.bottom) { Text("\(context.state.minutes)") }
                }
            } compactLeading: {
                Image(systemName: "car")
            } compactTrailing: {
                Text("\(context.state.minutes)")
            } minimal: {
                Text("-")
            }
            .widgetURL(URL(string: "ride://1")).keylineTint(.red)
        }
    }
}

private struct All: WidgetBundle {
    var body: some Widget {
        DayWidget()
        SetWidget()
    }
}

/// What widgets are set up as, and what they would show.
@Suite @MainActor struct WidgetTests {
    @Test func aWidgetTellsWhatItIs() async {
        let facts = DayWidget().body._facts
        #expect(facts.kind == "day" && facts.name == "Day" && facts.details == "Shows the day")
        #expect(facts.families == [.systemSmall, .accessoryCircular] && facts.hasMargins)
        let view = await facts.snapshot(.accessoryCircular)
        let words = UIHostingController(rootView: view)
        words.loadViewIfNeeded()
        words.view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        words.view.layoutIfNeeded()
        func texts(_ view: UIView) -> [String] {
            ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(texts)
        }
        #expect(texts(words.view) == ["지금 accessoryCircular"])
    }

    @Test func aWidgetIsSetUp() async {
        let facts = SetWidget().body._facts
        #expect(facts.kind == "set" && !facts.hasMargins && facts.families.count == 3)
        _ = await facts.snapshot(.systemSmall)
        #expect(await SetDays().snapshot(for: Setting(), in: .init(_family: .systemSmall)).word == "말")
        #expect(All().body is DayWidget)
    }

    @Test func anActivityIsDescribed() {
        let widget = RideWidget()
        #expect(widget.body._facts.families.isEmpty)
        guard let shown = widget.body as? ActivityConfiguration<Ride> else {
            Issue.record("no activity")
            return
        }
        let context = ActivityViewContext(_state: Ride.ContentState(), attributes: Ride())
        let view = UIHostingController(rootView: shown._content(context))
        view.view.frame = CGRect(x: 0, y: 0, width: 160, height: 160)
        view.view.layoutIfNeeded()
        func texts(_ view: UIView) -> [String] {
            ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(texts)
        }
        #expect(texts(view.view) == ["민수 3"])
        let island = shown._island(context)
        #expect(island._regions.map(\.0) == [.leading, .bottom])
        #expect(island._url == URL(string: "ride://1"))
        let soon = ActivityViewContext(_state: Ride.ContentState(minutes: 1), attributes: Ride())
        #expect(shown._island(soon)._regions.map(\.0) == [.leading])
    }

    @Test func timelinesAreAsked() async {
        let line = await withCheckedContinuation { continuation in
            Days().getTimeline(in: TimelineProviderContext(_family: .systemSmall)) {
                continuation.resume(returning: $0.entries.map(\.date))
            }
        }
        #expect(line.count == 3)
        #expect(TimelineReloadPolicy.after(line[1]) != .after(line[2]))
    }
}
