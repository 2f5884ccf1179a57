import Foundation
import Testing

extension RealWindows {
    /// What goes over the desktop's message bus: accessibility and the settings portal. Python's GObject bindings are the
    /// other side.
    @Suite(
        "Session bus", .enabled(if: Desktop.hasSessionBusTools, "Xvfb, dbus, at-spi2 or python3-gi is not installed"))
    struct SessionBusTests {
        @Test("Elements reach AT-SPI with role, name, value, state and frame, and follow changes")
        func accessibility() throws {
            let desktop = try Desktop()
            try desktop.startBus(withAccessibility: true)
            let window = try desktop.openWindow()
            let reader = try AccessibilityReader(on: desktop)
            window.tell("accessibility")
            let tree = read(reader) { $0.count == 7 }
            #expect(
                tree == [
                    "label|Hello|||10,10,100,20|sensitive visible",
                    "text|Name|Seoyeon|name-field|10,40,200,30|editable sensitive visible",
                    "push button|Save|Saves the profile||10,80,80,40|visible",
                    "check box|Wi-Fi|||10,130,51,31|checked sensitive visible",
                    "list item|Milk|2 bottles|row-0|0,170,400,44|selectable selected sensitive visible",
                    "slider|Volume|30%||10,220,200,30|sensitive visible",
                    "text|Password|••••||10,250,200,30|editable sensitive visible",
                ])
            window.tell("accessibility changed")
            let changed = read(reader) { $0.count == 2 }
            #expect(
                changed == [
                    "text|Name|Jiho|name-field|10,60,200,30|editable sensitive visible",
                    "label|Hello|||10,10,100,20|sensitive visible",
                ])
        }

        @Test("The portal's colour scheme decides, and its changes are followed")
        func appearance() throws {
            let desktop = try Desktop()
            try desktop.startBus()
            desktop.set("GTK_A11Y", "none")
            let portal = try desktop.startScript("portal")
            #expect(portal.line { $0 == "ready" } != nil)
            let window = try desktop.openWindow()
            #expect(window.probe.line { $0 == "appearance dark" } != nil)
            let light = window.lines(until: "appearance") { portal.write("2") }
            #expect(light?.last == "appearance light")
            let dark = window.lines(until: "appearance") { portal.write("1") }
            #expect(dark?.last == "appearance dark")
        }

        @Test("Without a portal GTK's theme decides")
        func theme() throws {
            let desktop = try Desktop()
            desktop.set("GTK_THEME", "Adwaita:dark")
            let window = try desktop.openWindow(["appearance"])
            #expect(window.probe.lines.contains("is dark"))
        }

        private func read(_ reader: AccessibilityReader, until isDone: ([String]) -> Bool) -> [String] {
            var lines: [String] = []
            for _ in 0..<100 {
                lines = reader.elements().map { element in
                    let value = element.text.isEmpty ? element.description : element.text
                    let frame = [element.frame.minX, element.frame.minY, element.frame.width, element.frame.height]
                        .map { "\(Int($0))" }.joined(separator: ",")
                    return [element.role, element.name, value, element.identifier, frame, element.states]
                        .joined(separator: "|")
                }
                if isDone(lines) { break }
                usleep(50_000)
            }
            return lines
        }
    }
}
