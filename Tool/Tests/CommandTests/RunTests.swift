import Foundation
import Testing

@testable import AppBuilder

extension CommandTests {
    /// `seam run`: what it says and how it ends.
    @Suite struct RunTests {
        private func app(_ controller: String = SampleApps.label, name: String = "App") throws -> Workshop {
            try Workshop(["\(name)/AppDelegate.swift": SampleApps.delegate, "\(name)/ViewController.swift": controller])
        }

        // MARK: What is no app

        @Test func refusesWhatIsNoApp() throws {
            let shop = try Workshop(["Empty/README.md": "", "Part/A.swift": "import UIKit\nclass A: UIView {}\n"])
            let empty = try shop.seam("run", shop.path("Empty"))
            #expect(empty.status == 2 && empty.text.hasPrefix("seam: there is no Swift file in \(shop.path("Empty"))"))
            let part = try shop.seam("run", shop.path("Part"))
            #expect(part.status == 2)
            #expect(part.text.contains("seam: no file in \(shop.path("Part")) has `@main`"))
            let nowhere = try shop.seam("run", shop.path("Nowhere"))
            #expect(nowhere.status == 2 && nowhere.text == "seam: there is no folder \(shop.path("Nowhere"))\n")
            let file = try shop.seam("run", shop.path("Empty/README.md"))
            #expect(file.status == 2 && file.text.contains("README.md is a file; give the folder of an app"))
        }

        @Test func refusesCallsThatMakeNoSense() throws {
            let shop = try Workshop([:])
            for (words, message) in [
                (["run", "--nonsense"], "`run` has no option --nonsense"),
                (["run", "a", "b"], "does not know what to do with \"b\""),
                (["run", "--flow"], "--flow needs a value"),
                (["run", "--appearance", "green"], "it can be light or dark"),
                (["run", "--monkey", "5"], "--monkey needs --headless"),
                (["run", "--monkey", "0", "--headless"], "--monkey needs a number greater than 0"),
                (["run", "--monkey", "5", "--headless", "--seed", "x"], "--seed needs a whole number"),
                (["run", "--seed", "5", "--headless"], "--seed needs --monkey"),
                (["dance"], "there is no command dance"), (["--dance"], "there is no option --dance"),
            ] {
                let result = try Subprocess.output(
                    of: Workshop.command.path, words, environment: shop.environment)
                #expect(result.ending == .exit(2), "\(words)")
                #expect(result.text.hasPrefix("seam: ") && result.text.contains(message), "\(words): \(result.text)")
            }
        }

        // MARK: Changes

        /// The compiler tells changes by whole seconds.
        @Test func compilesAFileThatIsEditedTwiceInASecond() throws {
            func controller(_ word: String) -> String {
                SampleApps.label.replacing("view.addSubview", with: "print(\"\(word)\")\n        view.addSubview")
            }
            let shop = try app(controller("first"))
            let file = shop.path("App/ViewController.swift")
            let second = (Date().timeIntervalSince1970 + 5).rounded()
            for (word, part) in [("first", 0.1), ("second", 0.6)] {
                try shop.write(controller(word), to: "App/ViewController.swift")
                try FileManager.default.setAttributes(
                    [.modificationDate: Date(timeIntervalSince1970: second + part)], ofItemAtPath: file)
                let result = try shop.seam("run", shop.path("App"), "--headless", "--screenshot", shop.path("a.png"))
                #expect(result.status == 0 && result.text.contains(word), "\(result.text)")
            }
        }

        // MARK: SwiftUI and SQLite

        @Test func runsAnAppOfSwiftUI() throws {
            let shop = try Workshop([
                "Notes/NotesApp.swift": SampleApps.swiftUI,
                "Notes/flow.yaml": "appId: Notes\n---\n- tapOn: Add\n- assertVisible: \"1 of 1\"\n",
                "Plain/AppDelegate.swift": SampleApps.delegate,
                "Plain/ViewController.swift": "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n" + SampleApps.label,
            ])
            let result = try shop.seam("run", shop.path("Notes"), "--headless", "--flow", shop.path("Notes/flow.yaml"))
            #expect(result.status == 0, "\(result.text)")
            #expect(try shop.libraries(of: "Notes").contains("libSeamSwiftUI.so"))
            let plain = try shop.seam("run", shop.path("Plain"), "--headless", "--screenshot", shop.path("plain.png"))
            #expect(plain.status == 0, "\(plain.text)")
            let libraries = try shop.libraries(of: "Plain")
            #expect(libraries.contains("libSeamRuntime.so") && !libraries.contains("libSeamSwiftUI.so"))
            #expect(!libraries.contains { $0.hasPrefix("libsqlite3") })
        }

