import AppBuilder
import Foundation
import Survey
import Testing

extension CommandTests {
    /// `seam survey` of small apps made for it.
    @Suite struct SurveyCommandTests {
        /// A label on white; without a colour behind it, it is as black as the window.
        private static let visible = SampleApps.label.replacing(
            "view.addSubview", with: "view.backgroundColor = .white\n        view.addSubview")

        private func shop() throws -> Workshop {
            var files = SampleProject.files.reduce(into: [String: String]()) { result, file in
                result["apps/tested" + file.key.dropFirst("Clone".count)] = file.value
            }
            func app(_ name: String, _ controller: String) {
                files["apps/\(name)/AppDelegate.swift"] = SampleApps.delegate
                files["apps/\(name)/ViewController.swift"] = controller
            }
            func controller(_ body: String, _ imports: String = "") -> String {
                "\(imports)import UIKit\n\nclass ViewController: UIViewController {\n    override func viewDidLoad() {\n"
                    + "        super.viewDidLoad()\n        \(body)\n    }\n}\n"
            }
            files["apps/tested/App/ViewController.swift"] = Self.visible
            app("works", Self.visible)
            app("broken", controller("view.glow()"))
            app("crashing", controller("_ = [Int]()[view.subviews.count]"))
            app("blank", controller("view.backgroundColor = .white"))
            app("scanned", controller("_ = ARView()", "import RealityKit\n"))
            app("shelved", controller("view.backgroundColor = Kit.colour", "import Kit\n"))
            files["with/works/flow.yaml"] = "- assertVisible: Save\n- takeScreenshot: done\n"
            files["with/blank/flow.yaml"] = "- assertVisible: Save\n"
            files["with/tested/flow.yaml"] = "- assertVisible: Nothing like this\n"
            files["libraries/Kit/Kit.swift"] =
                "import UIKit\n\npublic enum Kit { public static let colour = UIColor.red }\n"
            return try Workshop(files)
        }

        private func survey(_ shop: Workshop, _ words: String...) throws -> Workshop.Outcome {
            let material = shop.exists("with") ? ["--with", shop.path("with")] : []
            let arguments = ["survey", shop.path("apps"), "--output", shop.path("out")] + material + words
            let result = try Subprocess.output(
                of: Workshop.command.path, arguments, environment: shop.environment)
            guard case .exit(let status) = result.ending else { return .init(status: -1, text: result.text) }
            return .init(status: status, text: result.text)
        }

        private func results(_ shop: Workshop) throws -> [String: SurveyResult] {
            let data = try Data(contentsOf: shop.folder.appending(path: "out/survey.json"))
            let results = try JSONDecoder().decode([SurveyResult].self, from: data)
            return Dictionary(uniqueKeysWithValues: results.map { ($0.name, $0) })
        }

        @Test func tellsHowFarEachAppComes() throws {
            let shop = try shop()
            let before = try FileManager.default.subpathsOfDirectory(atPath: shop.path("apps")).sorted()
            let result = try survey(shop, "--dependencies", shop.path("libraries"), "--jobs", "2")
            try #require(result.status == 0, "\(result.text)")
            #expect(try FileManager.default.subpathsOfDirectory(atPath: shop.path("apps")).sorted() == before)

            let results = try results(shop)
            let works = try #require(results["works"])
            #expect(works.builds == .yes && works.firstScreen == .yes && works.flow == .yes)
            #expect(works.tests?.outcome == .absent && works.failure == nil, "\(works)")
            #expect(shop.pixels(of: "out/" + (works.screenshot ?? "")) == [1179, 2556])
            #expect(shop.exists("out/apps/works/done.png"))

            let broken = try #require(results["broken"])
            #expect(broken.builds == .no && broken.firstScreen == .notReached && broken.screenshot == nil)
            #expect(broken.failure?.title == "missing API UIView.glow", "\(broken)")
            #expect(broken.failure?.place == "ViewController.swift:6:14")

            let crashing = try #require(results["crashing"])
            #expect(crashing.builds == .yes && crashing.firstScreen == .no)
            #expect(crashing.failure?.cause == .crashAtStart, "\(crashing)")
            #expect(crashing.failure?.message == "Fatal error: Index out of range")
            #expect(crashing.failure?.place?.hasPrefix("ViewController.swift:6:") == true)

            #expect(results["blank"]?.failure?.cause == .blankScreen)
            #expect(results["scanned"]?.failure?.title == "missing framework RealityKit")
            #expect(results["shelved"]?.builds == .yes)

            let tested = try #require(results["tested"])
            #expect(tested.flow == .no && tested.failure?.cause == .flowFailed, "\(tested)")
            #expect(tested.failure?.message.hasPrefix("flow.yaml:1: assertVisible") == true, "\(tested)")
            #expect(tested.tests == .init(outcome: .yes, passed: 10, total: 10), "\(tested)")

            let page = try String(contentsOfFile: shop.path("out/index.html"), encoding: .utf8)
            #expect(page.contains("<h2>missing framework RealityKit <b>1</b></h2>"))
            #expect(page.components(separatedBy: "src=\"data:image/png;base64,").count - 1 >= 3)
            #expect(try String(contentsOfFile: shop.path("out/survey.md"), encoding: .utf8).contains("| works |"))
        }

