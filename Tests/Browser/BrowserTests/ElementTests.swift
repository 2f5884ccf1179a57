import Foundation
import TestPrograms
import Testing

extension BrowserTests {
    /// The accessible elements of apps, as elements of the page.
    @Suite("Elements")
    struct ElementTests {
        private static let controls = BrowserApp.repository.appendingPathComponent("Tests/Browser/Apps/Controls").path

        @Test(
            "Examples are used by roles, names, texts and values",
            arguments: [("Tasks", "tasks"), ("Profile", "profile"), ("Pets", "pets")])
        func examples(_ example: String, _ script: String) throws {
            try BrowserApp("\(BrowserApp.examples)/\(example)").run("elements", [script])
        }

        @Test("Every control is used by a test, the keyboard and a screen reader")
        func everyControl() throws { try BrowserApp(Self.controls).run("elements", ["controls"]) }

        @Test("A table that is longer than the screen is reached whole")
        func rows() throws { try BrowserApp(Self.controls).run("elements", ["rows"]) }

        @Test("Nothing is sent while nothing changes, and a page that comes later is told of all")
        func quiet() throws { try BrowserApp(Self.controls).run("elements", ["quiet"]) }

        @Test(
            "Apps that are not ours are used as web pages are",
            .enabled(if: SharedApps.areThere, "\(SharedApps.absence)"),
            arguments: [("TodoList", "todo_list"), ("UserEditor", "user_editor"), ("FaceViewer", "face_viewer")])
        func others(_ app: String, _ script: String) throws {
            try BrowserApp("\(SharedApps.folder)/\(app)").run("elements", [script])
        }
    }
}
