import Foundation
import TestPrograms
import Testing

extension BrowserTests {
    /// "안녕하세요", composed key by key, in every field that there is.
    @Suite("Hangul")
    struct HangulTests {
        @Test(
            "Examples take Hangul whole",
            arguments: [
                ("Converter", ["Amount"]),
                ("Profile", ["Name", "shows", "Hello, {}!"]),
                ("Profile", ["E-mail"]),
                ("Tasks", ["What is to be done?", "press", "Enter", "then", "{}"]),
            ])
        func examples(name: String, arguments: [String]) throws {
            try BrowserApp("\(BrowserApp.examples)/\(name)").run("hangul", arguments)
        }

        @Test(
            "Fields that are bound both ways take Hangul whole",
            .enabled(if: SharedApps.areThere, "\(SharedApps.absence)"),
            arguments: [
                ("UserEditor", ["Alice", "shows", "Hello, {}! You are 30 years old."]),
                ("TodoList", ["Todo title", "click", "Add Todo", "then", "{}"]),
            ])
        func sharedApps(name: String, arguments: [String]) throws {
            try BrowserApp("\(SharedApps.folder)/\(name)").run("hangul", arguments)
        }

        @Test("A text view that is bound both ways takes Hangul whole")
        func textView() throws {
            try BrowserApp(BrowserApp.repository.appendingPathComponent("Tests/Window/Apps/Notes").path)
                .run("hangul", ["notes", "shows", "5 letters: {}"])
        }
    }
}
