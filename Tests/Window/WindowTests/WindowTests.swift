import Foundation
import TestPrograms
import Testing

extension RealWindows {
    /// Real windows on an X server in memory, with events from the server's own test extension.
    @Suite(
        "Windows",
        .enabled(if: Desktop.has("Xvfb", "xdotool"), "Xvfb or xdotool is not installed: no window is opened"))
    struct WindowTests {
        @Test("The main loop serves timers, queues, tasks and frames, nested ones too, and idles without work")
        func mainLoop() throws {
            let desktop = try Desktop()
            let probe = try ChildProcess(Desktop.probe, ["loop"], environment: desktop.environment)
            #expect(probe.status(within: 60) == 0)
            #expect(probe.lines.filter { $0.hasPrefix("FAILED") } == [])
            #expect(probe.lines.filter { $0.hasPrefix("ok") }.count == 15)
        }

        @Test("The first frame has the size, one layout and one drawing")
        func firstFrame() throws {
            let window = try Desktop().openWindow()
            #expect(window.probe.lines.filter { $0.hasPrefix("resized") } == ["resized 400 300 scale 1.0"])
            #expect(window.probe.lines.filter { $0 == "tick" }.count == 1)
            #expect(window.probe.lines.filter { $0.hasPrefix("frame") } == ["frame 1"])
        }

