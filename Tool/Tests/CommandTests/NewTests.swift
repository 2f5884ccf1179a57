import Foundation
import Testing

extension CommandTests {
    /// `seam new` as it is called.
    @Suite struct NewTests {
        @Test func makesAnAppThatRunsAndIsTested() throws {
            let shop = try Workshop([:])
            let made = try shop.seam("new", shop.path("My 앱"), "--list")
            #expect(made.status == 0)
            #expect(made.text.contains("seam run '\(shop.path("My 앱"))'"))
            let run = try shop.seam(
                "run", shop.path("My 앱"), "--headless", "--flow", shop.path("My 앱/Flows/My앱.yaml"))
            #expect(run.status == 0, "\(run.text)")
            let check = try shop.seam("check", shop.path("My 앱"))
            #expect(check.status == 0, "\(check.text)")
            let test = try shop.seam("test", shop.path("My 앱"))
            #expect(test.status == 0, "\(test.text)")
            #expect(test.text.contains("Executed 2 tests, with 0 failures"))
        }

        @Test func addsAScreen() throws {
            let shop = try Workshop([:])
            #expect(try shop.seam("new", shop.path("App")).status == 0)
            let added = try shop.seam("new", "screen", "Second", "--project", shop.path("App"), "--form")
            #expect(added.status == 0)
            #expect(added.text.contains("App/Second/SecondViewController.swift\n"))
            #expect(added.text.hasSuffix("Screens.swift shows it, in a tab of its own.\n"))
            let again = try shop.seam("new", "screen", "Second", "--project", shop.path("App"))
            #expect(again.status == 2)
            #expect(again.text == "seam: there is already a file App/Second/SecondView.swift; nothing was written\n")
        }

        @Test func leavesWhatExistsAlone() throws {
            let shop = try Workshop(["App/mine.txt": "mine"])
            let result = try shop.seam("new", shop.path("App"))
            #expect(result.status == 2)
            #expect(result.text == "seam: there is already something at \(shop.path("App")); nothing was written\n")
            #expect(try FileManager.default.contentsOfDirectory(atPath: shop.path("App")) == ["mine.txt"])
        }

        @Test(arguments: [
            (["--list", "--form"], "--list or a --form"),
            (["--storyboard", "--swiftui"], "--storyboard or of --swiftui"),
            (["--dialect", "redux"], "there are closure, combine"),
            (["--dialect", "rx", "--swiftui"], "combine and obs"),
            (["more"], "quotation marks"), (["--project", "."], "`seam new screen NAME`"),
        ])
        func refusesCalls(_ words: [String], _ message: String) throws {
            let shop = try Workshop([:])
            let result = try shop.seam(words: ["new", shop.path("App")] + words)
            #expect(result.status == 2)
            #expect(result.text.contains(message), "\(result.text)")
            #expect(!shop.exists("App"))
        }

        @Test func needsTheNameOfAScreen() throws {
            let shop = try Workshop([:])
            #expect(try shop.seam("new").status == 2)
            #expect(try shop.seam("new", "screen").text.contains("needs the screen's name"))
            #expect(
                try shop.seam("new", "screen", "A", "--project", shop.folder.path).text.contains("no Xcode project"))
        }
    }
}
