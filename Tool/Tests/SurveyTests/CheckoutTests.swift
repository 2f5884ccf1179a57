import AppBuilder
import Foundation
import Testing
@testable import XcodeProject

@testable import Survey

@Suite struct CheckoutTests {
    private let scratch = Scratch()
    private let main = "import UIKit\n\n@main\nclass A: UIResponder, UIApplicationDelegate {}\n"

    private func git(_ words: String...) throws {
        let arguments = ["-C", scratch.path("clone"), "-c", "user.name=a", "-c", "user.email=a@example.com"] + words
        let result = try Subprocess.output(of: "git", arguments)
        try #require(result.ending == .exit(0), "\(result.text)")
    }

    @Test func findsCheckoutsInFolders() throws {
        scratch.write("", to: "work/one/One.xcodeproj/project.pbxproj")
        scratch.write(main, to: "work/two/AppDelegate.swift")
        scratch.write(main, to: "work/three/Sources/App/AppDelegate.swift")
        scratch.write("", to: "work/three/Sources/Views/V.swift")
        scratch.write(main, to: "work/group/four/A.swift")
        scratch.write(main, to: "work/group/five/main.swift")
        scratch.write("", to: "work/notes/readme.txt")
        func names(_ path: String) throws -> [String] {
            try CheckoutFinder.checkouts(in: [scratch.path(path)]).map(\.name)
        }
        #expect(try names("work") == ["five", "four", "one", "three", "two"])
        #expect(try names("work/three") == ["three"])
        #expect(try names("work/one") == ["one"])
        #expect(throws: BuildError.self) { try names("work/notes") }
        #expect(throws: BuildError.self) { try names("nowhere") }
        let twice = try CheckoutFinder.checkouts(in: [scratch.path("work/one"), scratch.path("work")])
        #expect(twice.map(\.name) == ["one", "five", "four", "three", "two"])
    }

    @Test func knowsTheCommitWithoutTouchingIt() throws {
        scratch.write(main, to: "clone/A.swift")
        try git("init", "-q")
        try git("add", ".")
        try git("commit", "-qm", "a")
        try git("remote", "add", "origin", "https://example.com/mina/todo.git")
        let index = try Data(contentsOf: scratch.folder.appending(path: "clone/.git/index"))
        let clean = Checkout(folder: scratch.folder.appending(path: "clone"))
        #expect(clean.name == "mina/todo" && clean.fileName == "mina+todo")
        #expect(clean.commit?.count == 40 && !clean.isModified && clean.identity == clean.commit)
        #expect(try Data(contentsOf: scratch.folder.appending(path: "clone/.git/index")) == index)
        scratch.write(main + "// more\n", to: "clone/A.swift")
        let changed = Checkout(folder: scratch.folder.appending(path: "clone"))
        #expect(changed.isModified && changed.commit == clean.commit && changed.identity != clean.identity)
        let plain = Checkout(folder: scratch.folder)
        #expect(plain.commit == nil && !plain.isModified)
    }

    @Test func takesFlowsAndStubsFromWhereTheyAre() {
        scratch.write("", to: "apps/mina+todo/flow.yaml")
        scratch.write("", to: "apps/mina+todo/Stubs/example.com/a.json")
        scratch.write("", to: "with/TODO/flow.yaml")
        let checkout = Checkout(folder: scratch.folder.appending(path: "apps/mina+todo"))
        #expect(checkout.name == "mina/todo")
        let own = SurveyMaterial(for: checkout, in: nil)
        #expect(own.flow?.path == scratch.path("apps/mina+todo/flow.yaml") && own.stubs.map(\.host) == ["example.com"])
        let given = SurveyMaterial(for: checkout, in: scratch.folder.appending(path: "with"))
        #expect(given.flow?.path == scratch.path("with/TODO/flow.yaml") && given.stubs.isEmpty)
        #expect(SurveyMaterial(for: checkout, in: scratch.folder.appending(path: "apps")).flow == own.flow)
        let none = SurveyMaterial(for: Checkout(folder: scratch.folder.appending(path: "with")), in: nil)
        #expect(none.flow == nil)
    }

