import Foundation
import TestPrograms
import Testing

extension BrowserTests {
    /// What a person does to an app in a browser. The app `Hands` says on its labels what arrives.
    @Suite("Input")
    struct InputTests {
        private static let hands = BrowserApp.repository.appendingPathComponent("Tests/Browser/Apps/Hands").path

        @Test("Keys, corrections, dictation and compositions reach texts of every kind")
        func typing() throws { try BrowserApp(Self.hands).run("typing") }

        @Test("Keys and shortcuts reach the app under every layout, and none stays down")
        func keys() throws { try BrowserApp(Self.hands).run("keys") }

        @Test("Mouse, fingers, pen, pinches and wheels reach the app")
        func pointer() throws { try BrowserApp(Self.hands).run("pointer") }

        @Test("Texts pass the clipboard both ways, addresses open when they may, and files are downloaded once")
        func sharing() throws { try BrowserApp(Self.hands).run("sharing") }

        @Test("Files are chosen, dropped and downloaded, and pictures pass the clipboard")
        func files() throws {
            try BrowserApp(BrowserApp.repository.appendingPathComponent("Tests/Browser/Apps/Files").path).run("files")
        }

        @Test("A flow chooses files without a browser")
        func flow() throws {
            let folder = BrowserApp.repository.appendingPathComponent("Tests/Browser/Apps/Files").path
            let command = try ChildProcess(
                BrowserApp.repository.appendingPathComponent("seam").path,
                ["run", folder, "--headless", "--flow", folder + "/flow.yaml"],
                environment: ProcessInfo.processInfo.environment, mergesErrors: true)
            defer { command.end() }
            #expect(command.status(within: 120) == 0, "\(command.lines.joined(separator: "\n"))")
        }

        @Test("The app follows the browser's settings and size, or shows a device")
        func settings() throws { try BrowserApp(Self.hands).run("settings") }

        @Test("One of several pages has the app, and a page that is loaded anew goes on")
        func viewers() throws { try BrowserApp(Self.hands).run("viewers") }
    }
}
