import SourceTranslator

/// The program that runs the tests of a module: the list of tests that the Objective-C runtime would make at run time.
struct TestRunnerSource {
    var bundle: String
    var module: String
    var classes: [ModuleIndex.TestClass]
    /// Classes that Quick finds the tests of.
    var specs: [ModuleIndex.Spec] = []
    var usesTesting: Bool
    /// The function that starts the app, if the tests run in one.
    var entryPoint: String?

    var text: String {
        var text = "import Foundation\nimport SeamXCTest\n@testable import \(module)\n\n"
        if let entryPoint {
            text +=
                "@_silgen_name(\"\(entryPoint)\")\nfunc startApp(_ count: Int32, _ arguments: OpaquePointer?) -> Int32\n\n"
        }
        if !specs.isEmpty { text += "@testable import Quick\n\n" }
        let conditional = classes.filter { $0.condition != nil || $0.tests.contains { $0.condition != nil } }
        text += "\(conditional.isEmpty && specs.isEmpty ? "let" : "var") classes: [TestRun.TestClass] = [\n"
        for type in classes where !conditional.contains(type) { text += "    \(entry(type)),\n" }
        text += "]\n"
        for type in conditional { text += addition(type) }
        text += additions(specs)
        if !conditional.isEmpty || !specs.isEmpty { text += "classes.sort { \"\\($0.0)\" < \"\\($1.0)\" }\n" }
        text += """

            TestRun.start(
                bundle: "\(bundle)", classes: classes, usesTesting: \(usesTesting), host: \
            \(entryPoint == nil ? "nil" : "{ _ = startApp(CommandLine.argc, OpaquePointer(CommandLine.unsafeArgv)) }"))

            """
        return text
    }

    /// Statements that ask Quick for the tests of its classes, as its own program for Linux does.
    private func additions(_ specs: [ModuleIndex.Spec]) -> String {
        guard !specs.isEmpty else { return "" }
        func statement(_ spec: ModuleIndex.Spec, _ text: String) -> String {
            spec.condition.map { "#if \($0)\n\(text)\n#endif\n" } ?? text + "\n"
        }
        var text = "var configurations: [QuickConfiguration.Type] = []\n"
        for spec in specs where spec.kind == .configuration {
            text += statement(spec, "configurations.append(\(spec.name).self)")
        }
        text += "QuickConfiguration.configureSubclassesIfNeeded(configurations, world: World.sharedWorld)\n"
        for spec in specs where spec.kind == .tests {
            text += statement(spec, "classes.append(TestRun.found(\(spec.name).self, \(spec.name).allTests))")
        }
        return text
    }

    private func entry(_ type: ModuleIndex.TestClass) -> String {
        var text = "(\(type.name).self, [\n"
        for test in type.tests where test.condition == nil { text += "        \(entry(test, of: type)),\n" }
        return text + "    ])"
    }

    private func entry(_ test: ModuleIndex.TestClass.Test, of type: ModuleIndex.TestClass) -> String {
        let call = test.isAsync ? "TestRun.callAsync" : "TestRun.call"
        let effects = test.isAsync ? "try await" : "try"
        return "(\"\(test.name)\", { try \(call)($0 as! \(type.name)) { \(effects) $0.\(test.name)() } })"
    }

    /// Statements for a class that is there, or that has tests, on a condition, which the compiler decides as it does in
    /// the tests. A list cannot have conditions in it.
    private func addition(_ type: ModuleIndex.TestClass) -> String {
        var text = "classes.append(\(entry(type)))\n"
        for test in type.tests {
            guard let condition = test.condition else { continue }
            text += "#if \(condition)\nclasses[classes.count - 1].1.append(\(entry(test, of: type)))\n#endif\n"
        }
        if let condition = type.condition { text = "#if \(condition)\n\(text)#endif\n" }
        return text
    }
}