    @Test func findsLibrariesByWhatIsAskedFor() {
        for version in ["5.4.1", "5.10.2", "5.6.4", "4.9.0"] {
            scratch.write("import Foundation\n", to: "libraries/Alamofire@\(version)/Source/A.swift")
        }
        // What Seam has itself is taken for libraries too.
        scratch.write("import Foundation\n", to: "libraries/RxSwift@6.2.0/Sources/R.swift")
        scratch.write(
            "@_exported public import Alamofire\nimport RxSwift\n", to: "libraries/Moya+Moya/Sources/Moya/M.swift")
        scratch.write(
            "let p = Package(name: \"x\", products: [.library(name: \"Reactive-Moya\", targets: [])])",
            to: "libraries/Moya+Moya/Package.swift")
        scratch.write("Pod::Spec.new { |s| s.module_name = 'Kit' }", to: "libraries/old/LegacyKit.podspec")
        scratch.write(
            """
            // swift-tools-version:5.0
            let package = Package(name: "Spec", products: [.library(name: "Spec", targets: ["Spec", "SpecParts"])])
            #if os(macOS)
            package.targets += [.target(name: "SpecBase")]
            #endif
            """, to: "libraries/Spec@2.0.0/Package.swift")
        scratch.write(
            "// swift-tools-version:5.0\nlet p = Package(name: \"x\", products: [.library(name: \"KeysSwift\")])\n",
            to: "libraries/Keys@6.0.0/Package.swift")
        // Targets that a manifest makes by functions of its own.
        scratch.write(
            "let all = [make(name: \"OrderedSets\"), make(name: \"_SetTools\")]",
            to: "libraries/sets@1.1.0/Package.swift")
        scratch.write("import _SetTools\n", to: "libraries/sets@1.1.0/Sources/OrderedSets/S.swift")
        scratch.write("import Foundation\n", to: "libraries/sets@1.1.0/Sources/_SetTools/T.swift")
        scratch.write("import Foundation\n", to: "libraries/sets@1.1.0/Sources/Security/S.swift")
        let shelf = LibraryShelf(scratch.folder.appending(path: "libraries"))
        func found(_ modules: Set<String>, _ version: String? = nil) -> [String] {
            let asked = version.map {
                [
                    Dependency(
                        name: "Alamofire", manager: .pod, version: $0, file: scratch.folder, line: 1)
                ]
            }
            return shelf.dependencies(for: modules, asked: asked ?? [])
                .map { $0.replacing(scratch.path("libraries") + "/", with: "") }
        }
        #expect(found(["UIKit"]) == [])
        #expect(found(["Alamofire"]) == ["Alamofire=Alamofire@5.10.2"])
        #expect(found(["Alamofire"], "5.6.4") == ["Alamofire=Alamofire@5.6.4"])
        #expect(found(["Alamofire"], "~> 5.5") == ["Alamofire=Alamofire@5.6.4"])
        #expect(found(["Alamofire"], "4.0") == ["Alamofire=Alamofire@4.9.0"])
        #expect(found(["Moya"]) == ["Alamofire=Alamofire@5.10.2", "Moya=Moya+Moya"])
        #expect(found(["Reactive_Moya"]).last == "Reactive_Moya=Moya+Moya")
        #expect(found(["Kit"]) == ["Kit=old"])
        // A package has the products that its manifest names.
        #expect(found(["Spec", "SpecBase", "SpecParts"]) == ["Spec=Spec@2.0.0", "SpecParts=Spec@2.0.0"])
        #expect(found(["Keys", "KeysSwift"]) == ["KeysSwift=Keys@6.0.0"])
        #expect(found(["Security"]) == [])
        #expect(found(["OrderedSets"]) == ["OrderedSets=sets@1.1.0"])
    }

    @Test func leavesLibrariesThatComeWithTheProject() throws {
        scratch.write("import Foundation\n", to: "libraries/Pictures@12.0.0/Sources/P.swift")
        scratch.write("import Pictures\n", to: "libraries/Frames@1.0.0/Sources/F.swift")
        scratch.write("import Foundation\n", to: "app/Carthage/Checkouts/Pictures/Sources/P.swift")
        let shelf = LibraryShelf(scratch.folder.appending(path: "libraries"))
        let own = try CheckedInLibraries(folders: [scratch.folder.appending(path: "app")])
        #expect(own.has("Pictures") && !own.has("Frames"))
        let found = shelf.dependencies(for: ["Frames", "Pictures"], asked: [], besides: own)
        #expect(found == ["Frames=" + scratch.path("libraries/Frames@1.0.0")])
        #expect(shelf.dependencies(for: ["Frames"], asked: []).count == 2)
    }

    @Test func readsImports() {
        scratch.write(
            "import A\n@testable import B\n  public import C\nimport class D.E\n// import F\nlet x = \"import G\"\n",
            to: "x/a.swift")
        scratch.write("import P\n", to: "x/Pods/p.swift")
        #expect(ImportedModules.names(in: [scratch.folder]) == ["A", "B", "C", "D"])
    }
}
