import SwiftParser
import Testing
@testable import SourceTranslator

/// What a file certainly imports.
@Suite struct ImportTests {
    private func translated(_ source: String) -> String {
        let index = ModuleIndex([Translator.index(source)])
        return Translator.translate(source, path: "/app/A.swift", index: index).source ?? ""
    }

    @Test(arguments: [
        ("os(iOS)", true), ("!os(watchOS)", true), ("os(tvOS) || os(iOS)", true), ("!(os(macOS) || os(tvOS))", true),
        ("os(macOS)", false), ("os(tvOS) && canImport(TVUIKit)", false), ("canImport(AVKit)", false),
        ("os(iOS) && canImport(AVKit)", false), ("os(iOS) || canImport(AVKit)", true), ("DEBUG", false),
        ("os(iOS) && !targetEnvironment(macCatalyst)", true), ("swift(>=5.9)", false),
    ])
    func underAConditionThatHolds(_ condition: String, _ holds: Bool) {
        let index = Translator.index("#if \(condition)\nimport AVKit\n#endif\nimport UIKit\n")
        #expect(index.imports.map(\.module) == (holds ? ["AVKit", "UIKit"] : ["UIKit"]))
    }

    /// A library that UIKit brings has to be there where a class of it is named.
    @Test func mentionsWhatUIKitBrings() {
        let index = Translator.index("import UIKit\nlet center = UNUserNotificationCenter.current()\n")
        #expect(index.mentions == ["UIKit", "UserNotifications"])
        #expect(index.imports.map(\.module) == ["UIKit"])
        let old = Translator.index(
            "import UIKit\nfunc f() { application.registerUserNotificationSettings(settings) }\n")
        #expect(old.mentions == ["UIKit", "UserNotifications"])
        #expect(Translator.index("import UIKit\nlet UNKNOWN = UIView()\n").mentions == ["UIKit"])
    }

    @Test func bringsEveryLibraryThatIsNamed() {
        let source = "import UIKit\nlet center = UNUserNotificationCenter.current()\nlet page = UIWebView()\n"
        #expect(Translator.index(source).mentions == ["UIKit", "UserNotifications", "WebKit"])
        #expect(translated(source).contains("import UIKit; import UserNotifications; import WebKit\n"))
    }

    /// Generated code imports classes of UIKit in a branch for iOS.
    @Test func bringsALibraryInABranch() {
        let source = """
            #if os(macOS)
            import AppKit.NSFont
            #elseif os(iOS) || os(tvOS)
            import UIKit.UIFont
            #endif
            func register(_ url: URL) { CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil) }
            """
        #expect(translated(source).contains("; import CoreText"))
    }

    @Test func namesOfDarwinAreTheLibrarysThatTheFileHas() {
        #expect(translated("import Darwin\nlet a = Darwin.sqrt(2)").contains("let a = Glibc .sqrt(2)"))
        #expect(translated("import UIKit\nlet a = Darwin.sqrt(2)").contains("let a = Foundation.sqrt(2)"))
        #expect(translated("import UIKit\nlet a = place.Darwin.x").isEmpty)
        #expect(translated("import Foundation\nimport MachO").contains("import Glibc"))
    }

    /// What may be imported has to be there, whatever the compiler then finds.
    @Test func mentionsWhatAnyBranchMayImport() {
        let index = Translator.index(
            """
            import UIKit
            #if canImport(ImageIO) && !os(macOS)
            import ImageIO
            #elseif DEBUG
            import Accelerate
            #endif
            #if os(macOS)
            import AppKit
            #if canImport(CryptoKit)
            #endif
            #elseif os(iOS)
            import RxSwift
            #else
            import WatchKit
            #endif
            """)
        #expect(index.mentions == ["UIKit", "ImageIO", "Accelerate", "RxSwift"])
    }

    @Test func inTheBranchThatIsTaken() {
        let index = Translator.index(
            """
            #if os(macOS)
            import AppKit
            #elseif os(iOS)
            import UIKit
            #if canImport(A)
            import A
            #else
            import B
            #endif
            #else
            import WatchKit
            #endif
            """)
        #expect(index.imports.map(\.module) == ["UIKit"])
    }

    @Test(arguments: [
        ("#if os(watchOS)\nlet a = 1\n#else\nimport PhotosUI\nlet a = 2\n#endif\n", "#if true "),
        ("let b = 1\n#if !os(watchOS)\nimport PhotosUI\nlet a = 2\n#endif\n", "#if false "),
        ("#if os(iOS)\nimport PhotosUI\nlet a = 1\n#else\nlet a = 2\n#endif\n", "#if false "),
        // What it imports is here.
        ("#if os(iOS)\nimport UIKit\nlet a = 1\n#else\nlet a = 2\n#endif\n", "#if true "),
        // What follows stands on the import.
        ("#if os(iOS)\nimport PhotosUI\n#endif\nlet a = 1\n", "#if true "),
    ])
    func takesNoBranchWithoutItsFramework(_ source: String, _ condition: String) {
        var options = TranslationOptions()
        options.missingFrameworks = ["PhotosUI"]
        let text = Translator.translate(source, path: "/A.swift", index: ModuleIndex(), options: options).source
        #expect(text?.contains(condition) == true)
    }

    /// An app may have an attribute of that name.
    @Test func bringsNoObservationToAppsWithTheirOwn() throws {
        let source = "import Foundation\nstruct Model { @Observable var title = 1 }\n"
        let own = "@propertyWrapper final class Observable<Value> { var wrappedValue: Value }\n"
        func translated(_ files: String...) -> String {
            let index = ModuleIndex(files.map { Translator.index($0) })
            return Translator.translate(files[0], path: "/app/A.swift", index: index).source ?? files[0]
        }
        #expect(translated(source).contains("import Observation"))
        #expect(!translated(source, own).contains("import Observation"))
    }

