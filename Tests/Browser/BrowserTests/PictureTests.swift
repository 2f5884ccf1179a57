import Foundation
import TestPrograms
import Testing

extension BrowserTests {
    /// What the page shows is what the app draws, whatever is done to either.
    @Suite("Pictures")
    struct PictureTests {
        @Test(
            "Examples look in the browser as in memory, pixel by pixel",
            arguments: ["Background", "Bicycles", "Converter", "Gallery", "Pets", "Profile", "Reader", "Tasks"])
        func examples(name: String) throws { try BrowserApp("\(BrowserApp.examples)/\(name)").run("pictures") }

        @Test(
            "Other apps do, too", .enabled(if: SharedApps.areThere, "\(SharedApps.absence)"),
            arguments: ["FaceViewer", "RemoteLabel", "TodoList", "UserEditor", "WorldClock"])
        func sharedApps(name: String) throws { try BrowserApp("\(SharedApps.folder)/\(name)").run("pictures") }

        @Test("Without a display the app is shown in a browser, unasked")
        func noDisplay() throws { try BrowserApp("\(BrowserApp.examples)/Profile", options: []).run("plain") }

        // Tests/Browser/soak does this for an hour, with every app.
        @Test("An app that is used at random goes on and shows what it draws")
        func soak() throws {
            try BrowserApp("\(BrowserApp.examples)/Tasks").run("soak", ["--seconds", "20"], within: 240)
        }

        // And Tests/Browser/Scripts/damage.py sends a hundred thousand.
        @Test("Damaged messages, strangers and dawdlers change nothing")
        func damage() throws {
            try BrowserApp("\(BrowserApp.examples)/Tasks").run("damage", ["--count", "6000"], within: 240)
        }
    }
}
