import Foundation
import Testing

@testable import Stage

@MainActor
@Suite("Offscreen surface")
struct OffscreenSurfaceTests {
    @Test("Ticks come at exact sixtieths of a second, and only when asked for")
    func exactFrames() {
        let (surface, client) = make()
        surface.advance(by: 1)
        #expect(client.ticks.isEmpty)
        client.wantsMore = true
        surface.requestTick()
        surface.advance(by: 0.1)
        #expect(client.ticks == (61...66).map { Double($0) / 60 })
        #expect(surface.now == 1.1)
    }

    @Test("A second of small steps has sixty frames")
    func smallSteps() {
        let (surface, client) = make()
        client.wantsMore = true
        surface.requestTick()
        for _ in 0..<1000 { surface.advance(by: 0.001) }
        #expect(client.ticks.count == 60)
    }

    @Test("Running until idle stops at the limit of what never rests")
    func limit() {
        let (surface, client) = make()
        client.remaining = 10
        surface.requestTick()
        #expect(surface.runUntilIdle())
        #expect(client.ticks.count == 11)
        client.wantsMore = true
        surface.requestTick()
        #expect(!surface.runUntilIdle(limit: 2))
        #expect(abs(surface.now - 2.2) < 0.1)
    }

    @Test("Presenting says the size, gives the focus and asks for a frame")
    func presenting() {
        let (surface, client) = make()
        surface.present()
        #expect(client.events == ["resized", "focusChanged(true)"])
        #expect(!surface.isIdle)
        surface.present()
        #expect(client.events.count == 2)
    }

    @Test("A closed surface says nothing more and releases its client")
    func closing() {
        let (surface, client) = make()
        surface.present()
        surface.close()
        surface.send(.focusChanged(false))
        surface.runUntilIdle()
        #expect(client.events.count == 2)
        #expect(client.ticks.isEmpty)
        #expect(surface.client == nil)
    }

    @Test("Resizing and changing the appearance reach the client")
    func changes() {
        let (surface, client) = make()
        surface.present()
        client.events = []
        surface.resize(to: CGSize(width: 852, height: 393), safeArea: EdgeInsets(left: 59, right: 59))
        surface.setAppearance(.dark)
        surface.setAppearance(.dark)
        #expect(client.events == ["resized", "appearanceChanged(Stage.Appearance.dark)"])
        #expect(surface.size.width == 852)
        #expect(surface.safeArea.left == 59)
    }

    @Test("The picture is as many pixels as points times scale")
    func picture() throws {
        let surface = OffscreenSurface(size: CGSize(width: 20, height: 10), scale: 2)
        let client = RecordingClient()
        surface.client = client
        let png = try surface.pngData()
        #expect(Array(png[1...3]) == Array("PNG".utf8))
        #expect(Array(png[16..<24]) == [0, 0, 0, 40, 0, 0, 0, 20])
        #expect(client.drawn == 1)
    }

    @Test("The clipboard offscreen is kept in memory")
    func clipboard() {
        let clipboard = OffscreenSurface().clipboard
        let before = clipboard.changeCount
        clipboard.write(text: "안녕")
        #expect(clipboard.text == "안녕")
        #expect(clipboard.changeCount == before + 1)
        clipboard.write(text: nil)
        #expect(!clipboard.hasText)
    }

    private func make() -> (OffscreenSurface, RecordingClient) {
        let surface = OffscreenSurface()
        let client = RecordingClient()
        surface.client = client
        return (surface, client)
    }
}

@MainActor
private final class RecordingClient: SurfaceClient {
    var events: [String] = []
    var ticks: [Double] = []
    var drawn = 0
    var wantsMore = false
    var remaining = 0

    func surface(_ surface: Surface, received event: StageEvent) { events.append("\(event)") }
    func surface(_ surface: Surface, tickAt time: Double) {
        ticks.append(time)
        if remaining > 0 { remaining -= 1 } else if !wantsMore { return }
        surface.requestTick()
    }
    func surface(_ surface: Surface, drawOn canvas: Canvas) { drawn += 1 }
    func accessibilityElements(of surface: Surface) -> [AccessibilityElement] { [] }
}
