import SwiftSyntax

/// `import XCTest` of tests that `seam test` runs
enum XCTestRule: TranslationRule {
    static let name = "XCTest"
    static let summary = """
        Tests see XCTest as Apple has it: what the one on Linux lacks is a module over it, whose test case takes the \
        place of its own.
        """
    static let example = RuleExample(
        before: "import XCTest", after: "import SeamXCTest; import UIKit", options: .tests)

    static func add(to hooks: inout RuleHooks) {
        hooks.imports.add(self) { node, file in
            guard file.options.isOfTests || file.options.isForTests, node.path.count == 1, let first = node.path.first,
                first.name.text == "XCTest"
            else { return }
            file.replace(file.range(first.name), with: "SeamXCTest")
        }
    }
}

extension TranslationOptions {
    static var tests: TranslationOptions {
        var options = TranslationOptions()
        options.isOfTests = true
        return options
    }
}
