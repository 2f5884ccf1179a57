import Testing

@testable import SourceTranslator

@Suite struct SelectorOfOwnMethodTests {
    private func translate(_ source: String) -> String {
        let index = ModuleIndex([Translator.index(source)])
        return Translator.translate(source, path: "/app/File.swift", index: index).source ?? source
    }

    private let use =
        "import UIKit\nclass A: UIViewController {\n func f() -> Selector { #selector(dismissKeyboard) }\n}\n"

    @Test func aMethodOfTheAppsIsNotMistakenForOneOfASubclass() {
        let own = translate(use + "extension UIViewController {\n @objc func dismissKeyboard() {}\n}\n")
        #expect(own.contains("Selector(\"dismissKeyboard\")"))
        #expect(own.contains("SelectorTable.add(UIViewController.self, \"dismissKeyboard\")"))
        #expect(!own.contains("UIInputViewController"))
    }

    @Test func theFrameworksOwnIsEnteredOtherwise() {
        let text = "import UIKit\nlet s = #selector(UIInputViewController.dismissKeyboard)\n"
        #expect(translate(text).contains("SelectorTable.add(UIInputViewController.self, \"dismissKeyboard\")"))
    }
}