    /// The macro of the name is for classes alone.
    @Test func namesPropertyWrappersOfTheNameWithTheirModule() {
        let own = "@propertyWrapper final class Observable<Value> { var wrappedValue: Value }\n"
        func translated(_ source: String, _ files: String...) -> String {
            var options = TranslationOptions()
            options.moduleName = "My_App"
            let index = ModuleIndex(([source] + files).map { Translator.index($0) })
            return Translator.translate(source, path: "/app/A.swift", index: index, options: options).source ?? source
        }
        let source =
            "import UIKit\nstruct Model { @Observable var title = 1; @Observable<Int> private(set) var n = 2 }\n"
        let named =
            "struct Model { @My_App.Observable var title = 1; @My_App.Observable<Int> private(set) var n = 2 }\n"
        #expect(translated(source, own).hasSuffix(named))
        #expect(
            translated(source).hasSuffix(
                "struct Model { @Observable var title = 1; @Observable<Int> private(set) var n = 2 }\n"))
        let model = "import Observation\n@Observable class Model {}\n"
        #expect(translated(model, own).hasSuffix("@Observable class Model {}\n"))
    }

    @Test func anAppIsTriedWithoutFrameworksThatAreNotHere() {
        var options = TranslationOptions()
        options.frameworksDoneWithout = ["CloudKit"]
        let source = "#if os(iOS)\nimport CloudKit\nlet a = 1\n#endif\n"
        let text = Translator.translate(source, path: "/A.swift", index: ModuleIndex([]), options: options).source
        #expect(text?.contains("import UIKit") == true && text?.contains("CloudKit") == false)
    }
}

/// Names that a library shares with Combine.
@Suite struct SharedNameTests {
    private func translate(_ text: String, own: String = "") -> String {
        var options = TranslationOptions()
        options.sharedNames = [
            "Kit": SharedName.all(
                in: ModuleIndex([
                    Translator.index(
                        "public struct Empty {}\nprotocol Cancellable {}\nprivate enum Future {}\nclass Other {}\n"
                            + "struct Outer { struct Just {} }\n#if DEBUG\npublic class Fail {}\n#endif\n"
                            + "public struct ImageResource {}\n")
                ]))
        ]
        let index = ModuleIndex([Translator.index(text), Translator.index(own)])
        let translated = Translator.translate(text, path: "/A.swift", index: index, options: options).source
        // Without the lines that come before the author's.
        return (translated ?? text).split(separator: "\n", omittingEmptySubsequences: false)
            .drop { $0 == "import ObjectiveC" || $0.hasPrefix("#sourceLocation") }.joined(separator: "\n")
    }

    @Test func queriesAreTheLibrarysWhereSwiftDataIsNotImported() {
        let text = "import FirebaseFirestore\nfunc run(_ query: Query) {}"
        #expect(translate(text).hasPrefix("import FirebaseFirestore; import class FirebaseFirestore.Query\n"))
        #expect(translate("import SwiftData\n" + text).contains("import FirebaseFirestore\n"))
        #expect(translate("import FirebaseFirestore\nlet a = 1").hasPrefix("import FirebaseFirestore\n"))
        #expect(translate(text, own: "struct Query {}").hasPrefix("import FirebaseFirestore\n"))
    }

    @Test func meanTheLibrarys() {
        #expect(
            translate("import Kit\nlet a = Empty()\n") == "import Kit; import typealias Kit.Empty\nlet a = Empty()\n")
        // What is not public is seen by those who may look inside.
        #expect(translate("import Kit\nlet a: Cancellable\n") == "import Kit\nlet a: Cancellable\n")
        #expect(
            translate("@testable import Kit\nlet a: (Cancellable, Empty, Future, Just, Fail, Other)\n").hasPrefix(
                "@testable import Kit; @testable import protocol Kit.Cancellable; @testable import typealias Kit.Empty\n"
            ))
    }

    @Test func meanTheLibrarysBesideThoseOfUIKit() {
        #expect(
            translate("import Combine\nimport Kit\nlet a = (ImageResource(), Empty())\n")
                == "import Combine\nimport Kit; import typealias Kit.ImageResource\nlet a = (ImageResource(), Empty())\n"
        )
    }

    @Test func stayAsTheyAreElsewhere() {
        for text in [
            "import Combine\nimport Kit\nlet a = Empty()\n", "import Other\nlet a = Empty()\n", "import Kit\n",
        ] {
            #expect(translate(text) == text)
        }
        #expect(translate("import Kit\nlet a = Empty()\n", own: "struct Empty {}\n") == "import Kit\nlet a = Empty()\n")
    }
}

/// Imports of modules whose names the translation writes.
@Suite struct AddedImportTests {
    @Test func areOfRealmWhereAClassOfAnotherFileIsARealmsObject() throws {
        let base = "import RealmSwift\nclass Base: Object {\n    @objc dynamic var id = 0\n}\n"
        let note = "import Foundation\nclass Note: Base {\n    @objc dynamic var text = \"\"\n}\n"
        let index = ModuleIndex([base, note].map(Translator.index))
        func imports(_ text: String) throws -> Int {
            let source = try #require(Translator.translate(text, path: "/A.swift", index: index).source)
            #expect(source.contains("@_ObjectiveCProperty") && source.contains("RealmSwift._ObjectClasses.add("))
            return source.split(separator: "\n").filter { $0 == "import RealmSwift" }.count
        }
        #expect(try imports(base) == 1 && imports(note) == 1)
    }
}