        @Test func keepsResultsUntilSomethingChanges() throws {
            let shop = try shop()
            _ = try survey(shop, "--filter", "broken")
            let first = try results(shop)
            #expect(Array(first.keys) == ["broken"])
            let again = try survey(shop, "--filter", "broken")
            #expect(again.text.contains("broken: missing API UIView.glow") && again.text.contains("(as before)"))
            #expect(try results(shop) == first)
            let anew = try survey(shop, "--filter", "broken", "--again")
            #expect(!anew.text.contains("(as before)"))
            try shop.write(Self.visible, to: "apps/broken/ViewController.swift")
            let mended = try survey(shop, "--filter", "broken")
            #expect(mended.text.contains("broken: works: first screen"), "\(mended.text)")
            #expect(try results(shop)["broken"]?.isGood == true)
        }

        @Test func recordsWhichLibrariesBuild() throws {
            let shop = try Workshop([
                "apps/Paint@1.2.0/Package.swift": """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(
                    name: "paint", products: [.library(name: "Paint-Kit", targets: ["Paint"])],
                    targets: [.target(name: "Paint")])
                """,
                "apps/Paint@1.2.0/Sources/Paint/Paint.swift":
                    "import Base\nimport UIKit\n\npublic let paint = UIColor(white: base, alpha: 1)\n",
                "apps/Torn/Torn.podspec": "Pod::Spec.new do |s|\nend\n",
                "apps/Torn/Source/Torn.swift": "import UIKit\n\npublic let torn = UIView().glow\n",
                "libraries/Base/Base.swift": "import CoreGraphics\n\npublic let base: CGFloat = 0.5\n",
                "record.json": #"[{"name": "other", "date": "2026-01-02", "builds": "yes"}]"#,
            ])
            let result = try survey(
                shop, "--libraries", "--dependencies", shop.path("libraries"), "--record", shop.path("record.json"))
            try #require(result.status == 0, "\(result.text)")
            let data = try Data(contentsOf: shop.folder.appending(path: "record.json"))
            let kept = try JSONDecoder().decode([SurveyResult].self, from: data)
            #expect(kept.map(\.name) == ["other", "Paint", "Torn"])
            #expect(kept[1].builds == .yes && kept[1].module == "Paint" && kept[1].version == "1.2.0", "\(kept[1])")
            #expect(kept[1].firstScreen == nil && kept[1].key == nil && kept[1].failure == nil)
            #expect(kept[2].builds == .no && kept[2].failure?.title == "missing API UIView.glow", "\(kept[2])")
            #expect(!shop.exists("out/apps/Paint@1.2.0/Probe"))
        }

        @Test func endsWhatHangs() throws {
            let shop = try Workshop([
                "apps/hanging/AppDelegate.swift": SampleApps.delegate,
                "apps/hanging/ViewController.swift":
                    "import UIKit\n\nclass ViewController: UIViewController {\n"
                    + "    override func viewDidLoad() { while true { sleep(1) } }\n}\n",
            ])
            // Built before, the app has all of the time to itself.
            #expect(try shop.seam("run", shop.path("apps/hanging"), "--build-only").status == 0)
            let result = try survey(shop, "--timeout", "15")
            #expect(result.status == 0)
            #expect(try results(shop).values.first?.failure?.cause == .startTimeout, "\(result.text)")
        }

        @Test func goesOnWhereItWasInterrupted() throws {
            let shop = try shop()
            try FileManager.default.removeItem(atPath: shop.path("apps/tested"))
            let words = ["survey", shop.path("apps"), "--output", shop.path("out"), "--with", shop.path("with")]
            let process = try Subprocess(Workshop.command.path, words, environment: shop.environment)
            // Interrupted as soon as there is a result: the next app is on its way.
            while !shop.exists("out/apps/blank/result.json") { usleep(20_000) }
            kill(process.pid, SIGINT)
            #expect(process.wait() == .exit(128 + SIGINT))
            let kept = try Data(contentsOf: shop.folder.appending(path: "out/apps/blank/result.json"))
            #expect(!shop.exists("out/apps/works/result.json"))
            let result = try survey(shop)
            #expect(result.status == 0)
            #expect(result.text.contains("[1/6] blank: blank screen") && result.text.contains("(as before)"))
            #expect(try Data(contentsOf: shop.folder.appending(path: "out/apps/blank/result.json")) == kept)
            #expect(try results(shop).count == 6)
        }

        @Test func refusesWhatIsNoFolderOfApps() throws {
            let shop = try Workshop(["notes/readme.txt": ""])
            let none = try shop.seam("survey", shop.path("notes"), "--output", shop.path("out"))
            #expect(none.status == 2 && none.text.contains("is no app and holds none"), "\(none.text)")
            let nowhere = try shop.seam("survey", shop.path("nowhere"))
            #expect(nowhere.status == 2 && nowhere.text == "seam: there is no folder \(shop.path("nowhere"))\n")
            #expect(try shop.seam("survey").status == 2)
            let jobs = try shop.seam("survey", shop.path("notes"), "--jobs", "many")
            #expect(jobs.status == 2 && jobs.text.contains("--jobs needs a number greater than 0, not \"many\""))
        }
    }
}
