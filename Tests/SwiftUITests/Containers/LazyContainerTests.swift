import Testing
import UIKit

@testable import SwiftUI

/// Stacks and grids that make what is seen.
@Suite @MainActor struct LazyContainerTests {
    /// What happened to rows, in order.
    private final class Diary {
        var made: [Int] = []
        var events: [String] = []
    }

    private struct Row: View {
        let number: Int
        let diary: Diary
        var height: CGFloat = 100

        init(_ number: Int, _ diary: Diary, height: CGFloat = 100) {
            self.number = number
            self.diary = diary
            self.height = height
            diary.made.append(number)
        }

        var body: some View {
            Text(verbatim: "row \(number)").frame(height: height)
                .onAppear { diary.events.append("+\(number)") }
                .onDisappear { diary.events.append("-\(number)") }
        }
    }

    private func rows(_ count: Int, _ diary: Diary) -> some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { Row($0, diary) }
            }
        }
    }

    @Test func rowsAreMadeWhenTheyAreSeen() throws {
        let diary = Diary()
        let screen = TestScreen { rows(1000, diary) }
        #expect(Set(diary.made).count < 12)
        #expect(screen.label("row 0") != nil)
        #expect(screen.label("row 20") == nil)
        let scroll = try #require(screen.all(UIScrollView.self).first)
        #expect(scroll.contentSize.height == 100_000)
        scroll.contentOffset.y = 5000
        screen.settle()
        #expect(screen.label("row 51") != nil)
        #expect(screen.label("row 0") == nil)
        #expect(Set(diary.made).count < 24)
    }

    @Test func rowsAppearAndDisappearAsTheyAreScrolled() throws {
        let diary = Diary()
        let screen = TestScreen { rows(100, diary) }
        #expect(diary.events.first == "+0")
        #expect(!diary.events.contains("+30"))
        let scroll = try #require(screen.all(UIScrollView.self).first)
        scroll.contentOffset.y = 3000
        screen.settle()
        #expect(diary.events.contains("-0"))
        #expect(diary.events.contains("+30"))
        scroll.contentOffset.y = -59
        screen.settle()
        #expect(diary.events.filter { $0 == "+0" }.count == 2)
    }

    private struct Counter: View {
        @State private var count = 0
        let number: Int
        var body: some View {
            Button("\(number): \(count)") { count += 1 }.frame(height: 100)
        }
    }

    @Test func rowsKeepTheirStateOutOfSight() throws {
        let screen = TestScreen {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<50, id: \.self) { Counter(number: $0) } }
            }
        }
        screen.tap(try #require(screen.label("2: 0")))
        let scroll = try #require(screen.all(UIScrollView.self).first)
        scroll.contentOffset.y = 3000
        screen.settle()
        #expect(screen.label("2: 1") == nil)
        scroll.contentOffset.y = 0
        screen.settle()
        #expect(screen.label("2: 1") != nil)
    }

    @Test func lengthsThatWereGuessedAreMended() throws {
        let diary = Diary()
        let screen = TestScreen {
            ScrollView {
                LazyVStack(spacing: 10) {
                    ForEach(0..<10, id: \.self) { Row($0, diary, height: $0 == 0 ? 20 : 50) }
                }
            }
        }
        // All are seen: the guess of twenty points has gone.
        let scroll = try #require(screen.all(UIScrollView.self).first)
        #expect(abs(scroll.contentSize.height - 560) < 0.01)
        let first = try #require(screen.frame("row 1"))
        let second = try #require(screen.frame("row 2"))
        #expect(second.midY - first.midY == 60)
    }

    @Test func stacksFillTheirRoomAcross() {
        let result = frames(
            LazyVStack(alignment: .leading, spacing: 4) {
                Block(width: 30, height: 10, name: "a")
                Block(width: 50, height: 20, name: "b")
            }, in: CGSize(width: 200, height: 100))
        #expect(result["a"] == CGRect(x: 0, y: 33, width: 30, height: 10))
        #expect(result["b"] == CGRect(x: 0, y: 47, width: 50, height: 20))
        #expect(size(LazyVStack { Block(width: 30, height: 10) }, width: 200) == CGSize(width: 200, height: 10))
        #expect(
            size(
                LazyHStack {
                    Block(width: 30, height: 10); Block(width: 30, height: 10)
                }, height: 50)
                == CGSize(width: 68, height: 50))
    }

    @Test func columnsShareTheRoom() {
        let columns = [GridItem(.fixed(50)), GridItem(.flexible(maximum: 40)), GridItem(.flexible())]
        let (tracks, length) = GridTrack.tracks(columns, in: 266)
        #expect(tracks.map(\.length) == [50, 40, 160])
        #expect(tracks.map(\.start) == [0, 58, 106])
        #expect(length == 266)
    }

    @Test func adaptiveItemsBecomeAsManyAsFit() {
        let (tracks, _) = GridTrack.tracks([GridItem(.adaptive(minimum: 80), spacing: 10)], in: 300)
        #expect(tracks.count == 3)
        #expect(abs(tracks[0].length - 280.0 / 3) < 0.001)
        #expect(GridTrack.tracks([GridItem(.adaptive(minimum: 80))], in: 20).tracks.count == 1)
    }

    @Test func gridsFillLineByLine() {
        let result = frames(
            LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 5) {
                Block(width: 20, height: 10, name: "a")
                Block(width: 20, height: 30, name: "b")
                Block(width: 20, height: 10, name: "c")
            }, in: CGSize(width: 208, height: 45))
        #expect(result["a"] == CGRect(x: 40, y: 10, width: 20, height: 10))
        #expect(result["b"] == CGRect(x: 148, y: 0, width: 20, height: 30))
        #expect(result["c"] == CGRect(x: 40, y: 35, width: 20, height: 10))
    }

    @Test func headersTakeTheWholeWidthAndStayInSight() throws {
        let screen = TestScreen {
            ScrollView {
                LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0, pinnedViews: .sectionHeaders) {
                    ForEach(0..<3, id: \.self) { section in
                        Section {
                            ForEach(0..<20, id: \.self) { Text(verbatim: "\(section).\($0)").frame(height: 100) }
                        } header: {
                            Text(verbatim: "header \(section)").frame(maxWidth: .infinity).frame(height: 40)
                        }
                    }
                }
            }
        }
        #expect(screen.frame("header 0")?.midX == 196.5)
        let scroll = try #require(screen.all(UIScrollView.self).first)
        scroll.contentOffset.y = 300
        screen.settle()
        #expect(abs(try #require(screen.frame("header 0")).midY - 20) < 0.5)
        // The next one pushes it out.
        scroll.contentOffset.y = 1030
        screen.settle()
        #expect(abs(try #require(screen.frame("header 0")).midY + 10) < 0.5)
        #expect(abs(try #require(screen.frame("header 1")).midY - 30) < 0.5)
    }

    @Test func newRowsComeInTheirPlace() throws {
        struct Changing: View {
            @State var numbers = [1, 2, 3]
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        Button("insert") { numbers.insert(9, at: 1) }
                        ForEach(numbers, id: \.self) { Text(verbatim: "n\($0)") }
                    }
                }
            }
        }
        let screen = TestScreen { Changing() }
        screen.tap(try #require(screen.label("insert")))
        #expect(screen.texts == ["insert", "n1", "n9", "n2", "n3"])
    }
}
