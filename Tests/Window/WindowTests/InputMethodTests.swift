import Foundation
import Testing

extension RealWindows {
    /// Hangul through the input methods of the Debian desktop.
    @Suite(
        "Input methods",
        .enabled(if: Desktop.has("Xvfb", "xdotool", "dbus-daemon"), "Xvfb, xdotool or dbus is not installed"))
    struct InputMethodTests {
        @Test(
            "ibus composes Hangul",
            .enabled(if: Desktop.hasHangul, "ibus-hangul is not installed")
        )
        func ibus() throws {
            let desktop = try Desktop()
            try desktop.startBus()
            try desktop.startHangul()
            let window = try desktop.openWindow()
            window.tell("text on")
            try desktop.chooseHangul()
            try compose(in: window)
        }

        @Test("fcitx composes Hangul", .enabled(if: Desktop.has("fcitx5", "fcitx5-remote"), "fcitx5 is not installed"))
        func fcitx() throws {
            let desktop = try Desktop()
            try desktop.startBus()
            desktop.set("GTK_IM_MODULE", "fcitx")
            try desktop.writeFile(
                "fcitx5/profile",
                """
                [Groups/0]
                Name=Default
                Default Layout=us
                DefaultIM=hangul

                [Groups/0/Items/0]
                Name=hangul
                Layout=

                [GroupOrder]
                0=Default

                """)
            try desktop.start("fcitx5", ["--disable=wayland,notificationitem"])
            try wait { try !desktop.run("fcitx5-remote", []).isEmpty }
            let window = try desktop.openWindow()
            window.tell("text on")
            try wait {
                try desktop.run("fcitx5-remote", ["-o"])
                return try desktop.run("fcitx5-remote", ["-n"]) == "hangul"
            }
            try compose(in: window)
        }

        /// Types 한글, the last syllable of which Return finishes.
        private func compose(in window: TestWindow) throws {
            let lines = try window.lines(until: "key up enter") {
                try window.perform("type --delay 60 gksrmf")
                try window.perform("key Return")
            }
            #expect(
                lines?.filter { !$0.hasPrefix("key up") } == [
                    "marked ㅎ 1 | ㅎ", "marked 하 1 | 하", "marked 한 1 | 한", "insert 한 | 한", "marked ㄱ 1 | 한ㄱ",
                    "marked 그 1 | 한그", "marked 글 1 | 한글", "insert 글 | 한글", "key down enter - 0",
                ])
            // Backspace takes the last jamo; a composition that becomes empty ends.
            let back = try window.lines(until: "marked - 0") {
                try window.perform("type --delay 60 rk")
                try window.perform("key --delay 60 BackSpace BackSpace")
            }
            #expect(
                back?.filter { !$0.hasPrefix("key") } == [
                    "marked ㄱ 1 | 한글ㄱ", "marked 가 1 | 한글가", "marked ㄱ 1 | 한글ㄱ", "marked - 0 | 한글",
                ])
            // A reset makes the field's own text final: what the method then commits is not inserted again.
            let reset = try window.lines(until: "insert") {
                try window.perform("key r")
                _ = window.probe.line { $0 == "marked ㄱ 1 | 한글ㄱ" }
                usleep(100_000)
                window.tell("reset")
                usleep(100_000)
                try window.perform("key exclam")
            }
            #expect(reset?.last == "insert ! | 한글!")
            #expect(reset?.filter { $0.hasPrefix("insert") }.count == 1)
        }

        private func wait(until isDone: () throws -> Bool) throws {
            for _ in 0..<60 {
                if try isDone() { return }
                usleep(100_000)
            }
            throw Desktop.Failure("the input method does not start")
        }
    }
}
