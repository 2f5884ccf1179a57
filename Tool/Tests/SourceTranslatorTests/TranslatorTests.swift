import SwiftParser
import Testing

@testable import SourceTranslator

/// A module of files, translated together.
private func translate(_ files: [String]) -> [Translator.Translation] {
    let index = ModuleIndex(files.map(Translator.index))
    return files.enumerated().map { Translator.translate($1, path: "/app/File\($0).swift", index: index) }
}

/// The author's lines of a translated file.
private func body(_ translation: Translator.Translation) -> String {
    let lines = (translation.source ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    let start = lines.firstIndex { $0.hasPrefix("#sourceLocation(file") }.map { $0 + 1 } ?? 0
    let end = lines.firstIndex { $0 == "#sourceLocation()" } ?? lines.count
    return lines[start..<end].joined(separator: "\n")
}

/// The lines that the translator added.
private func tail(_ translation: Translator.Translation) -> String {
    let source = translation.source ?? ""
    return source.firstRange(of: "\n#sourceLocation()\n").map { String(source[$0.upperBound...]) } ?? ""
}

@Suite struct TranslatorTests {
    @Test func leavesAloneWhatNeedsNoChange() {
        let source = "import UIKit\n\nfinal class Model {\n    weak var owner: AnyObject?\n}\n"
        #expect(translate([source])[0].source == nil)
    }

    @Test func prefersClassesThatWork() throws {
        let result = translate(["import CoreData\nlet sum = NSExpression(forKeyPath: \"@sum.price\")"])[0]
        let source = try #require(result.source)
        #expect(source.hasPrefix("import ObjectiveC\nimport class SeamFoundation.NSExpression\n#sourceLocation("))
        #expect(body(result) == "import CoreData\nlet sum = NSExpression(forKeyPath: \"@sum.price\")")
        let both = translate(["func f(_ a: NSComparisonPredicate) -> NSExpression { a.leftExpression }"])[0]
        #expect(both.source?.contains("import class SeamFoundation.NSComparisonPredicate\n") == true)
    }

    @Test func prefersFunctionsThatWork() throws {
        let source = try #require(translate(["let name = NSStringFromClass(Model.self)"])[0].source)
        #expect(source.contains("import func SeamFoundation.NSStringFromClass\n"))
        #expect(!source.contains("NSClassFromString"))
    }

    @Test func comparesObjectsOfALoop() throws {
        let source = """
            func f(_ a: [Key], _ b: [Key]) {
                for one in a as [AnyObject] { for two in b { _ = one.isEqual(two); _ = two.isEqual(one) } }
            }
            """
        let result = try #require(translate([source])[0].source)
        #expect(result.contains("_ = (one as! NSObject).isEqual(two); _ = two.isEqual(one)"))
    }

    @Test func exposesMembersOfObjectsAsSwift3Did() {
        let source = """
            class Notes: UITableViewController {
                func add(_ sender: AnyObject?) {}
                private func hidden() {}
            }
            class Cart: Codable {
                func pay() {}
            }
            """
        var index = ModuleIndex([Translator.index(source)])
        func added() -> String { tail(Translator.translate(source, path: "/app/Notes.swift", index: index)) }
        #expect(!added().contains("\"add:\""))
        index.infersExposure = true
        #expect(added().contains("SelectorTable.add(Notes.self, \"add:\")"))
        #expect(!added().contains("hidden") && !added().contains("pay"))
    }

    @Test func keepsLinesAndColumns() throws {
        let source = """
            @UIApplicationMain
            class A: NSObject {
                @objc
                private func
                tap(
                    _ sender: Any
                ) {}
                @IBOutlet weak var label: UILabel!
            }
            """
        let result = translate([source])[0]
        let lines = body(result).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[0].hasPrefix("@main"))
        #expect(lines[2].allSatisfy { $0 == " " })
        #expect(lines[3] == "    private func")
        #expect(lines[7] == "              weak var label: UILabel!")
        #expect(lines.count == 9)
        #expect(try #require(result.source).contains("#sourceLocation(file: \"/app/File0.swift\", line: 1)\n"))
    }

    @Test(arguments: [
        ("foo", "foo"), ("bar", "bar:"), ("bar(_:)", "bar:"), ("self.bar(_:)", "bar:"), ("A.bar(_:)", "bar:"),
        ("baz(sender:)", "bazWithSender:"), ("A.baz", "bazWithSender:"), ("two(_:forEvent:)", "two:forEvent:"),
        ("other(_:)", "renamed:"), ("move(to:)", "moveTo:"), ("getter: flag", "flag"), ("setter: A.flag", "setFlag:"),
        ("(two) as (Int, Int) -> Void", "two:forEvent:"), ("inherited", "inherited"),
        ("B.fromExtension", "fromExtension"), ("action", "action:"), ("UIView.endEditing(_:)", "endEditing:"),
        ("UIResponder.resignFirstResponder", "resignFirstResponder"), ("throwing", "throwingAndReturnError:"),
        ("model.elsewhere(_:)", "elsewhere:"), ("Inner.deep", "deep"), ("type(of: self).foo", "foo"),
        ("dismiss(animated:completion:)", "dismissViewControllerAnimated:completion:"),
    ]) func resolvesSelectors(written: String, expected: String) {
        let source = """
            class A: Base {
                @objc func foo() {}
                @objc func bar(_ x: Int) {}
                @objc func baz(sender: Any) {}
                @objc func two(_ x: Int, forEvent y: Int) {}
                @objc(renamed:) func other(_ x: Int) {}
                @objc func move(to x: Int) {}
                @objc func throwing() throws {}
                @IBAction func action(_ sender: Any) {}
                @objc var flag = false
                class Inner: NSObject { @objc func deep() {} }
                func use() { send(#selector(\(written))) }
            }
            """
        let others = """
            class Base: NSObject { @objc func inherited() {} }
            extension B { @objc func fromExtension() {} }
            @objcMembers class B: NSObject { func elsewhere(_ x: Int) {} }
            """
        let result = translate([source, others])[0]
        #expect(body(result).contains("send(Selector(\"\(expected)\")"))
        #expect(result.diagnostics.isEmpty)
    }

    @Test func unwrapsOnlyWhatMayBeOptional() {
        let source = """
            extension Decodable { static func parse(_ name: String) -> Self { fatalError() } }
            func use<T: Decodable>(_ done: (T) -> Void) { done(.parse("a")!) }
            let image: UIImage = .init(named: "a")!
            """
        #expect(body(translate([source])[0]).contains("done(.parse(\"a\") )"))
        #expect(body(translate([source])[0]).contains(".init(named: \"a\")!"))
    }

    @Test func timersFirstFireAfterTheirInterval() {
        let source = """
            let a = Timer(timeInterval: 1, repeats: true) { _ in }
            let b: Timer = .init(timeInterval: 1, repeats: false, block: done)
            let c = Timer(timeInterval: 1, target: self, selector: s, userInfo: nil, repeats: true)
            let d = Clock(timeInterval: 1, repeats: true), e = Timer(fire: now, interval: 1, repeats: true) { _ in }
            """
        #expect(
            body(translate([source])[0]) == """
                let a = Timer(_timeInterval: 1, repeats: true) { _ in }
                let b: Timer = .init(_timeInterval: 1, repeats: false, block: done)
                let c = Timer(timeInterval: 1, target: self, selector: s, userInfo: nil, repeats: true)
                let d = Clock(timeInterval: 1, repeats: true), e = Timer(fire: now, interval: 1, repeats: true) { _ in }
                """)
    }

    @Test func aFileAsksForNoModuleOfLinuxsOwn() {
        let source = """
            #if canImport( FoundationNetworking )
            import FoundationNetworking
            #endif
            #if os(Linux) || canImport(FoundationNetworkingPlus)
            #endif
            """
        // Blanks stand for what was longer.
        #expect(
            body(translate([source])[0]).filter { $0 != " " } == """
                #iffalse
                importSeamFoundation
                #endif
                #iffalse||canImport(FoundationNetworkingPlus)
                #endif
                """)
    }

    @Test func aLibraryTakesItsBranchesForLinux() {
        let source = "#if os(Linux) && !os(iOS)\n#elseif !os(Linux)\n#endif\n"
        var options = TranslationOptions()
        options.isForLinuxToo = true
        let library = Translator.translate(source, path: "/A.swift", index: ModuleIndex(), options: options).source
        #expect(library?.contains("#if true && !true ") == true)
        #expect(library?.contains("#elseif !true") == true)
        let app = Translator.translate(source, path: "/A.swift", index: ModuleIndex()).source
        #expect(app?.contains("#if false && !true ") == true)
        let question = "#if canImport(Security) || os(Windows)\n#endif\n"
        let asking = Translator.translate(question, path: "/A.swift", index: ModuleIndex(), options: options).source
        #expect(asking?.contains("#if false || os(Windows)") == true)
    }

    @Test func refusesInvalidURLsWhereTheProjectIsOld() {
        let source = "let a = URL(string: path + \"π\")\nlet b = URL(string: path, relativeTo: base)\n"
        #expect(translate([source])[0].source == nil)
        var options = TranslationOptions()
        options.refusesInvalidURLs = true
        let old = Translator.translate(source, path: "/A.swift", index: ModuleIndex(), options: options)
        #expect(
            body(old).hasPrefix(
                "let a = URL(string: path + \"π\", encodingInvalidCharacters: false)\nlet b = URL(string: path, relativeTo: base)"
            ))
    }

    @Test func findsTests() {
        let index = ModuleIndex([
            Translator.index(
                """
                class Base: XCTestCase { func testBase() {} }
                class A: Base { func testA() async throws {}; func helper() {}; static func testNo() {} }
                extension A { func testMore() {} }
                private class B: XCTestCase { func testB() {} }
                class C: NSObject { func testC() {} }
                """)
        ])
        #expect(index.testClasses.map(\.name) == ["A", "Base"])
        #expect(index.testClasses.first?.tests.map(\.name) == ["testBase", "testA", "testMore"])
        #expect(index.testClasses.first?.tests.map(\.isAsync) == [false, true, false])
    }

    @Test func testsStandUnderConditions() {
        let file = Translator.index(
            """
            #if canImport(Kit)
            class A: XCTestCase {
                func testA() {}
                #if FAST
                func testFast() {}
                #else
                func testFast() async {}
                func testSlow() {}
                #endif
            }
            #endif
            #if os(macOS)
            class B: XCTestCase { func testB() {} }
            #elseif os(iOS)
            class C: XCTestCase { func testC() {} }
            #endif
            """)
        let index = ModuleIndex([file])
        #expect(index.testClasses.map(\.name) == ["A", "C"])
        #expect(index.testClasses.map(\.condition) == ["(canImport(Kit))", nil])
        let kit = "(canImport(Kit)) && "
        #expect(
            index.testClasses.first?.tests == [
                .init(name: "testA", isAsync: false),
                .init(name: "testFast", isAsync: false, condition: kit + "(FAST)"),
                .init(name: "testFast", isAsync: true, condition: kit + "!(FAST)"),
                .init(name: "testSlow", isAsync: false, condition: kit + "!(FAST)"),
            ])
        // Of branches that are left out none is there.
        #expect(ModuleIndex([file.without { $0 == 1 }]).testClasses.map(\.name) == ["C"])
        #expect(ModuleIndex([file.without { $0 == 6 }]).testClasses.first?.tests.map(\.name) == ["testA", "testFast"])
    }

    @Test func warnsOfSelectorsNobodyAnswersTo() {
        let source =
            "class A: NSObject {\n    func hidden() {}\n    func f() { g(#selector(nowhere(_:)), #selector(hidden)) }\n}"
        let result = translate([source])[0]
        #expect(result.diagnostics.map(\.line) == [3, 3])
        #expect(result.diagnostics.map(\.column) == [28, 52])
        #expect(result.diagnostics[0].message.contains("no class declares 'nowhere'"))
        #expect(result.diagnostics[1].message.contains("'hidden()' of 'A' is not '@objc'"))
        #expect(result.diagnostics.allSatisfy { $0.severity == .warning })
    }

    @Test func registersMethodsAndProperties() {
        let source = """
            class A: NSObject {
                @objc private func foo(_ x: Int, y: String) -> Bool { true }
                @IBOutlet weak var label: UILabel!
                @objc let constant = 1
                func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat { 1 }
                func plain() {}
                @objc static func shared() {}
            }
            """
        let text = tail(translate([source])[0])
        #expect(text.contains("(A.self, \"foo:y:\") { t, a, b in return t.foo(SelectorTable.argument(a), y: "))
        #expect(text.contains("\"setLabel:\""))
        #expect(text.contains("\"label\""))
        #expect(text.contains("\"constant\""))
        #expect(!text.contains("\"setConstant:\""))
        #expect(text.contains("\"tableView:heightForRowAtIndexPath:\""))
        #expect(!text.contains("plain"))
        #expect(!text.contains("shared"))
        #expect(text.contains("A._seamSelectors0()"))
    }

    @Test func hidesSwiftUIFromModulesThatCanDoWithoutIt() {
        let optional = "#if DEBUG && canImport(SwiftUI)\nimport SwiftUI\n#else\nimport UIKit\n#endif\n"
        let hidden = translate([optional])[0]
        #expect(body(hidden).hasPrefix("#if DEBUG && false "))
        // One import that has no such condition, and the module has SwiftUI.
        #expect(translate([optional, "import SwiftUI\n"])[0].source == nil)
        #expect(translate([optional, "#if DEBUG\nimport SwiftUI\n#endif\n"])[0].source == nil)
        #expect(ModuleIndex([Translator.index(optional)]).needsSwiftUI == false)
        #expect(
            body(translate(["#if canImport(SwiftUI, _version: 2)\nlet a = 1\n#endif\n"])[0]).hasPrefix("#if false "))
    }

    @Test func registersUnderTheConditionsOfTheSource() {
        let source = """
            #if DEBUG
            class A: NSObject {
                #if os(iOS)
                @objc func a() {}
                #elseif FLAG
                @objc func b() {}
                #else
                @objc func c() {}
                #endif
            }
            #endif
            """
        let result = translate([source])[0]
        #expect(body(result).contains("#if true"))
        #expect(tail(result).contains("#if (DEBUG)\nextension A"))
        #expect(tail(result).contains("#if (!(true)) && (FLAG)\nSelectorTable.add(A.self, \"b\")"))
        #expect(tail(result).contains("#if (!(true)) && (!(FLAG))\nSelectorTable.add(A.self, \"c\")"))
    }

    @Test func makesPrivateNestedClassesReachable() {
        let result = translate(["class A { private class B: NSObject { @objc private func f() {} } }"])[0]
        #expect(body(result).contains("fileprivate class B"))
        #expect(tail(result).contains("extension A.B {"))
    }

    @Test func skipsWhatHasNoNameOutside() {
        let result = translate(["func f() {\n    class B: NSObject { @objc func g() {} }\n}"])[0]
        #expect(tail(result).isEmpty)
        #expect(result.diagnostics.map(\.line) == [2])
    }

    @Test func registersGenericClassesBySpecialisation() {
        let text = tail(translate(["class G<T>: NSObject { @objc func f() {} }"])[0])
        #expect(text.contains("extension G: _SeamGeneric0 { nonisolated fileprivate static func _seamSelectors0()"))
        #expect(text.contains("SelectorTable.add(Self.self, \"f\")"))
        #expect(text.contains("SelectorTable.addGeneric { ($0 as? any _SeamGeneric0.Type)?._seamSelectors0() }"))
    }

    @Test func splitsOptionalRequirements() {
        let interface = """
            @objc protocol P: NSObjectProtocol {
                func must()
                @objc optional func p(_ p: Any, didPick x: Int) -> Bool
                @objc optional var limit: Int { get }
            }
            """
        let user = "func use(_ d: P?) { d?.p?(1, didPick: 2); if d?.p != nil {} }"
        let conforming =
            "class A: NSObject, P {\n    func must() {}\n    func p(_ p: Any, didPick x: Int) -> Bool { true }\n}\n"
        let results = translate([interface, user, conforming])
        #expect(body(results[0]).split(separator: "\n")[2].allSatisfy { $0 == " " })
        #expect(tail(results[0]).contains("protocol _Seam_P_optional_p__didPick: AnyObject { func p("))
        #expect(body(results[1]).contains("d?._optional_p__didPick?(1,          2)"))
        #expect(body(results[1]).contains("if d?._optional_p__didPick != nil"))
        #expect(tail(results[2]).contains("extension A: @preconcurrency _Seam_P_optional_p__didPick {}"))
        #expect(!tail(results[2]).contains("property_limit"))
    }

    @Test func whatImplementsARequirementOfTheMainThreadIsThere() {
        let text = """
            @objc protocol P: AnyObject {
                @MainActor @objc optional func changed()
                @objc optional func other()
            }
            class A: P { public func changed() {}; func other() {} }
            class B: P { nonisolated func changed() {} }
            @MainActor class C: P { func changed() {} }
            """
        let result = body(translate([text])[0])
        #expect(result.contains("class A: P { public @MainActor func changed() {}; func other() {} }"), "\(result)")
        #expect(result.contains("class B: P { nonisolated func changed() {} }"), "\(result)")
        #expect(result.contains("@MainActor class C: P { func changed() {} }"), "\(result)")
    }

    /// A proxy of RxCocoa's kind has what is optional and tells who observes it; a method with a result is there if the
    /// delegate that it passes on to has it. A closure that does not escape cannot be told of.
    @Test func optionalMethodsOfProxiesPassOn() {
        let text = """
            @objc protocol P: NSObjectProtocol {
                @objc optional func p(_ a: Int, didPick b: String)
                @objc optional func pCanRepeat(_ a: Int) -> Bool
                @objc optional func each(_ body: (Int) -> Void)
            }
            """
        let proxy = "class Proxy: DelegateProxy<View, P>, DelegateProxyType, P {}"
        let added = tail(translate([text, proxy])[0])
        #expect(added.contains("guard target != nil || proxy._hears(\"p:didPick:\") else { return nil }"))
        #expect(added.contains("proxy._willPass(\"p:didPick:\", [a0 as Any, a1 as Any])"))
        #expect(added.contains("guard let target else { return nil }"))
        #expect(added.ranges(of: "as? any _MessageForwarding").count == 2)
        #expect(!tail(translate([text])[0]).contains("_MessageForwarding"))
    }

    @Test func callsFrameworkDelegatesDirectly() {
        let source = "func f(_ t: UITableView) { t.delegate?.tableView?(t, didSelectRowAt: p) }"
        #expect(body(translate([source])[0]).contains("t.delegate?.tableView (t, didSelectRowAt: p)"))
    }

    @Test(arguments: [
        ("let c = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)", "let c = UIColor      (red: 1"),
        ("let i = #imageLiteral(resourceName: \"x\")", "UIImage      (named       : \"x\")!"),
        ("let k = #keyPath(Person.address.city)", "\"address.city\""),
        ("let k = #keyPath(name)", "\"name\""),
        ("import os.log", "import SeamFoundation"),
        ("import OSLog", "import SeamFoundation"),
        ("import class UIKit.UIImage", "import       UIKit"),
        ("import struct Foundation.URLRequest", "import        Foundation"),
        ("import Darwin", "import Glibc"),
        ("@IBDesignable class V: UIView {}", "              class V: UIView {}"),
        ("class C { @objc dynamic var x = 1 }", "              var x = 1"),
        ("#Preview { V() }\nlet x = 1", "                \nlet x = 1"),
        ("#if os(Linux)\n#endif", "#if false"),
    ]) func rewrites(source: String, expected: String) {
        #expect(body(translate([source])[0]).contains(expected))
    }

    @Test func keepsModernImports() {
        let source = "@preconcurrency import Dispatch\nimport UIKit\n@testable import App\n"
        #expect(translate([source])[0].source == nil)
    }

    @Test func rxBringsUIKit() {
        #expect(
            body(translate(["import RxSwift\nimport RxCocoa\n"])[0]) == "import RxSwift; import UIKit\nimport RxCocoa\n"
        )
        #expect(translate(["import RxSwift\nimport UIKit\n"])[0].source == nil)
    }

    @Test func metatypesOfProtocolsThatInheritAClass() {
        let made = translate([
            "protocol P: UIViewController {}\n", "extension P { static func f() -> Self { Self() } }\n",
        ])
        #expect(body(made[1]) == "extension P { static func f() -> Self { Self._make() } }\n")
    }

    @Test func registersScriptsByAStatement() throws {
        let source = "import Foundation\nclass A: NSObject { @objc func f() {} }\nA().f()\n"
        let index = ModuleIndex([Translator.index(source)])
        let text = try #require(Translator.translate(source, path: "/app/main.swift", index: index).source)
        #expect(text.hasPrefix("import ObjectiveC\nSelectorTable.register {\nA._seamSelectors0()\n}\n#sourceLocation("))
        #expect(!text.contains("init_array"))
    }

    @Test func survivesNonsense() {
        for source in [
            "", "#selector(", "@objc", "class", "#if", "}", "@objc optional func", "\u{FEFF}import UIKit",
            "#selector()",
        ] {
            _ = translate([source])
        }
        let deep = String(repeating: "(", count: 5000)
        _ = translate(["let x = #selector(" + deep + "y)"])
    }

    @Test func dynamicMethodsSayWhenTheyAreCalled() {
        let translations = translate([
            """
            class Model: NSObject {
                @objc dynamic func total(_ prices: [Int], _: Int, by rule: (Int) -> Int) -> Int { prices.map(rule).reduce(0, +) }
                @objc dynamic func reset() {}
                @objc dynamic func stop() -> Int { fatalError() }
                @objc func plain() { reset() }
                dynamic func swiftOnly() { reset() }
            }
            """,
            """
            class SpecialModel: Model {
                override func reset() { count = 0 }
                override func total(_ prices: [Int], _: Int, by rule: (Int) -> Int) -> Int { super.total(prices, 0, by: rule) }
            }
            class Box<Content>: NSObject {
                @objc dynamic func open() { close() }
            }
            """,
        ])
        let first = body(translations[0])
        #expect(
            first.contains(
                "{ let __call = ObservedMessages.begin(self, \"total::by:\") { [prices, nil, nil] }; "
                    + "defer { __call?.end() };  return prices.map(rule).reduce(0, +) }"))
        #expect(first.contains("func reset() { ObservedMessages.begin(self, \"reset\") { [] }?.end() }"))
        #expect(first.contains("defer { __call?.end() };  fatalError() }"))
        #expect(first.contains("func plain() { reset() }"))
        #expect(tail(translations[0]).contains("ObservedMessages.add(Model.self, \"total::by:\")"))
        #expect(!tail(translations[0]).contains("ObservedMessages.add(Model.self, \"plain\")"))
        let second = body(translations[1])
        #expect(second.contains("override func reset() { let __call = ObservedMessages.begin(self, \"reset\") { [] }"))
        #expect(second.contains("by rule: (Int) -> Int) -> Int { super.total(prices, 0, by: rule) }"))
        #expect(tail(translations[1]).contains("ObservedMessages.add(Self.self, \"open\")"))
    }

    @Test func aMethodOfATestMayBeOnTheMainActorByItself() {
        let source = """
            final class ModelTests: XCTestCase {
                @MainActor
                override func setUpWithError() throws { model = Model() }
                @MainActor override func tearDown() async throws { model = nil }
                @MainActor func testModel() {}
            }
            """
        let result = body(translate([source])[0])
        let own = "override func setUpWithError() throws { try MainActor.assumeIsolated { model = Model() } }"
        let waiting = "@MainActor func __onMainActor() async throws { model = nil }; try await __onMainActor() }"
        #expect(result.contains(own))
        #expect(result.contains("override func tearDown() async throws { " + waiting))
        // A test itself may be where it likes.
        #expect(result.contains("@MainActor func testModel() {}"))
        #expect(result.matches(of: /@MainActor/).count == 2)
    }
}