        // MARK: Browsers

        /// An app that says whether the server for browsers is in its memory, and ends.
        private static let tellsOfServer = """
            import UIKit

            class ViewController: UIViewController {
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
                    print("server: \\(maps.contains("libSeamWebStage")), libsoup: \\(maps.contains("libsoup"))")
                    exit(0)
                }
            }
            """

        @Test func loadsTheServerForBrowsersForThemAlone() throws {
            let shop = try app(Self.tellsOfServer)
            let headless = try shop.seam("run", shop.path("App"), "--headless")
            #expect(headless.status == 0 && headless.text.contains("server: false, libsoup: false"), "\(headless.text)")
            let libraries = try shop.libraries(of: "App")
            #expect(!libraries.contains { $0.contains("soup") || $0.contains("WebStage") })
            let browser = try shop.seam("run", shop.path("App"), "--browser", "--port", "0")
            #expect(browser.status == 0 && browser.text.contains("server: true, libsoup: true"), "\(browser.text)")
            #expect(browser.text.contains("seam: the app is at http://127.0.0.1:"))
        }

        @Test func saysWhichDoorsForBrowsersCannotBe() throws {
            let shop = try app()
            for (words, message) in [
                (["--address", "0.0.0.0"], "other machines reach 0.0.0.0"), (["--port", "70000"], "70000 is no port"),
                (["--certificate", shop.path("no.pem")], "--certificate and --key go together"),
                (["--certificate", shop.path("no.pem"), "--key", shop.path("no.pem")], "no.pem cannot be read"),
                (["--headless", "--browser"], "--headless shows the app nowhere"),
            ] {
                let result = try Subprocess.output(
                    of: Workshop.command.path, ["run", shop.path("App")] + words, environment: shop.environment)
                #expect(result.ending == .exit(2), "\(words)")
                #expect(result.text.contains(message), "\(words): \(result.text)")
            }
        }

        // MARK: Libraries beside the runtime

        @Test func linksTheLibrariesThatAnAppImports() throws {
            let shop = try Workshop([
                "Names/AppDelegate.swift": SampleApps.delegate,
                "Names/ViewController.swift": "import RxCocoa\n#if canImport(CryptoKit)\nimport CryptoKit\n"
                    + "let hashes = true\n#endif\n" + SampleApps.label,
                // RxRelay comes along with RxCocoa.
                "Names/Names.swift": "import RxCocoa\nlet names = BehaviorRelay(value: [hashes])\n",
            ])
            let result = try shop.seam("run", shop.path("Names"), "--headless", "--screenshot", shop.path("names.png"))
            #expect(result.status == 0, "\(result.text)")
            let libraries = Set(try shop.libraries(of: "Names").filter { $0.hasPrefix("libSeam") })
            let expected = ["Runtime", "RxSwift", "RxRelay", "RxCocoa", "CryptoKit"].map { "libSeam\($0).so" }
            #expect(libraries == Set(expected))
        }

        // MARK: Compilation

        @Test func namesTheAuthorsLineOfAnError() throws {
            let source = """
                import UIKit

                class ViewController: UIViewController {
                    @objc func tapped() {
                        let number: Int = "no"
                    }
                }
                """
            let shop = try app(source)
            let result = try shop.seam("run", shop.path("App"), "--headless")
            #expect(result.status == 3)
            let place = shop.path("App/ViewController.swift") + ":5:27: error: cannot convert value of type 'String'"
            #expect(result.text.contains(place), "\(result.text)")
            #expect(result.text.contains("\n        let number: Int = \"no\"\n                          ^\n"))
            #expect(result.text.hasSuffix("seam: App was not built\n"))
            #expect(!result.text.contains(".seam.swift"))
        }

        @Test func namesEveryMissingModule() throws {
            let shop = try app("import UIKit\nimport Kingfisher\nimport Alamofire\n" + SampleApps.label)
            let result = try shop.seam("run", shop.path("App"), "--headless")
            #expect(result.status == 3)
            #expect(result.text.contains("ViewController.swift:2:8: error: no such module 'Kingfisher'"))
            #expect(result.text.contains("ViewController.swift:3:8: error: no such module 'Alamofire'"))
        }

        // MARK: Crashes

