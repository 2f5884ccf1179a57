import Foundation
import Testing

@testable import SwiftUI
@testable import UIKit

/// Progress of times, calendars of several days, inspectors, activities and tasks of values that can only be compared.
@Suite(.serialized) @MainActor struct SmallAdditionTests {
    @Test func timesPassInBars() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let range = start...start.addingTimeInterval(10)
        typealias Bar = ProgressView<EmptyView, Text>
        #expect(abs(Bar.part(of: range, at: start.addingTimeInterval(4), countsDown: false) - 0.4) < 0.001)
        #expect(abs(Bar.part(of: range, at: start.addingTimeInterval(4), countsDown: true) - 0.6) < 0.001)
        #expect(Bar.part(of: range, at: start.addingTimeInterval(40), countsDown: true) == 0)
        #expect(Bar.part(of: start...start, at: start, countsDown: false) == 1)
    }

    @Test func valuesStandBelowTheirBars() throws {
        let screen = TestScreen {
            VStack(spacing: 40) {
                ProgressView(value: 3, total: 4) {
                    Text("label")
                } currentValueLabel: {
                    Text("75 %")
                }
                ProgressView(timerInterval: Date()...Date().addingTimeInterval(100))
            }
            .padding()
        }
        try screen.picture("swiftui-progress-values")
        let bars = screen.all(UIProgressView.self)
        #expect(bars.count == 2 && bars[0].progress == 0.75 && bars[1].progress > 0.9)
        let (label, value) = (try #require(screen.frame("label")), try #require(screen.frame("75 %")))
        let bar = bars[0].convert(bars[0].bounds, to: nil)
        #expect(label.maxY <= bar.minY && bar.maxY <= value.minY)
    }

    private struct Days: View {
        @State var days: Set<DateComponents> = []
        let told: (Set<DateComponents>) -> Void
        var body: some View {
            MultiDatePicker("Days", selection: $days, in: Self.date(1)..<Self.date(20))
                .environment(\.calendar, Calendar(identifier: .gregorian))
                .environment(\.locale, Locale(identifier: "en_US"))
                .onChange(of: days) { _, new in told(new) }
        }

        static func date(_ day: Int) -> Date {
            Calendar(identifier: .gregorian).date(from: DateComponents(year: 2025, month: 3, day: day)) ?? .distantPast
        }
    }

    @Test func severalDaysAreChosen() throws {
        var told: Set<DateComponents> = []
        let screen = TestScreen { Days { told = $0 } }
        screen.advance(by: 1)
        try screen.picture("swiftui-multi-date")
        for day in ["5", "14", "25"] { screen.tap(try #require(screen.label(day))) }
        screen.advance(by: 1)
        // The range ends before the 20th.
        #expect(told.compactMap(\.day).sorted() == [5, 14])
        #expect(told.allSatisfy { $0.year == 2025 && $0.month == 3 })
        screen.tap(try #require(screen.label("5")))
        screen.advance(by: 1)
        #expect(told.compactMap(\.day) == [14])
    }

    private struct Inspected: View {
        @State var isShown = false
        var body: some View {
            Button("more") { isShown = true }
                .inspector(isPresented: $isShown) { Text("details").inspectorColumnWidth(200) }
        }
    }

    @Test func inspectorsAreSheetsOnPhonesAndColumnsElsewhere() throws {
        let phone = UIHostingController(rootView: Inspected())
        let screen = TestScreen(phone)
        screen.tap(try #require(screen.label("more")))
        screen.advance(by: 1)
        #expect(phone.presentedViewController != nil && screen.label("details") != nil)

        let wide = UIHostingController(rootView: Inspected().environment(\.horizontalSizeClass, .regular))
        let other = TestScreen(wide, size: CGSize(width: 1024, height: 768))
        other.tap(try #require(other.label("more")))
        other.advance(by: 1)
        #expect(wide.presentedViewController == nil)
        let details = try #require(other.frame("details"))
        #expect(abs(details.midX - (1024 - 100)) < 1)
        #expect(try #require(other.frame("more")).midX < 420)
    }

    private struct Pair: Equatable {
        var a = 1
    }

    private struct Working: View {
        @State var pair = Pair()
        let told: (Int) -> Void
        var body: some View {
            Button("next") { pair.a += 1 }.task(id: pair) { told(pair.a) }
        }
    }

    @Test func tasksBeginAnewForValuesThatCanOnlyBeCompared() async throws {
        var told: [Int] = []
        let screen = TestScreen { Working { told.append($0) } }
        for _ in 0..<500 where told.count < 1 { try await Task.sleep(for: .milliseconds(1)) }
        screen.tap(try #require(screen.label("next")))
        for _ in 0..<500 where told.count < 2 { try await Task.sleep(for: .milliseconds(1)) }
        #expect(told == [1, 2])
    }

    @Test func pagesAreContinued() throws {
        var (pages, addresses): ([URL?], [URL]) = ([], [])
        let screen = TestScreen {
            Text("screen").onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { pages.append($0.webpageURL) }
                .onContinueUserActivity("app.own") { _ in pages.append(nil) }
                .onOpenURL { addresses.append($0) }
        }
        screen.settle()
        let (page, own) = (try #require(URL(string: "https://a.test/x")), try #require(URL(string: "app://y")))
        #expect(UIApplication.shared.deliver(page) && UIApplication.shared.deliver(own))
        #expect(pages == [page] && addresses == [page, own])
    }

    private struct Doing: View {
        @State var name: String? = "one"
        let told: (NSUserActivity) -> Void
        var body: some View {
            Button("end") { name = name == "one" ? "two" : nil }
                .userActivity("app.reading", element: name) { name, activity in
                    activity.title = name
                    told(activity)
                }
        }
    }

    @Test func activitiesLastAsLongAsTheirElements() throws {
        var told: [NSUserActivity] = []
        let screen = TestScreen { Doing { told.append($0) } }
        #expect(told.last?.title == "one" && told.last?.activityType == "app.reading")
        let first = told.last
        screen.tap(try #require(screen.label("end")))
        screen.advance(by: 1)
        #expect(told.last?.title == "two" && told.last === first)
        let count = told.count
        screen.tap(try #require(screen.label("end")))
        screen.advance(by: 1)
        #expect(told.count == count)
    }

    @Test func wholeValuesHaveKeyframes() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10.0, duration: 1)
            LinearKeyframe(0.0, duration: 1)
        }
        #expect(abs(timeline.value(time: 0.5) - 5) < 0.01 && abs(timeline.value(time: 1.5) - 5) < 0.01)
    }
}
