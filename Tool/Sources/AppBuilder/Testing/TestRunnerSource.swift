import SourceTranslator

/// The program that runs the tests of a module: the list of tests that the Objective-C runtime would make at run time.
struct TestRunnerSource {
    var bundle: String
    var module: String
    var classes: [ModuleIndex.TestClass]
    var usesTesting: Bool
    /// The function that starts the app, if the tests run in one.
    var entryPoint: String?

    var text: String {
        var text = "import Foundation\nimport TestHost\n@testable import \(module)\n\n"
        if let entryPoint {
            text +=
                "@_silgen_name(\"\(entryPoint)\")\nfunc startApp(_ count: Int32, _ arguments: OpaquePointer?) -> Int32\n\n"
        }
        text += "let classes: [TestRun.TestClass] = [\n"
        for type in classes {
            text += "    (\(type.name).self, [\n"
            for test in type.tests {
                let call = test.isAsync ? "TestRun.callAsync" : "TestRun.call"
                let effects = test.isAsync ? "try await" : "try"
                text +=
                    "        (\"\(test.name)\", { try \(call)($0 as! \(type.name)) { \(effects) $0.\(test.name)() } }),\n"
            }
            text += "    ]),\n"
        }
        text += """
            ]

            TestRun.start(
                bundle: "\(bundle)", classes: classes, usesTesting: \(usesTesting), host: \
            \(entryPoint == nil ? "nil" : "{ _ = startApp(CommandLine.argc, OpaquePointer(CommandLine.unsafeArgv)) }"))

            """
        return text
    }
}
