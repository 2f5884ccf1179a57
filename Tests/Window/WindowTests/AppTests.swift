import Foundation
import TestPrograms
import Testing

extension RealWindows {
    /// Whole apps from their sources, in windows. The seam command builds them, so `seam self-test` runs these.
    @Suite(
        "Apps",
        .enabled(
            if: ProcessInfo.processInfo.environment["SEAM_SELF_TEST"] != nil, "only `seam self-test` runs whole apps"),
        .enabled(if: Desktop.hasSessionBusTools, "Xvfb, xdotool, dbus, at-spi2 or python3-gi is not installed"))
    struct AppTests {
        private static let examples = Desktop.repository.appendingPathComponent("Examples").path
        private static let apps = SharedApps.folder
        private static let hasApps = SharedApps.areThere

        private func makeDesktop() throws -> Desktop {
            let desktop = try Desktop()
            try desktop.startBus(withAccessibility: true)
            return desktop
        }

        @Test(
            "UserEditor greets whom the fields name, and lays out again", .enabled(if: hasApps, "\(SharedApps.absence)")
        )
        func userEditor() throws {
            let app = try AppWindow("\(Self.apps)/UserEditor", title: "UserEditor", on: makeDesktop())
            #expect(app.shows("Hello, Alice! You are 30 years old."))
            try app.click("Alice")
            try app.key("ctrl+a")
            try app.type("Bob")
            #expect(app.shows("Hello, Bob! You are 30 years old."))
            try app.click("30")
            try app.key("BackSpace", "BackSpace", "4", "1")
            #expect(app.shows("Hello, Bob! You are 41 years old."))
            let field = try #require(app.element("Bob"))
            #expect(field.role == "text")
            #expect(field.states.contains("editable"))
            #expect(field.frame.minX == 20 && field.frame.width == 353)
            try app.resize(width: 600, height: 500)
            #expect(app.wait { $0.contains { $0.text == "Bob" && $0.frame.width == 560 } } != nil)
            // A storm of sizes ends at the last one.
            for width in stride(from: 400, through: 700, by: 10) { try app.resize(width: width, height: width) }
            #expect(app.wait { $0.contains { $0.text == "Bob" && $0.frame.width == 660 } } != nil)
        }

        @Test(
            "Hangul composes in UserEditor, whose binding sets the text with every jamo",
            .enabled(if: hasApps, "\(SharedApps.absence)"),
            .enabled(if: Desktop.hasHangul, "ibus-hangul is not installed"))
        func hangul() throws {
            let desktop = try makeDesktop()
            try desktop.startHangul()
            let app = try AppWindow("\(Self.apps)/UserEditor", title: "UserEditor", on: desktop)
            try app.click("Alice")
            try desktop.chooseHangul()
            try app.key("ctrl+a")
            var number = 0
            for (key, name) in [
                ("g", "ㅎ"), ("k", "하"), ("s", "한"), ("r", "한ㄱ"), ("m", "한그"), ("f", "한글"), ("BackSpace", "한그"),
                ("BackSpace", "한ㄱ"), ("m", "한그"), ("f", "한글"),
            ] {
                try app.key(key)
                number += 1
                #expect(app.shows("Hello, \(name)! You are 30 years old."), "key \(number)")
            }
            // The focus leaves in the middle of a syllable, which stays; the next one is written elsewhere.
            try app.click("30")
            try app.key("BackSpace", "BackSpace", "7")
            #expect(app.shows("Hello, 한글! You are 7 years old."))
            #expect(app.shows("한글"))
        }

