import Testing

@testable import SwiftUI
@testable import UIKit

/// When what is done to views that come and go is done to all that a screen shows.
@Suite(.serialized) @MainActor struct WholeLifecycleTests {
    private final class Told { var words: [String] = [] }

    private struct Loader: View {
        let told: Told
        @State private var text: String?
        var body: some View {
            Group {
                if let text { Text(text) }
            }
            .onAppear { told.words.append("appear") }
            .task {
                told.words.append("task")
                text = "내용"
            }
        }
    }

    private func settle(_ screen: TestScreen) async {
        for _ in 0..<20 {
            await Task.yield()
            screen.settle()
        }
    }

    @Test func aScreenOfNothingYetAppears() async {
        let told = Told()
        let screen = TestScreen { Loader(told: told) }
        await settle(screen)
        // Once, though what is shown is another view then.
        #expect(told.words == ["appear", "task"])
        #expect(screen.texts == ["내용"])
    }

    private struct Phases: View {
        let told: Told
        @State private var isLoading = false
        @State private var count = 0
        var body: some View {
            NavigationStack {
                Group {
                    if isLoading {
                        ProgressView()
                    } else {
                        Text("loaded \(count)")
                        Button("more") { isLoading.toggle() }
                    }
                }
                .task {
                    told.words.append("begin")
                    isLoading = true
                    await Task.yield()
                    told.words.append(Task.isCancelled ? "cancelled" : "end")
                    count += 1
                    isLoading = false
                }
                .onDisappear { told.words.append("gone") }
            }
        }
    }

    @Test func workGoesOnWhileWhatIsShownBecomesAnother() async {
        let told = Told()
        let screen = TestScreen { Phases(told: told) }
        // The task goes on when its actor comes round.
        for _ in 0..<1000 where told.words.count < 2 { await settle(screen) }
        await settle(screen)
        #expect(told.words == ["begin", "end"])
        #expect(screen.texts.contains("loaded 1"))
    }

    private struct Covered: View {
        let told: Told
        @State private var isShown = true
        var body: some View {
            VStack {
                Button("toggle") { isShown.toggle() }
                // Among others, each view of a group appears by itself.
                Group {
                    Text("a")
                    if isShown { Text("b") }
                }
                .onAppear { told.words.append("appear") }
                .onDisappear { told.words.append("gone") }
            }
        }
    }

    @Test func viewsAmongOthersAppearOneByOne() throws {
        let told = Told()
        let screen = TestScreen { Covered(told: told) }
        #expect(told.words == ["appear", "appear"])
        screen.tap(try #require(screen.label("toggle")))
        #expect(told.words == ["appear", "appear", "gone"])
        screen.tap(try #require(screen.label("toggle")))
        #expect(told.words == ["appear", "appear", "gone", "appear"])
    }

    @Test func aSheetOfNothingYetAppears() async throws {
        let told = Told()
        let screen = TestScreen { Text("below").sheet(isPresented: .constant(true)) { Loader(told: told) } }
        screen.advance(by: 1)
        await settle(screen)
        #expect(told.words == ["appear", "task"])
        #expect(screen.texts.contains("내용"))
    }
}