        @Test(arguments: [
            ("nil", "signal 4", 16, "nilTapped()"), ("range", "signal 4", 20, "rangeTapped()"),
            ("precondition", "signal 4", 23, "preconditionTapped()"), ("overflow", "signal 11", 29, "depth(_:)"),
        ])
        func namesTheAuthorsLinesOfACrash(_ button: String, _ signal: String, _ line: Int, _ function: String) throws {
            let shop = try app(SampleApps.crashing)
            try shop.write("- tapOn: \(button)\n", to: "flow.yaml")
            let result = try shop.seam(
                "run", shop.path("App"), "--headless", "--flow", shop.path("flow.yaml"), "--output", shop.path("out"))
            #expect(result.status == 1)
            #expect(result.text.contains("seam: App crashed: \(signal) "), "\(result.text)")
            let place = "  \(shop.path("App/ViewController.swift")):\(line):"
            let frame = result.text.split(separator: "\n").first { $0.hasPrefix(place) }
            #expect(frame?.contains("ViewController.\(function)") == true, "\(result.text)")
            #expect(!result.text.contains("libSeamRuntime"))
            #expect(result.text.split(separator: "\n").count < 20)
        }

        // MARK: Flows

        @Test(arguments: [
            ("- launchApp\n- tapOn: \"x\n", ":2:3: error: not YAML"),
            ("- launchApp\n\n- tapTwiceOn: x\n", ":3:3: error: there is no command `tapTwiceOn`"),
            ("- tapOn: {idd: x}\n", ":1:"),
        ])
        func namesTheLineOfAFlowThatCannotBeRead(_ flow: String, _ message: String) throws {
            let shop = try app()
            try shop.write(flow, to: "flow.yaml")
            let result = try shop.seam("run", shop.path("App"), "--headless", "--flow", shop.path("flow.yaml"))
            #expect(result.status == 2)
            #expect(result.text.hasPrefix(shop.path("flow.yaml") + message), "\(result.text)")
        }

        @Test func refusesAFlowThatIsNotThere() throws {
            let shop = try app()
            let result = try shop.seam("run", shop.path("App"), "--headless", "--flow", shop.path("none.yaml"))
            #expect(result.status == 2 && result.text == "seam: there is no flow \(shop.path("none.yaml"))\n")
        }

        @Test func saysWhatAFailingStepLookedFor() throws {
            let shop = try app()
            try shop.write("- launchApp\n- assertVisible: Save\n- tapOn: Cancel\n- tapOn: Save\n", to: "flow.yaml")
            let result = try shop.seam(
                "run", shop.path("App"), "--headless", "--flow", shop.path("flow.yaml"), "--output", shop.path("out"))
            #expect(result.status == 1)
            #expect(result.text.contains("flow.yaml:3: tapOn: Cancel: not on the screen"), "\(result.text)")
            #expect(result.text.contains("on the screen:\n    UILabel \"Save\""))
            #expect(!result.text.contains("flow.yaml:4"))
            #expect(shop.pixels(of: "out/failure.png") == [1179, 2556])
        }

        @Test func writesScreenshots() throws {
            let shop = try app()
            try shop.write("- takeScreenshot: one\n", to: "flow.yaml")
            let result = try shop.seam(
                "run", shop.path("App"), "--headless", "--flow", shop.path("flow.yaml"), "--output", shop.path("a/b"),
                "--screenshot", shop.path("c/last.png"), "--device", "iPhone 8")
            #expect(result.status == 0, "\(result.text)")
            #expect(shop.pixels(of: "a/b/one.png") == [750, 1334])
            #expect(shop.pixels(of: "c/last.png") == [750, 1334])
        }

        @Test func drawsTheFirstFrameWithoutAFlow() throws {
            let shop = try app()
            let result = try shop.seam("run", shop.path("App"), "--headless", "--screenshot", shop.path("one.png"))
            #expect(result.status == 0 && result.text == "")
            #expect(shop.pixels(of: "one.png") == [1179, 2556])
        }

        @Test func saysThatThereIsNoWindow() throws {
            let shop = try Workshop([
                "App/AppDelegate.swift":
                    "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }\n"
            ])
            let result = try shop.seam("run", shop.path("App"), "--headless", "--screenshot", shop.path("a.png"))
            #expect(result.status == 1 && result.text.contains("a.png: the app shows no window"), "\(result.text)")
        }

