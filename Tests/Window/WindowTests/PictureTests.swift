import Foundation
import Testing

extension RealWindows {
    @Suite("What a window shows", .enabled(if: Desktop.has("Xvfb", "xdotool"), "Xvfb or xdotool is not installed"))
    struct PictureTests {
        private let file = FileManager.default.temporaryDirectory.appendingPathComponent(
            "stage-\(UUID().uuidString).png"
        ).path

        @Test(
            "A surface's picture is what the window shows",
            .enabled(if: Desktop.has("import"), "ImageMagick is not installed"))
        func picture() throws {
            defer { try? FileManager.default.removeItem(atPath: file) }
            let window = try Desktop().openWindow()
            _ = try window.lines(until: "frame 2") { try window.perform("mousemove --window WINDOW 50 60 click 1") }
            window.tell("png \(file)")
            let own = try Picture(file: file)
            usleep(100_000)
            try window.desktop.run("import", ["-window", window.window, file])
            let shown = try Picture(file: file)
            #expect(own.width == 400 && own.height == 300 && shown.width == 400 && shown.height == 300)
            for (x, y, colour) in [
                (10, 10, 0xff0000), (390, 290, 0x0000ff), (50, 60, 0x00ff00), (199, 5, 0xff0000), (200, 5, 0xff),
            ] {
                #expect(own[x, y] == UInt32(colour))
                #expect(shown[x, y] == UInt32(colour))
            }
        }

        @Test("A picture of a device's window has the device's pixels")
        func devicePicture() throws {
            defer { try? FileManager.default.removeItem(atPath: file) }
            let window = try Desktop().openWindow(["device"])
            window.tell("png \(file)")
            let own = try Picture(file: file)
            #expect(own.width == 1179 && own.height == 2556)
            #expect(own[588, 1000] == 0xff0000)
            #expect(own[590, 1000] == 0x0000ff)
        }

        @Test(
            "A browser shows the window through Broadway",
            .enabled(
                if: Desktop.has("gtk4-broadwayd", "chromium", "import"),
                "gtk4-broadwayd, chromium or ImageMagick is not installed"))
        func broadway() throws {
            defer { try? FileManager.default.removeItem(atPath: file) }
            let desktop = try Desktop()
            let display = 3000 + Int.random(in: 0..<5000)
            try desktop.start(
                "gtk4-broadwayd", ["--address", "127.0.0.1", "--port", "\(8085 + display)", ":\(display)"])
            usleep(300_000)
            desktop.set("GDK_BACKEND", "broadway")
            desktop.set("BROADWAY_DISPLAY", ":\(display)")
            let probe = try ChildProcess(Desktop.probe, [], environment: desktop.environment)
            defer { probe.end() }
            #expect(probe.line { $0.hasPrefix("resized 400 ") } != nil)
            // The browser runs in a window of the test's X server, where a person can click into it.
            desktop.set("GDK_BACKEND", "x11")
            let browser = try desktop.start(
                "chromium",
                [
                    "--no-sandbox", "--no-first-run", "--disable-gpu",
                    "--user-data-dir=\(desktop.environment["HOME"]!)/browser",
                    "--window-position=0,0", "--window-size=900,700", "--app=http://127.0.0.1:\(8085 + display)/",
                ])
            defer { browser.end() }
            #expect(probe.line(within: 30) { $0 == "frame 1" } != nil)
            var window: (x: Int, y: Int)?
            for _ in 0..<100 where window == nil {
                usleep(200_000)
                try desktop.run("import", ["-window", "root", file])
                window = try? Picture(file: file).first(0xff0000)
            }
            let place = try #require(window)
            let shown = try Picture(file: file)
            #expect(shown.count(0xff0000) == 200 * 300)
            #expect(shown.count(0x0000ff) == 200 * 300)
            // A click in the browser arrives where it is in the window.
            try desktop.run("xdotool", ["mousemove", "\(place.x + 30)", "\(place.y + 40)", "click", "1"])
            #expect(probe.line { $0 == "pointer ended mouse b1 30,40" } != nil)
            #expect(probe.line { $0 == "frame 2" } != nil)
        }
    }
}