        @Test("A click begins and ends where the pointer is")
        func click() throws {
            let window = try Desktop().openWindow()
            let lines = try window.lines(until: "pointer ended") {
                try window.perform("mousemove --window WINDOW 50 60 click 1")
            }
            #expect(
                lines?.filter { $0.hasPrefix("pointer") } == [
                    "pointer hovered mouse b1 50,60", "pointer began mouse b1 50,60", "pointer ended mouse b1 50,60",
                ])
            let secondary = try window.lines(until: "pointer ended") { try window.perform("click 3") }
            #expect(
                secondary?.filter { $0.hasPrefix("pointer") } == [
                    "pointer began mouse b3 50,60", "pointer ended mouse b3 50,60",
                ])
        }

        @Test("A drag goes on outside of the window until the button is up")
        func drag() throws {
            let window = try Desktop().openWindow()
            _ = try window.lines(until: "pointer hovered") { try window.perform("mousemove --window WINDOW 50 60") }
            let lines = try window.lines(until: "pointer ended") {
                // One step after the other has arrived, for motion within one frame is one event.
                try window.perform("mousedown 1")
                _ = try window.lines(until: "pointer moved") { try window.perform("mousemove --window WINDOW 150 160") }
                _ = try window.lines(until: "pointer moved") { try window.perform("mousemove --window WINDOW 600 420") }
                try window.perform("mouseup 1")
            }
            #expect(lines?.first == "pointer began mouse b1 50,60")
            #expect(lines?.contains("pointer moved mouse b1 150,160") == true)
            #expect(
                lines?.filter { $0.hasPrefix("pointer") }.suffix(2) == [
                    "pointer moved mouse b1 600,420", "pointer ended mouse b1 600,420",
                ])
            #expect(lines?.contains { $0.hasPrefix("pointer exited") } == false)
        }

        @Test("A second button while one is down begins nothing")
        func secondButton() throws {
            let window = try Desktop().openWindow()
            _ = try window.lines(until: "pointer hovered") { try window.perform("mousemove --window WINDOW 50 60") }
            let lines = try window.lines(until: "pointer ended") {
                try window.perform("mousedown 1")
                try window.perform("click 3")
                try window.perform("mouseup 1")
            }
            #expect(
                lines?.filter { $0.hasPrefix("pointer") } == [
                    "pointer began mouse b1 50,60", "pointer ended mouse b1 50,60",
                ])
        }

        @Test("The wheel scrolls by notches, down towards the end of the content")
        func wheel() throws {
            let window = try Desktop().openWindow()
            try window.perform("mousemove --window WINDOW 50 60")
            let lines = try window.lines(until: "scroll discrete 0 -") { try window.perform("click 5 click 4") }
            let scrolls = lines?.filter { $0.hasPrefix("scroll") } ?? []
            try #require(scrolls.count == 2)
            #expect(Int(scrolls[0].split(separator: " ")[3]) ?? 0 > 10)
        }

        @Test("Keys without a text field are key events, with what they write and the modifiers")
        func keys() throws {
            let window = try Desktop().openWindow()
            let lines = try window.lines(until: "key up function(5)") {
                try window.perform("key a")
                try window.perform("key shift+b")
                try window.perform("key ctrl+c")
                try window.perform("key Return Escape Tab Left F5")
            }
            let downs = lines?.filter { $0.hasPrefix("key down") && !$0.contains("other") }
            #expect(
                downs == [
                    #"key down character("a") a 0"#, #"key down character("b") B 1"#, #"key down character("c") - 2"#,
                    "key down enter - 0", "key down escape - 0", "key down tab - 0", "key down left - 0",
                    "key down function(5) - 0",
                ])
        }

        @Test("A key that is held is repeated")
        func repeatedKey() throws {
            let window = try Desktop().openWindow()
            let lines = try window.lines(until: "key up") {
                try window.perform("keydown x")
                _ = window.probe.line { $0.hasPrefix("key repeated") }
                try window.perform("keyup x")
            }
            #expect(lines?.first == #"key down character("x") x 0"#)
            #expect(lines?.dropFirst().first == #"key repeated character("x") x 0"#)
        }

        @Test("Typing into a text field inserts text; keys that write nothing stay keys")
        func typing() throws {
            let window = try Desktop().openWindow()
            window.tell("text on")
            let lines = try window.lines(until: "key up left") {
                try window.perform("type Hi!")
                try window.perform("key BackSpace Left")
            }
            let relevant = lines?.filter { $0.hasPrefix("insert") || $0.hasPrefix("key down") }.filter {
                !$0.contains("other")
            }
            #expect(
                relevant == [
                    "insert H | H", "insert i | Hi", "insert ! | Hi!", "key down backspace - 0", "key down left - 0",
                ])
        }

        @Test("A resized window lays out and draws the new size in one frame")
        func resize() throws {
            let window = try Desktop().openWindow()
            let lines = try window.lines(until: "frame") { try window.perform("windowsize WINDOW 500 420") }
            #expect(lines == ["resized 500 420 scale 1.0", "tick", "frame 2"])
        }

        @Test("A window keeps to its limits, and comes back to them")
        func limits() throws {
            let window = try Desktop().openWindow(["limits"])
            #expect(window.probe.lines.contains("resized 450 350 scale 1.0"))
            let lines = try window.lines(until: "resized 500 420") { try window.perform("windowsize WINDOW 700 420") }
            #expect(lines?.contains { $0.hasPrefix("resized 500 420") } == true)
        }

        @Test("A device's window keeps its size in points when the monitor is too small for it")
        func device() throws {
            // 852 points and a title bar fit on the 1000 of the test's screen.
            let window = try Desktop().openWindow(["device"])
            #expect(window.probe.lines.contains("resized 393 852 scale 3.0"))
            let lines = try window.lines(until: "pointer began") {
                try window.perform("mousemove --window WINDOW 196 426 click 1")
            }
            #expect(lines?.last == "pointer began mouse b1 196,426")
        }

        @Test("On a small monitor a device's window is smaller and its points are the same")
        func zoomedDevice() throws {
            let window = try Desktop(height: 506).openWindow(["device"])
            #expect(window.probe.lines.contains("resized 393 852 scale 3.0"))
            // 506 less 80 for the title bar is half of 852.
            let lines = try window.lines(until: "pointer began") {
                try window.perform("mousemove --window WINDOW 98 213 click 1")
            }
            #expect(lines?.last == "pointer began mouse b1 196,426")
        }

        @Test("At the desktop's scale of 2 there are two pixels a point")
        func scale() throws {
            let desktop = try Desktop()
            desktop.set("GDK_SCALE", "2")
            let window = try desktop.openWindow()
            #expect(window.probe.lines.filter { $0.hasPrefix("resized") } == ["resized 400 300 scale 2.0"])
            let lines = try window.lines(until: "pointer began") {
                try window.perform("mousemove --window WINDOW 100 120 click 1")
            }
            #expect(lines?.last == "pointer began mouse b1 50,60")
        }

        @Test("Redrawing is one frame; a tick alone draws nothing")
        func frames() throws {
            let window = try Desktop().openWindow()
            let redraw = window.lines(until: "frame") { window.tell("redraw") }
            #expect(redraw?.filter { !$0.hasPrefix("did") } == ["tick", "frame 2"])
            let tick = window.lines(until: "tick") { window.tell("tick") }
            #expect(tick?.contains { $0.hasPrefix("frame") } == false)
            let next = window.lines(until: "frame") { window.tell("redraw") }
            #expect(next?.last == "frame 3")
        }

        @Test("The focus follows the keyboard")
        func focus() throws {
            let window = try Desktop().openWindow()
            let other = try window.desktop.openWindow()
            #expect(window.probe.line { $0 == "focus false" } != nil)
            #expect(other.probe.lines.contains("focus true"))
        }

        @Test("What one program copies another pastes")
        func clipboard() throws {
            let window = try Desktop().openWindow()
            let other = try window.desktop.openWindow()
            window.tell("copy 안녕, hello")
            let later = other.lines(until: "pasted") { other.tell("paste") }
            #expect(later?.last == "pasted 안녕, hello")
            let now = other.lines(until: "pasted") { other.tell("paste-now") }
            #expect(now?.last == "pasted 안녕, hello")
        }

        @Test("A second window of the same program works beside the first")
        func twoWindows() throws {
            let window = try Desktop().openWindow()
            window.tell("window")
            #expect(try window.desktop.run("xdotool", ["search", "--sync", "--name", "^Other$"]).isEmpty == false)
            let redraw = window.lines(until: "frame") { window.tell("redraw") }
            #expect(redraw?.last == "frame 2")
        }

        @Test(
            "Closing asks the client",
            .enabled(if: Desktop.has("openbox"), "openbox is not installed: nothing asks to close"))
        func close() throws {
            let desktop = try Desktop()
            let manager = try desktop.start(
                "openbox", ["--config-file", "/etc/xdg/openbox/rc.xml", "--startup", "echo ready"])
            // A window that appears while the manager starts may stay hidden.
            #expect(manager.line { $0 == "ready" } != nil)
            let window = try desktop.openWindow()
            try window.perform("key alt+F4")
            #expect(window.probe.status() == 3)
            #expect(window.probe.lines.last { !$0.hasPrefix("focus") } == "close requested")
        }

        @Test("Stopping the loop ends the program with the status")
        func stop() throws {
            let window = try Desktop().openWindow()
            window.probe.write("quit")
            #expect(window.probe.status() == 7)
        }

        @Test("A program without a display says so")
        func noDisplay() throws {
            let desktop = try Desktop()
            desktop.set("DISPLAY", ":98765")
            let probe = try ChildProcess(Desktop.probe, [], environment: desktop.environment)
            #expect(probe.status() == 2)
            #expect(probe.lines == ["no display"])
        }
    }
}