        @Test("TodoList's rows follow, and scroll by wheel and by drag", .enabled(if: hasApps, "\(SharedApps.absence)"))
        func todoList() throws {
            let app = try AppWindow("\(Self.apps)/TodoList", title: "TodoList", on: makeDesktop())
            let field = try #require(app.wait { $0.contains { $0.role == "text" } }?.first { $0.role == "text" })
            for number in 1...20 {
                try app.click(CGPoint(x: field.frame.midX, y: field.frame.midY))
                try app.type("Item \(number)")
                #expect(app.shows("Item \(number)"))
                try app.click("Add Todo")
                if number < 12 { #expect(app.wait { $0.contains { $0.name == "Item \(number)" } } != nil) }
            }
            #expect(app.rows.first == "Item 1")
            try app.turnWheel(at: CGPoint(x: 200, y: 400), notches: 20)
            #expect(app.wait { $0.last { $0.role == "list item" }?.name == "Item 20" } != nil)
            #expect(!app.rows.contains("Item 1"))
            // The field above the table is still to be seen: 0x..ffffff is its inside.
            #expect(try app.desktop.colour(x: Int(field.frame.minX) + 200, y: Int(field.frame.midY)) == 0xFFFFFF)
            #expect(try app.desktop.colour(x: 5, y: Int(field.frame.midY)) == 0)
            try app.drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 200, y: 700))
            #expect(app.wait { $0.first { $0.role == "list item" }?.name == "Item 1" } != nil)
        }

        @Test("Tasks completes, deletes by swipe, and keeps its items across launches")
        func tasks() throws {
            let desktop = try makeDesktop()
            let app = try AppWindow("\(Self.examples)/Tasks", title: "Tasks", on: desktop)
            #expect(app.shows("Nothing to do"))
            let field = try #require(app.wait { $0.contains { $0.role == "text" } }?.first { $0.role == "text" })
            try app.click(CGPoint(x: field.frame.midX, y: field.frame.midY))
            for task in ["Buy milk", "Call Jiho", "Water plants"] {
                try app.type(task)
                try app.key("Return")
            }
            #expect(app.shows("3 of 3 to do"))
            try app.click("Call Jiho")
            #expect(app.shows("2 of 3 to do"))
            let row = try #require(app.element("Buy milk"))
            try app.drag(from: CGPoint(x: 350, y: row.frame.midY), to: CGPoint(x: 150, y: row.frame.midY))
            try app.click("Delete")
            #expect(app.shows("1 of 2 to do"))
            #expect(app.wait { !$0.contains { $0.name == "Buy milk" } } != nil)
            app.command.end()

            let again = try AppWindow("\(Self.examples)/Tasks", title: "Tasks", on: desktop)
            #expect(again.shows("1 of 2 to do"))
            #expect(again.rows == ["Call Jiho", "Water plants"])
        }

        @Test("Profile reaches assistive technology whole, and follows the desktop into the dark")
        func profile() throws {
            let desktop = try makeDesktop()
            let portal = try desktop.startScript("portal")
            portal.write("2")
            let app = try AppWindow("\(Self.examples)/Profile", title: "Profile", on: desktop)
            let elements = try #require(app.wait { $0.contains { $0.name == "Saved: 지민, jimin@example.com" } })
            func find(_ text: String) -> AppWindow.Element? { elements.first { $0.name == text || $0.text == text } }
            #expect(find("Profile")?.role == "heading")
            #expect(find("지민")?.role == "text")
            #expect(find("Save")?.role == "push button")
            #expect(find("Save")?.states.contains("sensitive") == false)
            #expect(find("Reset")?.states.contains("sensitive") == true)
            try app.click("지민")
            try app.key("End")
            try app.type("!")
            #expect(app.wait { $0.contains { $0.name == "Save" && $0.states.contains("sensitive") } } != nil)
            #expect(try wait { try desktop.colour(x: 10, y: 700) == 0xFFFFFF })
            portal.write("1")
            #expect(try wait { try desktop.colour(x: 10, y: 700) == 0 })
            portal.write("2")
            #expect(try wait { try desktop.colour(x: 10, y: 700) == 0xFFFFFF })
        }

        @Test("Without a path the gallery opens, and a choice in it opens an example")
        func gallery() throws {
            let app = try AppWindow(nil, title: "Seam", on: makeDesktop())
            #expect(app.shows("Examples"))
            try app.click("Profile")
            try app.find("Profile")
            #expect(app.shows("Hello, 지민!"))
        }

        private func wait(until isDone: () throws -> Bool) throws -> Bool {
            for _ in 0..<200 {
                if try isDone() { return true }
                usleep(25_000)
            }
            return false
        }
    }
}
