import SourceTranslator
import Testing

@testable import AppBuilder

@Suite struct TestRunnerSourceTests {
    private let classes = ModuleIndex([
        Translator.index(
            """
            class Base: XCTestCase { func testOne() {} }
            final class Own: Base { func testTwo() async {} ; func helper() {} ; func test(with: Int) {} }
            """)
    ]).testClasses

    private func text(entryPoint: String? = nil) -> String {
        TestRunnerSource(
            bundle: "AppTests", module: "AppTests", classes: classes, usesTesting: true, entryPoint: entryPoint
        ).text
    }

    @Test func namesEveryTestAndThoseInherited() {
        let lines = text().split(separator: "\n").map { $0.drop { $0 == " " } }
        #expect(lines.contains("(Base.self, ["))
        #expect(lines.contains("(\"testOne\", { try TestRun.call($0 as! Own) { try $0.testOne() } }),"))
        #expect(lines.contains("(\"testTwo\", { try TestRun.callAsync($0 as! Own) { try await $0.testTwo() } }),"))
        #expect(!text().contains("helper") && !text().contains("\"test\""))
        #expect(text().contains("@testable import AppTests\n"))
    }

    @Test func leavesConditionsToTheCompiler() {
        let source = """
            class A: XCTestCase {
                func testA() {}
            #if DEBUG
                func testB() {}
            #endif
            }
            #if canImport(Kit)
            class B: XCTestCase { func testC() {} }
            #endif
            """
        let text = TestRunnerSource(
            bundle: "T", module: "T", classes: ModuleIndex([Translator.index(source)]).testClasses, usesTesting: false
        ).text
        #expect(text.contains("var classes: [TestRun.TestClass] = [\n]\nclasses.append((A.self, [\n"))
        #expect(text.contains("#if (DEBUG)\nclasses[classes.count - 1].1.append((\"testB\", {"))
        #expect(text.contains("#if (canImport(Kit))\nclasses.append((B.self, [\n        (\"testC\", {"))
    }

    @Test func asksQuickForItsTests() {
        let index = ModuleIndex([
            Translator.index(
                """
                class Base: QuickSpec {}
                final class A: Base {}
                class Later: AsyncSpec {}
                class Shared: QuickConfiguration {}
                """)
        ])
        let text = TestRunnerSource(
            bundle: "T", module: "T", classes: index.testClasses, specs: index.specs, usesTesting: false
        ).text
        #expect(text.contains("@testable import Quick\n"))
        #expect(text.contains("configurations.append(Shared.self)\nQuickConfiguration.configureSubclassesIfNeeded("))
        for name in ["A", "Base", "Later"] {
            #expect(text.contains("classes.append(TestRun.found(\(name).self, \(name).allTests))\n"))
        }
        #expect(!self.text().contains("Quick"))
    }

    @Test func startsTheAppIfThereIsOne() {
        #expect(text().contains("usesTesting: true, host: nil)"))
        let hosted = text(entryPoint: "app_main")
        #expect(hosted.contains("@_silgen_name(\"app_main\")"))
        #expect(hosted.contains("host: { _ = startApp("))
    }
}
