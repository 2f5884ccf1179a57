import Testing

@testable import SwiftUI
@testable import UIKit

/// Stacks as layouts, and layouts that take turns.
@Suite @MainActor struct AnyLayoutTests {
    private struct Blocks: View {
        var body: some View {
            Block(width: 50, height: 20, name: "a")
            Block(height: 40, name: "b").layoutPriority(1)
            Block(width: 30, height: 10, name: "c")
        }
    }

    @Test func stackLayoutsLayOutAsStacksDo() {
        let room = CGSize(width: 300, height: 200)
        #expect(
            frames(HStackLayout(alignment: .top, spacing: 5) { Blocks() }, in: room)
                == frames(HStack(alignment: .top, spacing: 5) { Blocks() }, in: room))
        #expect(
            frames(VStackLayout(alignment: .trailing) { Blocks() }, in: room)
                == frames(VStack(alignment: .trailing) { Blocks() }, in: room))
        #expect(
            frames(ZStackLayout(alignment: .bottomLeading) { Blocks() }, in: room)
                == frames(ZStack(alignment: .bottomLeading) { Blocks() }, in: room))
    }

    private struct Turning: View {
        @State private var isAcross = false
        var body: some View {
            let layout = isAcross ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
            layout {
                Counter()
                Button("Turn") { isAcross.toggle() }
            }
        }
    }

    private struct Counter: View {
        @State private var count = 0
        var body: some View { Button("\(count) taps") { count += 1 } }
    }

    @Test func stateStaysWhenTheLayoutIsAnother() throws {
        let screen = TestScreen { Turning() }
        screen.tap(try #require(screen.label("0 taps")))
        let above = try #require(screen.frame("1 taps"))
        #expect(above.maxY <= (try #require(screen.frame("Turn"))).minY)
        screen.tap(try #require(screen.label("Turn")))
        let beside = try #require(screen.frame("1 taps"))
        #expect(beside.maxX <= (try #require(screen.frame("Turn"))).minX)
    }
}