        @Test func refusesDevicesAndFoldersBeforeTheyAreUsed() throws {
            let shop = try app()
            let device = try shop.seam("run", shop.path("App"), "--headless", "--device", "Fridge")
            #expect(device.status == 2 && device.text.hasPrefix("unknown device \"Fridge\"; known: iPhone 15"))
            let output = try shop.seam("run", shop.path("App"), "--headless", "--output", "/proc/seam/out")
            #expect(output.status == 2 && output.text.hasPrefix("seam: the folder /proc/seam/out cannot be made"))
            let file = shop.path("App/Info.plist")
            try "".write(toFile: file, atomically: true, encoding: .utf8)
            let taken = try shop.seam("run", shop.path("App"), "--headless", "--output", file)
            #expect(taken.status == 2 && taken.text.hasPrefix("seam: \(file) is a file, and not a folder"))
            let picture = try shop.seam("run", shop.path("App"), "--headless", "--screenshot", "/proc/one.png")
            #expect(picture.status == 2 && picture.text.hasPrefix("seam: nothing can be written to the folder /proc"))
            let folder = try shop.seam("run", shop.path("App"), "--headless", "--screenshot", shop.path("App"))
            #expect(folder.status == 2 && folder.text.contains("is a folder"))
        }

        // MARK: Folders

        @Test(arguments: ["My App", "할 일", "📱 it's \"one\"", "-dash"])
        func buildsInFoldersOfAnyName(_ name: String) throws {
            let shop = try app(SampleApps.label, name: name)
            try shop.write("print(#file)\n", to: "unused.txt")
            let result = try shop.seam("run", "--headless", "--screenshot", shop.path(name + ".png"), shop.path(name))
            #expect(result.status == 0 && result.text == "", "\(result.text)")
            #expect(shop.pixels(of: name + ".png") == [1179, 2556])
        }

        @Test func writesNothingToTheFolderOfAnApp() throws {
            let shop = try app()
            try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: shop.path("App"))
            let before = try FileManager.default.contentsOfDirectory(atPath: shop.path("App")).sorted()
            let result = try shop.seam("run", shop.path("App"), "--headless")
            #expect(result.status == 0, "\(result.text)")
            #expect(try FileManager.default.contentsOfDirectory(atPath: shop.path("App")).sorted() == before)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: shop.path("App"))
        }

        // MARK: Several at once, and ends in between

        @Test func buildsTheSameAppTwiceAtOnce() throws {
            let shop = try Workshop(SampleApps.many(6))
            let words = ["run", shop.path("Many"), "--headless"]
            let first = try Subprocess(Workshop.command.path, words, environment: shop.environment)
            let second = try Subprocess(Workshop.command.path, words, environment: shop.environment)
            #expect(first.wait() == .exit(0))
            #expect(second.wait() == .exit(0))
        }

        @Test func leavesNothingHalfWrittenWhenInterrupted() throws {
            let shop = try Workshop(SampleApps.many(12))
            let words = ["run", shop.path("Many"), "--headless"]
            let process = try Subprocess(Workshop.command.path, words, environment: shop.environment)
            // The compiler is at work when the files are translated.
            var build: URL?
            while build == nil
                || !FileManager.default.fileExists(atPath: build!.appending(path: "Objects/map.json").path)
            {
                usleep(10_000)
                build = shop.build(of: "Many")
            }
            usleep(300_000)
            kill(process.pid, SIGTERM)
            #expect(process.wait() == .exit(128 + SIGTERM))
            let bundle = try #require(build).appending(path: "Many.app")
            #expect(!FileManager.default.fileExists(atPath: bundle.appending(path: "Many").path))
            let result = try shop.seam("run", shop.path("Many"), "--headless")
            #expect(result.status == 0 && !result.text.contains("waiting"), "\(result.text)")
        }

        @Test func rebuildsARunningApp() throws {
            let shop = try app()
            #expect(try shop.seam("run", shop.path("App"), "--headless").status == 0)
            let bundle = try #require(shop.build(of: "App")).appending(path: "App.app")
            let running = try FileHandle(forUpdating: bundle.appending(path: "App"))
            let before = try running.seekToEnd()
            try shop.write(
                SampleApps.label + "\nclass More: UIView { @objc func more() {} }\n", to: "App/ViewController.swift")
            #expect(try shop.seam("run", shop.path("App"), "--headless").status == 0)
            // What was open is the old file still: it was replaced, not written over.
            #expect(try running.seekToEnd() == before)
            #expect(
                try FileManager.default.attributesOfItem(atPath: bundle.appending(path: "App").path)[.size] as? UInt64
                    != before)
        }
    }
}
