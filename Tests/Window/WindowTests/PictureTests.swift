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
    }
}
